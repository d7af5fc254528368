import Foundation

/// Memory for what a thread needs while it draws: handed out in order, taken back in reverse order, and
/// kept for the next frame, so that a steady state allocates nothing.
final class ScratchArena: @unchecked Sendable {
  private struct Chunk {
    let base: UnsafeMutableRawPointer
    let size: Int
  }

  /// A point to which the arena can go back.
  struct Mark {
    fileprivate let chunk: Int
    fileprivate let offset: Int
  }

  private var chunks: [Chunk] = []
  private var chunk = 0
  private var offset = 0
  private let chunkSize: Int

  /// An arena that takes memory from the system in pieces of `chunkSize` bytes or more.
  init(chunkSize: Int = 4 << 20) { self.chunkSize = chunkSize }

  deinit {
    for chunk in chunks { free(chunk.base) }
  }

  /// The bytes taken from the system.
  var capacity: Int { chunks.reduce(0) { $0 + $1.size } }

  /// Where the arena is now.
  var mark: Mark { Mark(chunk: chunk, offset: offset) }

  /// Takes back all that was handed out since `mark` was.
  func release(to mark: Mark) {
    chunk = mark.chunk
    offset = mark.offset
  }

  /// Memory for `count` values, aligned to 64 bytes, not initialised. It ends with the mark before it.
  func allocate<T: BitwiseCopyable>(_ type: T.Type, count: Int) -> UnsafeMutablePointer<T> {
    let bytes = (max(1, count) * MemoryLayout<T>.stride + 63) & ~63
    while chunk < chunks.count, offset + bytes > chunks[chunk].size {
      chunk += 1
      offset = 0
    }
    if chunk == chunks.count {
      let size = max(bytes, chunkSize)
      guard let base = aligned_alloc(64, (size + 63) & ~63) else {
        fatalError("Raster: no memory for \(size) bytes of scratch pixels")
      }
      chunks.append(Chunk(base: base, size: size))
      offset = 0
    }
    let pointer = chunks[chunk].base + offset
    offset += bytes
    return pointer.bindMemory(to: type, capacity: count)
  }
}

extension PixelRect: BitwiseCopyable {}
