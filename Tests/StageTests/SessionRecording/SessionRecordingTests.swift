import SwiftUI
import Testing

@testable import Stage

struct SessionRecordingTests {
  private static let hash = String(repeating: "0a", count: 32)

  private var example: SessionRecording {
    var dark = StageEnvironment.phone
    dark.isDark = true
    let key = InputEvent.Key(name: "character", characters: "é\"", isShiftDown: true)
    return SessionRecording(
      source: .files(SourceReference(path: "Badge.swift", sha256: Self.hash, target: "App", view: "Badge")),
      preview: "Gold", environment: .phone, duration: 4.000000000000001,
      inputs: [
        InputEvent(time: 0.1, action: .pointerDown(x: 1 / 3, y: -2)),
        InputEvent(time: 0.1, action: .pointerMoved(x: 1e-7, y: 3)),
        InputEvent(time: 0.2, action: .pointerUp(x: 1, y: 2)),
        InputEvent(time: 0.2, action: .pointerCancelled(x: 1, y: 2)),
        InputEvent(time: 0.3, action: .wheel(dx: 0, dy: -12.5, x: 5, y: 6)),
        InputEvent(time: 1, action: .key(key)),
        InputEvent(time: 1, action: .key(InputEvent.Key(name: "tab", isControlDown: true))),
        InputEvent(time: 2, action: .environment(dark)),
      ])
  }

  @Test func aRecordingSurvivesBeingWrittenDownToTheLastBit() throws {
    let text = try example.text()
    #expect(try SessionRecording(bytes: Data(text.utf8), name: "a.zoe") == example)
    #expect(try SessionRecording(bytes: Data(text.utf8), name: "a.zoe").text() == text)
  }

  @Test func aPersonCanReadIt() throws {
    let lines = try example.text().split(separator: "\n")
    #expect(lines[0] == "{" && lines[1] == "  \"format\": \"zoetrope recording\"," && lines[2] == "  \"version\": 1,")
    #expect(
      lines.contains("    { \"time\": 0.3, \"action\": \"wheel\", \"dx\": 0, \"dy\": -12.5, \"x\": 5, \"y\": 6 },"))
    #expect(lines.contains("    { \"time\": 1, \"action\": \"key\", \"key\": \"tab\", \"control\": true },"))
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  @Test func aComponentIsNamedAlone() throws {
    let recording = SessionRecording(
      source: .component("progress-rings"), environment: .phone, duration: 0, inputs: [])
    let text = try recording.text()
    #expect(text.contains("\"source\": { \"component\": \"progress-rings\" }"))
    #expect(!text.contains("preview"))
    #expect(try SessionRecording(bytes: Data(text.utf8), name: "a.zoe") == recording)
  }

  /// Changes of a good file, and where and how each is wrong.
  static let faults: [(old: String, new: String, field: String?, hint: String)] = [
    ("\"zoetrope recording\"", "\"tape\"", "format", "'tape' is not"),
    ("\"version\": 1", "\"version\": 2", "version", "version 2 is not known"),
    ("\"version\": 1", "\"version\": \"1\"", "version", "expected a whole number"),
    ("  \"version\": 1,\n", "", nil, "there is no 'version'"),
    ("\"path\": \"Badge.swift\"", "\"path\": \"\"", "source.path", "it is empty"),
    ("\"path\": \"Badge.swift\",", "", "source", "there is no 'path'"),
    ("0a0a", "0A0a", "source.sha256", "64 hexadecimal digits"),
    ("\"0a0a", "\"0a", "source.sha256", "64 hexadecimal digits"),
    ("\"width\": 393", "\"width\": 0", "environment.width", "from 1.0 to 8192.0"),
    ("\"scale\": 2", "\"scale\": 9", "environment.scale", "from 0.5 to 8.0"),
    ("\"isDark\": false", "\"isDark\": 0", "environment.isDark", "expected true or false"),
    ("\"typeSize\": \"large\"", "\"typeSize\": \"huge\"", "environment.typeSize", "huge"),
    ("\"duration\": 4.000000000000001", "\"duration\": -1", "duration", "from 0 to 86400"),
    ("\"duration\": 4.000000000000001", "\"duration\": \"4\"", "duration", "expected a number"),
    (
      "\"duration\": 4.000000000000001", "\"duration\": 1.5", "inputs[7].time", "after the end of the recording, at 1.5"
    ),
    ("\"time\": 0.3", "\"time\": 0.15", "inputs[4].time", "0.15 lies before the input above it, which came at 0.2"),
    ("\"time\": 0.3", "\"time\": null", "inputs[4].time", "found null"),
    ("\"wheel\"", "\"spin\"", "inputs[4].action", "There are: pointerDown"),
    ("\"dy\": -12.5, ", "", "inputs[4]", "there is no 'dy'"),
    ("\"dy\": -12.5", "\"dy\": \"up\"", "inputs[4].dy", "expected a number"),
    ("\"key\": \"tab\"", "\"key\": \"tabulator\"", "inputs[6].key", "there is no key 'tabulator'"),
    ("\"inputs\": [", "\"inputs\": [ 3,", "inputs[0]", "expected an object"),
  ]

