import Foundation
import Testing

@testable import Raster

/// Random drawing with bad numbers in it: whatever comes, nothing traps, hangs, or writes outside.
///
/// `RASTER_FUZZ_CASES` sets the number of cases and `RASTER_FUZZ_SEED` the first seed. For the full run:
/// `RASTER_FUZZ_CASES=1000000 swift test --sanitize=address --filter FuzzTests`. Overflow and conversions
/// are checked by Swift itself in that build.
@Suite("Fuzzing")
struct FuzzTests {
  @Test("Random paths, transforms and paints stay inside and end")
  func drawing() throws {
    let environment = ProcessInfo.processInfo.environment
    let cases = Int(environment["RASTER_FUZZ_CASES"] ?? "") ?? 400
    let first = UInt64(environment["RASTER_FUZZ_SEED"] ?? "") ?? 1
    let (width, height) = (61, 47)
    // Rows of a canary around the picture, in the same memory.
    let stride = 64
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: stride * (height + 2))
    defer { memory.deallocate() }
    memory.initialize(repeating: 0xDEAD_BEEF, count: stride * (height + 2))
    let surface = Surface(
      memory: UnsafeMutableRawPointer(memory + stride), width: width, height: height, stride: stride,
      owner: nil)
    let painter = Painter(surface)
    let clock = ContinuousClock()
    for seed in first..<first + UInt64(cases) {
      var fuzzer = Fuzzer(seed: seed)
      let time = clock.measure { fuzzer.draw(on: painter) }
      // Not a speed test: a hundred times what the slowest case takes.
      if time > .seconds(20) { Issue.record("seed \(seed) took \(time)") }
      for index in 0..<stride where memory[index] != 0xDEAD_BEEF || memory[stride * (height + 1) + index] != 0xDEAD_BEEF
      {
        Issue.record("seed \(seed) wrote outside")
        return
      }
      for y in 0..<height {
        for x in width..<stride where memory[(y + 1) * stride + x] != 0xDEAD_BEEF {
          Issue.record("seed \(seed) wrote beside row \(y)")
          return
        }
      }
    }
  }

  @Test("A million segments in one path")
  func million() {
    var random = SplitMix(seed: 99)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<1_000_000 {
      path.addLine(to: CGPoint(x: random.double(0...200), y: random.double(0...200)))
    }
    let surface = Surface(width: 200, height: 200)
    Painter(surface).fill(path, rule: .evenOdd, with: .solid(.black))
    #expect(Set(surface.allPixels).count > 10)
  }

  @Test("Enormous shapes around the picture fill it")
  func enormous() {
    let surface = Surface(width: 20, height: 20)
    let painter = Painter(surface)
    painter.fill(Path(CGRect(x: -1e11, y: -1e11, width: 2e11, height: 2e11)), with: .solid(.black))
    #expect(Set(surface.allPixels) == [0xFF00_0000])
    painter.fill(
      Path(ellipseIn: CGRect(x: -5e5, y: -5e5, width: 1e6, height: 1e6)), with: .solid(.white))
    #expect(Set(surface.allPixels) == [0xFFFF_FFFF])
    painter.fill(
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
      transform: CGAffineTransform(scaleX: .infinity, y: .nan), with: .solid(.black))
    painter.fill(Path(CGRect(x: 5, y: 5, width: 1e-310, height: 1e-310)), with: .solid(.black))
    #expect(Set(surface.allPixels) == [0xFFFF_FFFF])
  }
}
