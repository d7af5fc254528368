import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct DynamicTypeTests {
  private struct Metrics: View {
    @ScaledMetric(relativeTo: .body) var body17: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) var unit = 1.0
    @ScaledMetric var plain: Double = 26
    let report: (CGFloat, Double, Double) -> Void

    var body: some View {
      report(body17, unit, plain)
      return Color.clear
    }
  }

  private func metrics(_ size: DynamicTypeSize) -> (CGFloat, Double, Double) {
    var result: (CGFloat, Double, Double) = (0, 0, 0)
    _ = TextHost(Metrics { result = ($0, $1, $2) }.dynamicTypeSize(size))
    return result
  }

  /// Line height over line height at the default size, rounded to thirds of a point.
  @Test func scaledMetricsGoByLineHeight() {
    #expect(metrics(.large) == (17, 1, 26))
    let greatest = metrics(.accessibility5)
    #expect(near(greatest.0, 48))
    #expect(near(greatest.1, 5.0 / 3))
    #expect(near(greatest.2, 73 + 1.0 / 3))
    #expect(near(metrics(.medium).0, 16 + 1.0 / 3))
    #expect(near(metrics(.xSmall).2, 22 + 1.0 / 3))
  }

  @Test func scaledMetricsFollowTheEnvironment() {
    var reports: [CGFloat] = []
    let host = TextHost(Metrics { body, _, _ in reports.append(body) })
    host.host.configuration.environment.dynamicTypeSize = .accessibility5
    host.host.update(to: 0.1)
    #expect(reports.count == 2)
    #expect(near(reports[1], 48))
  }

  @Test func rangesClamp() {
    func size<V: View>(_ view: V) -> CGFloat { TextHost(view).texts[0].frame.height }
    let text = Text(verbatim: "x")
    #expect(
      size(text.dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5))
        == size(text.dynamicTypeSize(.large)))
    #expect(
      size(text.dynamicTypeSize(.xxLarge...).dynamicTypeSize(.small)) == size(text.dynamicTypeSize(.xxLarge)))
  }

  @Test func categoriesAreTheSameSizes() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    var environment = EnvironmentValues()
    environment.sizeCategory = .accessibilityMedium
    #expect(environment.dynamicTypeSize == .accessibility1)
    environment.dynamicTypeSize = .xxxLarge
    #expect(environment.sizeCategory == .extraExtraExtraLarge)
  }
}
