import Foundation
import Testing

@testable import Raster

@Suite("Edges rasterised eight at once")
struct ShortEdgesTests {
  /// What an edge adds to the cells around (`column`, `row`), by the definition: two rows of three.
  static func exact(_ edge: Edge, column: Int, row: Int) -> [[Double]] {
    let sign = edge.y1 > edge.y0 ? 1.0 : -1.0
    let (upper, lower) = edge.y1 > edge.y0 ? (edge.start, edge.end) : (edge.end, edge.start)
    let (x0, y0) = (Double(upper.x) - Double(column) * 1024, Double(upper.y) - Double(row) * 1024)
    let (x1, y1) = (Double(lower.x) - Double(column) * 1024, Double(lower.y) - Double(row) * 1024)
    // Where the edge crosses a side of a cell, in parts of its length.
    var cuts = [0.0, 1.0, (1024 - y0) / (y1 - y0)]
    if x0 != x1 { cuts += [(1024 - x0) / (x1 - x0)] }
    cuts = cuts.filter { $0 >= 0 && $0 <= 1 }.sorted()
    var cells = [[0.0, 0, 0], [0.0, 0, 0]]
    for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
      let middle = (from + to) / 2
      let (x, y) = (x0 + middle * (x1 - x0), y0 + middle * (y1 - y0))
      let (cellRow, cell) = (min(Int(y / 1024), 1), min(Int(x / 1024), 1))
      let height = sign * (to - from) * (y1 - y0)
      // Twice the distance of the piece's middle from the cell's left side is the sum of its ends' distances.
      let area = height * 2 * (x - Double(cell) * 1024)
      cells[cellRow][cell] += height * 2048 - area
      cells[cellRow][cell + 1] += area
    }
    return cells
  }

  static func edge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Edge {
    Edge(start: DevicePoint(x: Int32(x0), y: Int32(y0)), end: DevicePoint(x: Int32(x1), y: Int32(y1)))
  }

  /// The lane of the edge with this number.
  static func lane(_ index: Int) -> Int { index / 2 + index % 2 * 4 }

  static func rows(_ short: ShortEdges, _ index: Int) -> [[Int32]] {
    [short.upper, short.lower].map { row in [row.first, row.second, row.third].map { $0[lane(index)] } }
  }

  @Test("Each adds to its cells what it does by the definition, and to each row its height")
  func definition() {
    var random = SplitMix(seed: 5)
    for _ in 0..<2000 {
      let edges = (0..<8).map { _ -> Edge in
        let (column, row) = (random.int(-3...1500) * 1024, random.int(-3...1500) * 1024)
        let (x0, y0) = (random.int(0...2047), random.int(0...2047))
        var y1 = random.int(0...2048)
        if y1 == y0 { y1 += 1 }
        return Self.edge(column + x0, row + y0, column + random.int(0...2048), row + y1)
      }
      let short = edges.withUnsafeBufferPointer { ShortEdges($0.baseAddress!) }
      for (index, edge) in edges.enumerated() {
        let lane = Self.lane(index)
        #expect(short.isLong[lane] == 0)
        let exact = Self.exact(edge, column: Int(short.column[lane]), row: Int(short.row[lane]))
        for (cells, expected) in zip(Self.rows(short, index), exact) {
          // The x at which a row ends and the y at which a column does are rounded: that is up to a half of 2048 twice.
          for (cell, value) in zip(cells, expected) { #expect(abs(Double(cell) - value) <= 2500, "\(edge)") }
          #expect(Double(cells.reduce(0, &+)).truncatingRemainder(dividingBy: 2048) == 0)
        }
        let sum = Self.rows(short, index).joined().reduce(0, &+)
        #expect(sum == (edge.y1 - edge.y0) * 2048)
      }
    }
  }

  @Test("An edge in one cell is exact")
  func oneCell() {
    let edges = (0..<8).map { Self.edge(5 * 1024 + 100 * $0, 7 * 1024 + 30, 5 * 1024 + 300, 7 * 1024 + 130 + $0) }
    let short = edges.withUnsafeBufferPointer { ShortEdges($0.baseAddress!) }
    for index in 0..<8 {
      let height = Int32(100 + index)
      let area = height * (Int32(100 * index) + 300)
      #expect(Self.rows(short, index) == [[height * 2048 - area, area, 0], [0, 0, 0]])
      #expect(short.column[Self.lane(index)] == 5)
      #expect(short.row[Self.lane(index)] == 7)
      #expect(short.crosses[Self.lane(index)] == 0)
    }
  }

  @Test("What does not fit into two rows and columns is told")
  func long() {
    let edges = [
      Self.edge(1023, 0, 2049, 10), Self.edge(0, 1023, 10, 2049), Self.edge(2049, 10, 0, 0),
      Self.edge(0, 0, 2048, 2048), Self.edge(-1, 0, 2047, 9), Self.edge(1 << 29, 0, -1 << 29, 4),
      Self.edge(7, 1 << 29, 7, -1 << 29), Self.edge(2048, 2048, 0, 0),
    ]
    let short = edges.withUnsafeBufferPointer { ShortEdges($0.baseAddress!) }
    #expect((0..<8).map { short.isLong[Self.lane($0)] != 0 } == [true, true, true, false, true, true, true, false])
  }

  @Test("Polygons of edges shorter than a pixel are within 1/255")
  func fine() {
    for seed in 0..<6 {
      var random = SplitMix(seed: UInt64(seed) + 3000)
      let points = (0..<300).map { index -> CGPoint in
        let angle = Double(index) / 300 * 2 * .pi
        let radius = 20 + random.double(-0.3...0.3)
        return CGPoint(x: 24.3 + radius * cos(angle), y: 23.7 + radius * sin(angle))
      }
      #expect(PolygonCoverageTests.worst(points, size: 48) <= 1, "seed \(seed)")
    }
  }
}
