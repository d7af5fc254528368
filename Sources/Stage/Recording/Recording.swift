import Foundation

/// Chooses the writer of a recording by the name of its file.
public enum Recording {
  /// How the frames are kept.
  public enum Format: String, Sendable, CaseIterable {
    /// An animated PNG.
    case apng
    /// An animated GIF.
    case gif
    /// A PNG a frame, numbered.
    case png
    /// H.264 video; needs `ffmpeg`.
    case mp4
    /// VP9 video; needs `ffmpeg`.
    case webm
  }

  /// Options that some formats have.
  public struct Options: Sendable {
    /// How often an animated picture plays; 0 for without end.
    public var loopCount = 0
    /// Whether a GIF shows colours that its palette lacks by patterns.
    public var dithers = false
    /// The rate of a video.
    public var framesPerSecond = 60

    /// Plays without end, without patterns, at 60 frames a second.
    public init() {}
  }

  /// The writer of a recording.
  ///
  /// - Parameter format: Nil for the one that the name's extension says: `apng`, `gif`, `mp4`, `webm`, or `png` for
  ///   numbered files.
  /// - Throws: `RecordingFormatFault` for another extension; what the writer's initialiser throws.
  public static func makeWriter(
    path: String, format: Format? = nil, options: Options = Options()
  ) throws -> any FrameWriter {
    let suffix = (path as NSString).pathExtension.lowercased()
    guard let format = format ?? Format(rawValue: suffix) else { throw RecordingFormatFault(path: path) }
    return switch format {
    case .apng: try AnimatedPNGWriter(path: path, loopCount: options.loopCount)
    case .gif: try AnimatedGIFWriter(path: path, loopCount: options.loopCount, dithers: options.dithers)
    case .png: try PNGSequenceWriter(path: path)
    case .mp4: try VideoWriter(path: path, format: .mp4, framesPerSecond: options.framesPerSecond)
    case .webm: try VideoWriter(path: path, format: .webm, framesPerSecond: options.framesPerSecond)
    }
  }
}

/// The name of a recording does not say what it is.
public struct RecordingFormatFault: Error, Equatable, CustomStringConvertible {
  /// The name.
  public let path: String

  public var description: String {
    let names = Recording.Format.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    return "Cannot record to '\(path)': its name should end in one of \(names)."
  }
}
