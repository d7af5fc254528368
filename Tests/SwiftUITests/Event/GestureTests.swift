import Testing

@testable import SwiftUI

@MainActor @Suite struct GestureTests {
  private var box: some View { Color.red.frame(width: 100, height: 100) }

  @Test func tap() {
    let log = Log()
    let player = Player(box.onTapGesture { log("tap") })
    player.click(100, 100)
    player.click(10, 10)
    #expect(log.entries == ["tap"])
  }

  @Test func aTapTellsWhere() {
    var places: [CGPoint] = []
    let player = Player(
      box.onTapGesture { places.append($0) }
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) }))
    player.click(70, 80)
    #expect(
      places == [CGPoint(x: 70, y: 80), CGPoint(x: 20, y: 30)]
        || places == [CGPoint(x: 20, y: 30), CGPoint(x: 70, y: 80)])
  }

  @Test func aDoubleTapHoldsTheSingleOneBack() {
    let log = Log()
    let player = Player(box.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") })
    player.click(100, 100)
    #expect(log.entries.isEmpty)
    player.wait(0.4)
    #expect(log.entries == ["single"])
    player.click(100, 100)
    player.wait(0.1)
    player.click(100, 100)
    player.wait(1)
    #expect(log.entries == ["single", "double"])
  }

  @Test func aLongPressComesByItself() {
    let log = Log()
    let player = Player(
      box.onLongPressGesture {
        log("long")
      } onPressingChanged: {
        log("pressing \($0)")
      })
    player.press(100, 100)
    #expect(player.host.nextFrameTime == 0.5)
    player.wait(0.49)
    #expect(log.entries == ["pressing true"])
    player.wait(0.02)
    #expect(log.entries == ["pressing true", "pressing false", "long"])
    player.release(100, 100)
    #expect(log.entries.count == 3)
  }

  @Test func aLongPressFailsWhenItMovesOrIsShort() {
    let log = Log()
    let player = Player(box.onLongPressGesture { log("long") })
    player.click(100, 100)
    player.wait(1)
    player.press(100, 100)
    player.send(.moved, 100, 111)
    player.wait(1)
    player.release(100, 111)
    #expect(log.entries.isEmpty)
    #expect(player.host.nextFrameTime == nil)
  }

  @Test func aTapBesideALongPress() {
    let log = Log()
    let player = Player(box.onTapGesture { log("tap") }.onLongPressGesture { log("long") })
    player.click(100, 100)
    player.press(100, 100)
    player.wait(0.6)
    player.release(100, 100)
    #expect(log.entries == ["tap", "long"])
  }

  @Test func aDragBeginsAfterTenPoints() {
    var values: [CGSize] = []
    var end: DragGesture.Value?
    let player = Player(
      box.gesture(DragGesture().onChanged { values.append($0.translation) }.onEnded { end = $0 }))
    player.press(100, 100)
    player.send(.moved, 109, 100)
    #expect(values.isEmpty)
    player.send(.moved, 112, 100)
    player.send(.moved, 120, 105)
    player.release(120, 105)
    #expect(values == [CGSize(width: 12, height: 0), CGSize(width: 20, height: 5)])
    #expect(end?.startLocation == CGPoint(x: 50, y: 50))
    #expect(end?.location == CGPoint(x: 70, y: 55))
  }

  @Test func aDragKnowsItsVelocity() throws {
    var end: DragGesture.Value?
    let player = Player(box.gesture(DragGesture().onEnded { end = $0 }))
    player.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 120, y: 100), steps: 12)
    // 5 points a frame of a sixtieth.
    let value = try #require(end)
    #expect(abs(value.velocity.width - 300) < 1e-6)
    #expect(value.velocity.height == 0)
    #expect(abs(value.predictedEndTranslation.width - (60 + 75)) < 1e-6)
  }

  @Test func aDragThatRestsHasNoVelocity() throws {
    var end: DragGesture.Value?
    let player = Player(box.gesture(DragGesture(minimumDistance: 0).onEnded { end = $0 }))
    player.press(60, 100)
    player.wait(0.1)
    player.send(.moved, 90, 100)
    player.wait(0.2)
    player.release(90, 100)
    #expect(try #require(end).velocity == .zero)
  }

  struct Follower: View {
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var offset = CGSize.zero
    let log: Log

    var body: some View {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture(minimumDistance: 0).updating($offset) { value, state, transaction in
            state = value.translation
            log("\(transaction.tracksVelocity)")
          }
        )
        .onChange(of: offset) { _, new in log("\(Int(new.width))") }
    }
  }

  @Test func aGestureStateGoesBack() {
    let log = Log()
    let player = Player(Follower(log: log))
    player.press(100, 100)
    player.send(.moved, 130, 100)
    player.release(130, 100)
    #expect(log.entries == ["true", "true", "30", "true", "0"] || log.entries == ["true", "true", "30", "0"])
    player.press(100, 100)
    player.send(.moved, 140, 100)
    player.send(.cancelled, 0, 0)
    #expect(log.entries.last == "0")
  }

  @Test func innerGesturesComeFirst() {
    let log = Log()
    let player = Player(
      ZStack { box.onTapGesture { log("inner") } }.onTapGesture { log("outer") })
    player.click(100, 100)
    #expect(log.entries == ["inner"])
  }

  @Test func outerGesturesOfHighPriorityComeBefore() {
    let log = Log()
    let player = Player(
      ZStack { box.onTapGesture { log("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log("outer") }))
    player.click(100, 100)
    #expect(log.entries == ["outer"])
  }

  @Test func simultaneousGesturesBothHappen() {
    let log = Log()
    let player = Player(
      Button {
        log("button")
      } label: {
        box
      }
      .simultaneousGesture(TapGesture().onEnded { log("beside") }))
    player.click(100, 100)
    #expect(Set(log.entries) == ["button", "beside"])
  }

  @Test func aDragTakesThePressFromAButton() {
    let log = Log()
    let player = Player(
      ZStack {
        Button {
          log("button")
        } label: {
          box
        }
      }
      .gesture(DragGesture().onEnded { _ in log("drag") }))
    player.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 110, y: 100))
    #expect(log.entries == ["drag"])
  }

  @Test func masks() {
    let log = Log()
    let inner = box.onTapGesture { log("inner") }
    let player = Player(
      ZStack { inner }.gesture(TapGesture().onEnded { log("outer") }, including: .gesture))
    player.click(100, 100)
    let other = Player(ZStack { inner }.gesture(TapGesture().onEnded { log("outer") }, including: .subviews))
    other.click(100, 100)
    let none = Player(ZStack { inner }.gesture(TapGesture().onEnded { log("outer") }, including: .none))
    none.click(100, 100)
    #expect(log.entries == ["outer", "inner"])
  }

  @Test func aSequence() {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first: log("pressing")
        case .second(_, nil): log("pressed")
        case .second(_, let drag?): log("drag \(Int(drag.translation.width))")
        }
      }
      .onEnded { _ in log("end") }
    let player = Player(box.gesture(gesture))
    player.press(100, 100)
    player.wait(0.35)
    player.send(.moved, 115, 100)
    player.release(115, 100)
    #expect(log.entries == ["pressing", "pressed", "drag 15", "end"])
  }

  @Test func exclusive() {
    let log = Log()
    let gesture = TapGesture(count: 2).onEnded { log("double") }
      .exclusively(before: TapGesture().onEnded { log("single") })
    let player = Player(box.gesture(gesture))
    player.click(100, 100)
    #expect(log.entries.isEmpty)
    player.wait(0.5)
    #expect(log.entries == ["single"])
    player.click(100, 100)
    player.wait(0.1)
    player.click(100, 100)
    player.wait(0.5)
    #expect(log.entries == ["single", "double"])
  }

  /// Drags with the option key from 20 points right of the middle to 40, and a quarter turn on.
  private func pinchAndTurn(_ player: Player) {
    player.send(.began, 120, 100, modifiers: .option)
    player.send(.moved, 140, 100, modifiers: .option)
    player.send(.moved, 100, 140, modifiers: .option)
    player.send(.ended, 100, 140, modifiers: .option)
  }

  @Test func magnifyAndRotateWithTheOptionKey() throws {
    var scales: [CGFloat] = []
    var angles: [Double] = []
    let gesture = MagnifyGesture().onChanged { scales.append($0.magnification) }
      .simultaneously(with: RotateGesture().onChanged { angles.append($0.rotation.degrees) })
    let player = Player(box.gesture(gesture))
    pinchAndTurn(player)
    #expect(scales.first == 2)
    #expect(abs(try #require(angles.last) - 90) < 1e-9)
    scales = []
    player.drag(from: CGPoint(x: 120, y: 100), to: CGPoint(x: 140, y: 100))
    #expect(scales.isEmpty)
  }

  @Test func hovering() {
    let log = Log()
    let player = Player(box.onHover { log("\($0)") })
    player.send(.moved, 10, 10)
    player.send(.moved, 100, 100)
    player.send(.moved, 110, 100)
    player.send(.moved, 10, 10)
    #expect(log.entries == ["true", "false"])
  }

  @Test func namedSpaces() {
    var place: CGPoint?
    let player = Player(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
          .gesture(SpatialTapGesture(coordinateSpace: .named("stack")).onEnded { place = $0.location })
        Color.blue.frame(width: 60, height: 20)
      }
      .coordinateSpace(.named("stack")))
    // The stack is 60 × 40 in the middle of 200 × 200; the small box is in the middle of its upper half.
    player.click(95, 85)
    #expect(place == CGPoint(x: 25, y: 5))
  }

  @Test func contentShapeDecidesWhatIsHit() {
    let log = Log()
    let player = Player(
      HStack { Spacer() }.frame(width: 100, height: 100)
        .contentShape(Circle())
        .onTapGesture { log("tap") })
    player.click(100, 100)
    player.click(55, 55)
    #expect(log.entries == ["tap"])
  }

  @Test func whatDrawsNothingIsNotHit() {
    let log = Log()
    let player = Player(
      ZStack {
        box.onTapGesture { log("below") }
        Color.clear.frame(width: 100, height: 100).onTapGesture { log("above") }
        box.onTapGesture { log("ghost") }.allowsHitTesting(false)
      })
    player.click(100, 100)
    #expect(log.entries == ["below"])
  }

  @Test func whatIsMovedIsHitWhereItIsShown() {
    let log = Log()
    let player = Player(box.onTapGesture { log("tap") }.offset(x: 60).scaleEffect(0.5))
    player.click(130, 100)
    player.click(60, 100)
    #expect(log.entries == ["tap"])
  }

  @Test func theOlderFormsOfGesturesDoTheSame() {
    let log = Log()
    func play<V: View>(_ view: V, seconds: Double = 0.05) {
      let player = Player(view)
      player.press(100, 100)
      player.wait(seconds)
      player.release(100, 100)
    }
    play(box.onTapGesture(count: 1, perform: { log("tap") }))
    play(box.gesture(TapGesture().onEnded { log("ended") }))
    play(box.gesture(TapGesture(count: 1).onEnded { _ in log("with value") }))
    play(
      box.onLongPressGesture(
        minimumDuration: 0.2, maximumDistance: 20, pressing: { log("pressing \($0)") }, perform: { log("long") }),
      seconds: 0.3)
    play(box.gesture(LongPressGesture(minimumDuration: 0.2).onEnded { log("\($0)") }), seconds: 0.3)
    play(box.onLongPressGesture(minimumDuration: 0.2) { log("short form") }, seconds: 0.3)
    #expect(
      log.entries == [
        "tap", "ended", "with value", "pressing true", "pressing false", "long", "true", "short form",
      ])
  }

  @Test func theOlderPinchAndTurnGiveBareNumbers() throws {
    var scales: [CGFloat] = []
    var angles: [Angle] = []
    let gesture = MagnificationGesture().onChanged { scales.append($0) }
      .simultaneously(with: RotationGesture().onChanged { angles.append($0) })
    pinchAndTurn(Player(box.gesture(gesture)))
    #expect(scales.first == 2)
    #expect(abs(try #require(angles.last).degrees - 90) < 1e-9)
  }

  struct Dragged: View {
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    var body: some View {
      Color.red.frame(width: 40, height: 40)
        .scaleEffect(isDragging ? 0.5 : 1)
        .offset(offset)
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { _ in offset = .zero })
    }
  }

  @Test func whatIsDraggedFollowsThePointerAndComesBack() {
    let player = Player(Dragged())
    player.press(100, 100)
    player.send(.moved, 130, 90)
    #expect(player.fills.first?.bounds == CGRect(x: 120, y: 80, width: 20, height: 20))
    player.release(130, 90)
    #expect(player.fills.first?.bounds == CGRect(x: 80, y: 80, width: 40, height: 40))
  }

  @Test func aWholeRowIsHitWithAContentShape() {
    let log = Log()
    func row(_ name: String) -> some View {
      HStack {
        Color.red.frame(width: 20, height: 20)
        Spacer()
      }
    }
    let bare = Player(row("bare").onTapGesture { log("bare") })
    bare.click(150, 100)
    let shaped = Player(row("shaped").contentShape(Rectangle()).onTapGesture { log("shaped") })
    shaped.click(150, 100)
    let dotted = Player(row("dotted").contentShape(.rect).onTapGesture { log("dotted") })
    dotted.click(150, 100)
    #expect(log.entries == ["shaped", "dotted"])
  }

  @Test func aPressCanBeWatchedWithoutEverBeingLong() {
    let log = Log()
    let player = Player(
      box.onLongPressGesture(minimumDuration: .infinity, pressing: { log("\($0)") }, perform: { log("never") }))
    player.press(100, 100)
    player.wait(3)
    #expect(log.entries == ["true"])
    player.release(100, 100)
    #expect(log.entries == ["true", "false"])
  }

  @Test func aDragTellsItsPlacesInTheSpaceItIsAskedFor() {
    var places: [CGPoint] = []
    func drag<V: View>(_ view: V) {
      let player = Player(view)
      player.press(100, 100)
      player.send(.moved, 130, 100)
      player.release(130, 100)
    }
    drag(box.gesture(DragGesture(minimumDistance: 0).onEnded { places.append($0.location) }))
    drag(box.gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { places.append($0.location) }))
    drag(
      box.gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onEnded { places.append($0.startLocation) }))
    #expect(places == [CGPoint(x: 80, y: 50), CGPoint(x: 130, y: 100), CGPoint(x: 50, y: 50)])
  }

  @Test func aGestureCanBeMissingOrChosen() {
    let log = Log()
    let tap = TapGesture().onEnded { log("tap") }
    Player(box.gesture(false ? tap : nil)).click(100, 100)
    Player(box.gesture(true ? tap : nil)).click(100, 100)
    Player(box.highPriorityGesture(tap)).click(100, 100)
    #expect(log.entries == ["tap", "tap"])
  }

  /// A gesture made of others, as a type.
  private struct Press: Gesture {
    let action: () -> Void
    var body: some Gesture { TapGesture().onEnded { action() } }
  }

  @Test func aGestureOfOnesOwnIsItsBody() {
    let log = Log()
    Player(box.gesture(Press { log("own") })).click(100, 100)
    #expect(log.entries == ["own"])
  }
}
