import Foundation

/// Draws scenes over and over and tells how long it takes.
public struct RasterBenchmark {
  /// The times of a scene.
  public struct Result: Sendable, Codable {
    /// The scene's name.
    public var scene: String
    /// Threads that drew.
    public var threads: Int
    /// Frames that were timed.
    public var frames: Int
    /// The median time of a frame, in seconds.
    public var median: Double
    /// The time that 99 of 100 frames kept within, in seconds.
    public var p99: Double
    /// The shortest time of a frame, in seconds.
    public var fastest: Double
    /// Canvas pixels for each second of the median frame.
    public var pixelsPerSecond: Double
  }

  /// How long each scene is timed, in seconds, after a tenth of that to warm up.
  public var duration: Double

  /// A benchmark that gives each scene `duration` seconds.
  public init(duration: Double = 0.5) { self.duration = duration }

  /// Draws one frame of a scene on a surface of its own.
  public func picture(of scene: BenchmarkScene, frame: Int = 0) -> Surface {
    let surface = Surface(width: scene.width, height: scene.height)
    ScenePlayer(Painter(surface)).draw(scene.frames[frame % scene.frames.count], of: scene)
    return surface
  }

  /// Times a scene's frames, one after the other in turn, on one thread or two.
  public func run(_ scene: BenchmarkScene, threads: Int = 1) -> Result {
    let surface = Surface(width: scene.width, height: scene.height)
    if threads <= 1 {
      let player = ScenePlayer(Painter(surface))
      return time(scene.name, frames: scene.frames.count, on: surface, threads: 1) { frame in
        player.draw(scene.frames[frame], of: scene)
      }
    }
    let pool = BandPool(count: 2)
    let players = [ScenePlayer(Painter(surface)), ScenePlayer(Painter(surface))]
    let bandRows = max(64, (scene.height + 7) / 8)
    let bands = (scene.height + bandRows - 1) / bandRows
    return time(scene.name, frames: scene.frames.count, on: surface, threads: 2) { frame in
      pool.run(bands) { thread, band in
        players[thread].painter.clip = PixelRect(x: 0, y: band * bandRows, width: scene.width, height: bandRows)
        players[thread].draw(scene.frames[frame], of: scene)
      }
    }
  }

  /// Times a renderer that draws all of a display list each time, as if nothing were known of the frame before.
  ///
  /// - Parameters:
  ///   - name: What the result calls the list.
  ///   - width: Columns of the picture, in pixels.
  ///   - height: Its rows.
  ///   - scale: Pixels a point.
  public func run(
    _ list: DisplayList, named name: String, width: Int, height: Int, scale: Double, background: RGBA = .clear,
    threads: Int = 1
  ) -> Result {
    let surface = Surface(width: width, height: height)
    let renderer = Renderer(threads: threads)
    return time(name, frames: 1, on: surface, threads: threads) { _ in
      renderer.invalidate()
      renderer.render(list, into: surface, scale: scale, background: background)
    }
  }

  private func time(
    _ name: String, frames: Int, on surface: Surface, threads: Int, _ draw: (Int) -> Void
  ) -> Result {
    let clock = ContinuousClock()
    func seconds(_ duration: Duration) -> Double {
      let parts = duration.components
      return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
    var frame = 0
    var times: [Double] = []
    let start = clock.now
    var isWarm = false
    while true {
      let elapsed = seconds(clock.now - start)
      if !isWarm && elapsed > duration / 10 && frame > 0 {
        isWarm = true
        times.removeAll(keepingCapacity: true)
      }
      if elapsed > duration * 1.1 && times.count >= 8 { break }
      let number = frame % frames
      times.append(seconds(clock.measure { draw(number) }))
      frame += 1
    }
    times.sort()
    let median = times[times.count / 2]
    return Result(
      scene: name, threads: threads, frames: times.count, median: median,
      p99: times[min(times.count - 1, times.count * 99 / 100)], fastest: times[0],
      pixelsPerSecond: Double(surface.width * surface.height) / median)
  }
}
