import Foundation
import Raster

/// A recording as a video, made by the program `ffmpeg`.
public final class VideoWriter: FrameWriter {
  /// The kinds of video.
  public enum Format: String, Sendable, CaseIterable {
    /// H.264, which everything plays; no alpha.
    case mp4
    /// VP9, with alpha.
    case webm

    fileprivate var arguments: [String] {
      switch self {
      case .mp4:
        ["-c:v", "libx264", "-preset", "fast", "-crf", "16", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
      case .webm:
        [
          "-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "5",
          "-pix_fmt", "yuva420p",
        ]
      }
    }
  }

  private let file: AtomicFile
  private let format: Format
  private let program: String
  private let framesPerSecond: Int
  private var rule: FrameRule
  private var counter: TickCounter
  private var encoder: EncoderProcess?

  /// Starts a video.
  ///
  /// - Parameters:
  ///   - path: The file; an older one is replaced at `finish()`.
  ///   - framesPerSecond: The video's constant rate; a frame is repeated or left out to keep the time. 1 to 240.
  ///   - program: Where `ffmpeg` is; nil for the one in the search path.
  /// - Throws: `EncoderFault` when the program is not installed, `FileFault` when the file cannot be made.
  public init(path: String, format: Format, framesPerSecond: Int = 60, program: String? = nil) throws {
    guard let program = program ?? EncoderProcess.find("ffmpeg") else { throw EncoderFault.missing(path: path) }
    file = try AtomicFile(path: path)
    self.program = program
    self.format = format
    self.framesPerSecond = max(1, min(240, framesPerSecond))
    counter = TickCounter(ticksPerSecond: self.framesPerSecond)
    rule = FrameRule(path: path)
  }

  public func append(_ frame: Surface, duration: Duration) throws {
    try rule.check(frame, duration)
    let repeats = counter.advance(by: duration)
    guard repeats > 0 else { return }
    let encoder = try encoder ?? start()
    self.encoder = encoder
    // Video has straight alpha, in the order of a picture file.
    let bytes = StraightPixels(frame).bytes
    for _ in 0..<repeats { try encoder.write(bytes) }
  }

  public func finish() throws {
    try rule.checkFinish()
    guard let encoder else {
      throw PictureFault(source: file.path, reason: "its frames are shorter than half a frame of the video")
    }
    try encoder.finish()
    try file.commit()
  }

  private func start() throws -> EncoderProcess {
    // Both formats halve the colours' resolution and so need even sides; the last row or column is repeated.
    let filter = """
      pad=ceil(iw/2)*2:ceil(ih/2)*2:0:0,scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int
      """
    let input = [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "rgba",
      "-video_size", "\(rule.width)x\(rule.height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
    let output = [
      "-vf", filter, "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", format.rawValue, file.temporaryPath,
    ]
    return try EncoderProcess(
      program: program, arguments: input + format.arguments + output, path: file.path)
  }
}
