import Raster
import Testing

@testable import SwiftUI

/// Texts that are drawn by a renderer of one's own.
@MainActor
@Suite struct TextRendererTests {
  /// Moves each glyph down by its place in its run, times an amount.
  private struct Stairs: TextRenderer {
    var amount: Double

    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) {
        for (index, slice) in run.enumerated() {
          var copy = ctx
          copy.translateBy(x: 0, y: amount * Double(index))
          copy.draw(slice)
        }
      }
    }
  }

  /// Hands the layout over and draws nothing.
  private struct Spy: TextRenderer {
    let note: (Text.Layout) -> Void

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { note(layout) }
  }

  private struct Loud: TextAttribute, Equatable { var level: Int }
  private struct Quiet: TextAttribute {}

  /// The glyphs of the picture: how many there are in each run, and where it begins.
  private func glyphs(_ host: ViewHost) -> [(count: Int, origin: CGPoint)] {
    host.displayList().items.compactMap { item in
      guard case .glyphs(let run, _) = item.content, let first = run.positions.first else { return nil }
      return (run.glyphs.count, first.applying(item.transform))
    }
  }

  private func setting<V: View>(of view: V, width: CGFloat = 400) -> Text.Layout? {
    var seen: Text.Layout?
    let host = host(view.textRenderer(Spy { seen = $0 }), width: width)
    _ = host.displayList()
    return seen
  }

  @Test func glyphsAreDrawnOneByOneWhereTheyAreSet() {
    let plain = glyphs(host(Text("abc")))
    let still = glyphs(host(Text("abc").textRenderer(Stairs(amount: 0))))
    #expect(plain.map(\.count) == [3])
    #expect(still.map(\.count) == [1, 1, 1])
    #expect(still[0].origin == plain[0].origin)
    let moved = glyphs(host(Text("abc").textRenderer(Stairs(amount: 5))))
    #expect(zip(moved, still).map { $0.origin.y - $1.origin.y } == [0, 5, 10])
    #expect(moved.map(\.origin.x) == still.map(\.origin.x))
  }

  @Test func theDataOfARendererIsAnimated() {
    struct Subject: View {
      let model: TestModel<Bool>
      var body: some View { Text("ab").textRenderer(Stairs(amount: model.value ? 10 : 0)) }
    }
    let model = TestModel(false)
    let player = Player(Subject(model: model))
    func step() -> CGFloat {
      let shown = glyphs(player.host)
      return shown[1].origin.y - shown[0].origin.y
    }
    #expect(step() == 0)
    withAnimation(.linear(duration: 1)) { model.value = true }
    player.wait(0.5)
    // The first frame of an animation shows its beginning.
    #expect(near(step(), 29.0 / 60 * 10, within: 0.01))
    player.wait(0.6)
    #expect(step() == 10)
    #expect(player.host.nextFrameTime == nil)
  }

  @Test func aTransitionBringsARendererAlong() {
    struct Falling: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.transaction {
          $0.animation = .linear(duration: 1)
        } body: {
          $0.textRenderer(Stairs(amount: phase.isIdentity ? 0 : 10))
        }
      }
    }
    struct Subject: View {
      let model: TestModel<Bool>
      var body: some View {
        ZStack { if model.value { Text("ab").transition(Falling()) } }
      }
    }
    let model = TestModel(false)
    let player = Player(Subject(model: model))
    withAnimation { model.value = true }
    player.wait(0.25)
    // The first frame of an animation shows its beginning.
    let shown = glyphs(player.host)
    #expect(shown.map(\.count) == [1, 1])
    #expect(near(shown[1].origin.y - shown[0].origin.y, 10 - 14.0 / 60 * 10, within: 0.01))
  }

  @Test func linesAndRunsHaveTheirBoxes() throws {
    let text = Text("One ").font(.system(size: 20)) + Text("two").font(.system(size: 20)).bold() + Text("\nThree")
    let layout = try #require(setting(of: text.font(.system(size: 20))))
    #expect(layout.count == 2)
    #expect(layout.map(\.count) == [2, 1])
    #expect(layout[0].map(\.count) == [4, 3])
    let (first, second) = (layout[0][0].typographicBounds, layout[0][1].typographicBounds)
    #expect(first.origin.x == 0 && near(second.origin.x, first.width))
    // Baselines lie on whole pixels, of which there are two a point.
    #expect(near(first.rect.minY, 0, within: 0.5) && near(first.rect.height, first.ascent + first.descent))
    #expect(layout[1].typographicBounds.rect.minY > first.rect.maxY - 0.5)
    let slices = layout[0][0].map(\.typographicBounds)
    #expect(near(slices.reduce(0) { $0 + $1.width }, first.width))
    #expect(layout[0][1].characterIndices.map(\.value) == [4, 5, 6])
    #expect(layout[0][0][1..<3].typographicBounds.rect.minX == slices[1].rect.minX)
    #expect(!layout.isTruncated)
  }

  @Test func aCutTextSaysSo() throws {
    let layout = try #require(setting(of: Text("A text that is cut off").lineLimit(1), width: 60))
    #expect(layout.isTruncated)
  }

  @Test func runsCarryTheMarksOfTheText() throws {
    let text = Text("a \(Text("b").customAttribute(Loud(level: 2))) c").customAttribute(Quiet())
    let layout = try #require(setting(of: text))
    #expect(layout[0].map { $0[Loud.self]?.level } == [nil, 2, nil])
    #expect(layout[0].allSatisfy { $0[Quiet.self] != nil })
    #expect(layout[0][1][0][Loud.self] == Loud(level: 2))
    #expect(Text("a").customAttribute(Loud(level: 1)) != Text("a").customAttribute(Loud(level: 2)))
  }

  @Test func anUnderlineIsCutWithItsGlyphs() {
    let player = Player(Text("ab").underline().textRenderer(Stairs(amount: 5)), scale: 1)
    let lines = player.fills.map(\.bounds)
    #expect(lines.count == 2)
    #expect(near(lines[1].minX, lines[0].maxX))
    #expect(near(lines[1].minY, lines[0].minY + 5))
  }

  @Test func theInnermostRendererDraws() {
    let inner = Text("abc").textRenderer(Stairs(amount: 0)).textRenderer(Spy { _ in })
    #expect(glyphs(host(inner)).count == 3)
  }

  /// Takes twice the height of the text, times an amount.
  private struct Tall: TextRenderer {
    var amount = 1.0

    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height * 2 * amount)
    }
  }

  @Test func aRendererDecidesTheSize() {
    struct Subject: View {
      let model: TestModel<Double>
      let report: Probe.Report
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("a").font(.system(size: 20)).textRenderer(Tall(amount: model.value))
          Probe(report, width: 10, height: 10)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let (model, report) = (TestModel(1.0), Probe.Report())
    let player = Player(Subject(model: model, report: report), scale: 1)
    #expect(report.frame.minY == 48)
    withAnimation(.linear(duration: 1)) { model.value = 2 }
    player.wait(0.5)
    #expect(report.frame.minY > 60 && report.frame.minY < 90)
    player.wait(0.6)
    #expect(report.frame.minY == 96)
  }

  @Test func theContextsClipReachesAsFarAsThePadding() {
    struct Padded: TextRenderer {
      let note: (CGRect) -> Void
      var displayPadding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }

      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { note(ctx.clipBoundingRect) }
    }
    var seen = CGRect.zero
    let player = Player(Text("a").frame(width: 50, height: 20).textRenderer(Padded { seen = $0 }), scale: 1)
    _ = player.host.displayList()
    #expect(seen.origin == CGPoint(x: -2, y: -1))
    #expect(seen.height > 20 && seen.height < 30)
  }

  @Test func linesAndRunsAreDrawnWhole() {
    struct Whole: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        ctx.opacity = 0.5
        ctx.draw(layout[0])
        for run in layout[0] { ctx.draw(run, options: .disablesSubpixelQuantization) }
      }
    }
    let host = host((Text("ab") + Text("c").bold()).textRenderer(Whole()))
    #expect(glyphs(host).map(\.count) == [2, 1, 2, 1])
    #expect(host.groupEffects.map(\.opacity) == [0.5, 0.5, 0.5])
  }

  @Test func aPlaceholderIsNotDrawnByARenderer() {
    let host = host(Text("abc").textRenderer(Stairs(amount: 5)).redacted(reason: .placeholder))
    #expect(glyphs(host).isEmpty)
  }
}
