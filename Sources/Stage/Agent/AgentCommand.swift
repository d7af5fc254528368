import Foundation

/// What a player tells an agent, the process in which code under preview runs.
///
/// Commands and replies go over one stream socket, each as its length (32 bits, little-endian) and as many bytes of
/// JSON. An agent carries commands out one after the other. `load`, `draw`, `elements`, `picture` and `prepare` are
/// answered; pixels go through memory that both processes share.
package enum AgentCommand: Codable, Sendable {
  /// Loads a library and plays one of its previews up to a moment; answered by `loaded` or `failed`.
  case load(Load)
  /// Does something to the interface.
  case send(InputEvent)
  /// Goes to another moment, in seconds, by playing everything again up to then.
  case seek(Double)
  /// Shows another moment, in seconds; nothing is forgotten.
  case scrub(Double)
  /// Makes the moment shown the end of what has been played.
  case goOn
  /// Goes back to the end of what was left last.
  case undo
  /// Works ahead for so many seconds, so that scrubbing is quick; answered by `prepared`.
  case prepare(Double)
  /// Moves on and draws into the shared memory; answered by `frame`.
  case draw(Draw)
  /// Asks for what assistive technology sees; answered by `elements`.
  case elements
  /// Draws the present moment apart, at the environment's own scale; answered by `picture`.
  case picture(showsAccessibility: Bool)
  /// Ends the agent.
  case quit

  package struct Load: Codable, Sendable {
    /// The libraries' paths, in the order in which they are to be loaded; the last one has the previews.
    package var libraries: [String]
    /// What the libraries were made of: words and pictures are looked for beside it.
    package var path: String
    package var target: String?
    /// The name of a preview; nil, and a name that there is not, take the one at `index`.
    package var preview: String?
    /// Counts from 0, in the order of the source; the last one where there are fewer.
    package var index: Int
    /// The name of previews that have none of their own.
    package var defaultName: String
    /// The name of a view that is played in place of the previews.
    package var viewName: String?
    package var environment: StageEnvironment
    package var inputs: [InputEvent]
    /// In seconds.
    package var time: Double
  }

  package struct Draw: Codable, Sendable {
    /// The time to show, in seconds; an earlier one than that shown changes nothing.
    package var time: Double
    /// Pixels a point of the picture; the layout goes by the environment's scale all the same.
    package var scale: Double
    package var showsAccessibility: Bool
    /// Draws all of it, whatever has changed.
    package var isWhole: Bool
  }
}

/// What an agent answers.
package enum AgentReply: Codable, Sendable {
  /// The library is loaded and the preview has been played to its moment.
  case loaded(Loaded)
  /// The library can't be loaded, or has no preview.
  case failed(String)
  case frame(Frame)
  case elements([StageElement])
  /// Whether more can be done to make scrubbing quick.
  case prepared(hasMore: Bool)
  /// A picture lies in the shared memory, from `offset` on.
  case picture(AgentPicture, offset: Int)

  package struct Loaded: Codable, Sendable {
    /// The names of all previews of the library, in the order of the source.
    package var previews: [String]
    /// Which of them is played.
    package var index: Int
    /// How long loading and replaying took, in seconds.
    package var loadSeconds: Double
    package var replaySeconds: Double
  }

  package struct Frame: Codable, Sendable {
    /// The time shown, in seconds.
    package var time: Double
    /// That of the end of all that has been played; later than `time` while an earlier moment is shown.
    package var endTime: Double
    /// What has moved and changed; nil when that is as it was in the frame before.
    package var timeline: StageTimeline?
    /// When the next frame that differs is due by itself.
    package var nextFrameTime: Double?
    package var showsKeyboardFocus: Bool
    /// Why the code on the stage was stopped, where it was.
    package var fault: String?
    package var picture: AgentPicture
    /// The parts of the picture that have changed, in pixels: left, top, right and bottom of each.
    package var damage: [[Int]]
    /// New lines of the log, which belong behind the first `knownRecords` ones.
    package var records: [StageRecord]
    package var knownRecords: Int
    /// How long moving on and drawing took, in seconds.
    package var advanceSeconds: Double
    package var drawSeconds: Double
  }
}

/// The shape of a picture in shared memory: pixels as `Surface` has them.
package struct AgentPicture: Codable, Equatable, Sendable {
  package var width: Int
  package var height: Int
  /// Pixels from one row to the next.
  package var stride: Int

  /// The bytes that it takes.
  var byteCount: Int { max(stride * height * 4, 64) }
}
