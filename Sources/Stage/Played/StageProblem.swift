/// Why code under preview does not play: what happened, and where.
public struct StageProblem: Equatable, Sendable {
  public enum Kind: String, Sendable {
    /// The compiler refused the source.
    case compilation
    /// The code trapped, or called `fatalError`.
    case crash
    /// The code did not answer in time.
    case hang
    /// The code asked for more memory than it may have.
    case memory
    /// The code ended its process.
    case exit
    /// The code keeps running without letting the time move on, or can't be shown.
    case stopped
  }

  /// A place in a source file; lines and columns count from 1.
  public struct Place: Equatable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int?

    public init(file: String, line: Int, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  public var kind: Kind
  /// What happened, in the words of whoever noticed.
  public var message: String
  public var place: Place?
  /// Lines of the source around the place.
  public var excerpt: [SourceLine]
  /// The calls that led there, innermost first.
  public var backtrace: [String]
  /// More that was said: further errors of a compiler.
  public var details: [String]

  /// One line of a source file.
  public struct SourceLine: Equatable, Sendable {
    public var number: Int
    public var text: String

    public init(number: Int, text: String) {
      self.number = number
      self.text = text
    }
  }

  public init(
    kind: Kind, message: String, place: Place? = nil, excerpt: [SourceLine] = [], backtrace: [String] = [],
    details: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.place = place
    self.excerpt = excerpt
    self.backtrace = backtrace
    self.details = details
  }
}
