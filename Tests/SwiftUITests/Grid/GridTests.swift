import Testing

@testable import SwiftUI

@MainActor
@Suite("Grid")
struct GridTests {
  private func frames<V: View>(_ reports: [Probe.Report], _ view: V) -> [CGRect] {
    _ = host(view, width: 200, height: 100)
    return reports.map(\.frame)
  }

  private let reports = (0..<4).map { _ in Probe.Report() }

  @Test func `a column is as wide as its widest view, a row as high as its highest`() {
    let frames = frames(
      reports,
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Probe(reports[0], width: 20, height: 10)
          Probe(reports[1], width: 30, height: 20)
        }
        GridRow {
          Probe(reports[2], width: 40, height: 10)
          Probe(reports[3], width: 10, height: 10)
        }
      })
    // 40 + 10 + 30 wide and 20 + 4 + 10 high, in the middle of 200 × 100.
    #expect(
      frames == [
        CGRect(x: 70, y: 38, width: 20, height: 10), CGRect(x: 110, y: 33, width: 30, height: 20),
        CGRect(x: 60, y: 57, width: 40, height: 10), CGRect(x: 120, y: 57, width: 10, height: 10),
      ])
  }

  @Test func `the grid's alignment is that of every cell`() {
    let frames = frames(
      Array(reports[0...1]),
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Probe(reports[0], width: 20, height: 10) }
        GridRow { Probe(reports[1], width: 60, height: 10) }
      })
    #expect(frames[0].maxX == frames[1].maxX)
  }

  @Test func `one view's column alignment is that of its whole column`() {
    let frames = frames(
      Array(reports[0...1]),
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Probe(reports[0], width: 20, height: 10) }
        GridRow { Probe(reports[1], width: 60, height: 10).gridColumnAlignment(.leading) }
      })
    #expect(frames[0].minX == frames[1].minX)
  }

  @Test func `a view over two columns lies across both`() {
    let frames = frames(
      Array(reports[0...2]),
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Probe(reports[0], width: 20, height: 10)
          Probe(reports[1], width: 20, height: 10)
        }
        GridRow { Probe(reports[2], width: 90, height: 10).gridCellColumns(2) }
      })
    #expect(frames[2] == CGRect(x: 55, y: 50, width: 90, height: 10))
    // The 40 points that it lacks go to both columns alike.
    #expect(abs(frames[1].minX - frames[0].minX - 50) < 0.001)
  }

  @Test func `a view without a row goes over all columns`() {
    let frames = frames(
      Array(reports[0...2]),
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Probe(reports[0], width: 20, height: 10)
          Probe(reports[1], width: 20, height: 10)
        }
        Probe(reports[2], width: 10, height: 10)
      })
    #expect(frames[2].midX == 100)
  }

  @Test func `an unsized view takes what the others leave`() {
    let report = Probe.Report()
    let frames = frames(
      [reports[0], report],
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Probe(reports[0], width: 50, height: 10) }
        Probe(report, least: .zero, greatest: CGSize(width: 1000, height: 10)).gridCellUnsizedAxes(.horizontal)
      })
    #expect(frames[1].width == 50)
  }

  @Test func `a cell's anchor goes before all alignments`() {
    let frames = frames(
      Array(reports[0...1]),
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Probe(reports[0], width: 20, height: 10).gridCellAnchor(.trailing) }
        GridRow { Probe(reports[1], width: 60, height: 10) }
      })
    #expect(frames[0].maxX == frames[1].maxX)
  }

  @Test func `the least flexible column is asked first`() {
    let flexible = Probe.Report()
    let frames = frames(
      [reports[0], flexible],
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Probe(flexible, least: CGSize(width: 0, height: 10), greatest: CGSize(width: 1000, height: 10))
          Probe(reports[0], width: 120, height: 10)
        }
      })
    #expect(frames[1].width == 80)
  }
}