  @Test(arguments: faults.indices) func everyFaultSaysWhereItIs(_ index: Int) throws {
    let (old, new, field, hint) = Self.faults[index]
    let good = try example.text()
    let range = try #require(good.range(of: old))
    let text = good.replacingCharacters(in: range, with: new)
    let fault = #expect(throws: SessionRecordingFault.self) {
      try SessionRecording(bytes: Data(text.utf8), name: "bad.zoe")
    }
    let line = good[..<range.lowerBound].count { $0.isNewline } + 1
    #expect(fault?.field == field)
    #expect(fault?.reason.contains(hint) == true, "\(fault?.description ?? "")")
    #expect(fault?.description.hasPrefix("Recording 'bad.zoe', line ") == true)
    // A member that is missing is missing from the object around it.
    if let found = fault?.line, field?.hasSuffix("time") != true, field != nil {
      #expect(found <= line && found >= line - 1)
    }
  }

  @Test func theCircumstancesInTheMiddleAreCheckedToo() throws {
    var recording = example
    recording.inputs = [InputEvent(time: 1, action: .environment(StageEnvironment(width: 9000)))]
    let text = try recording.text()
    let fault = #expect(throws: SessionRecordingFault.self) {
      try SessionRecording(bytes: Data(text.utf8), name: "bad.zoe")
    }
    #expect(fault?.field == "inputs[0].environment.width")
  }

  @Test(arguments: [
    (Data(), "expected a value"), (Data([0xFF, 0xFE, 0x00]), "UTF-8"), (Data("{\n\"format\" 3}".utf8), "line 2"),
    (Data("[]".utf8), "expected an object"),
  ])
  func whatIsNoRecordingAtAllIsRefused(_ bytes: Data, _ hint: String) {
    let fault = #expect(throws: SessionRecordingFault.self) { try SessionRecording(bytes: bytes, name: "bad.zoe") }
    #expect(fault?.description.contains(hint) == true, "\(fault?.description ?? "")")
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let fault = #expect(throws: FileFault.self) { try SessionRecording(contentsOf: "/nowhere/a.zoe") }
    #expect(fault?.path == "/nowhere/a.zoe")
    #expect(throws: FileFault.self) { try SessionRecording(contentsOf: "/") }
  }

  @Test(arguments: [
    ("/home/ann/bugs/Badge.swift", "/home/ann/bugs/a.zoe", "Badge.swift"),
    ("/home/ann/bugs/src/Badge.swift", "/home/ann/bugs/a.zoe", "src/Badge.swift"),
    ("/home/ann/Badge.swift", "/home/ann/bugs/a.zoe", "/home/ann/Badge.swift"),
    ("/home/ann/bugs", "/home/ann/bugs/a.zoe", "."),
  ])
  func whatLiesBesideTheRecordingMovesWithIt(_ source: String, _ recording: String, _ expected: String) {
    let path = SourceReference.path(source, seenFrom: recording)
    #expect(path == expected)
    let found = SourceReference(path: path, sha256: Self.hash).path(from: recording)
    #expect(URL(fileURLWithPath: found).standardizedFileURL.path == source)
  }

  @MainActor @Test func aSessionsRecordingPlaysToTheSamePicture() {
    struct Dial: View {
      @State private var isOn = false

      var body: some View {
        Rectangle().fill(isOn ? Color.red : .blue).frame(width: isOn ? 80 : 20, height: 20)
          .animation(.spring(duration: 0.4), value: isOn)
          .contentShape(.rect)
          .onTapGesture { isOn.toggle() }
      }
    }
    func picture(_ session: Session) -> [UInt32] {
      let surface = FramePainter(session).paint()
      return (0..<surface.height).flatMap { y in (0..<surface.width).map { surface[$0, y] } }
    }
    let session = Session(environment: StageEnvironment(width: 100, height: 40, scale: 1)) { AnyView(Dial()) }
    session.advance(to: 0.25)
    session.tap(at: CGPoint(x: 50, y: 20))
    session.advance(to: 0.4)
    let recording = SessionRecording(session, source: .component("dial"))
    #expect(recording.duration == 0.4 && recording.inputs.count == 2)
    let again = Session(environment: recording.environment) { AnyView(Dial()) }
    for input in recording.inputs { again.send(input) }
    again.advance(to: recording.duration)
    #expect(picture(again) == picture(session))
  }
}
