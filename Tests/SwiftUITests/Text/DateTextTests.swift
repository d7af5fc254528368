import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct DateTextTests {
  @Test func clockTimes() {
    #expect(ClockTime.string(0, showsHours: true) == "0:00")
    #expect(ClockTime.string(65.9, showsHours: true) == "1:05")
    #expect(ClockTime.string(3723, showsHours: true) == "1:02:03")
    #expect(ClockTime.string(3723, showsHours: false) == "62:03")
    #expect(ClockTime.string(.nan, showsHours: true) == "0:00")
    #expect(ClockTime.string(-5, showsHours: true) == "0:00")
  }

  @Test func timersCountWithTheStage() {
    struct Shown: View {
      let start: Date
      var body: some View { Text(timerInterval: start...start.addingTimeInterval(3)) }
    }
    let host = TextHost(Shown(start: ViewGraph().date.addingTimeInterval(1)))
    var shown: [String] = []
    var next: [Double?] = []
    for second in [0.0, 1, 1.5, 2, 3, 4, 5] {
      host.host.update(to: second)
      shown.append(host.texts[0].text.label)
      next.append(host.host.nextFrameTime)
    }
    #expect(shown == ["0:03", "0:03", "0:03", "0:02", "0:01", "0:00", "0:00"])
    // Between the moments at which the text changes no frame is made.
    #expect(next == [1, 2, 2, 3, 4, nil, nil])
  }

  @Test func datesAreWrittenInTheLanguage() {
    var environment = EnvironmentValues()
    let date = Date(timeIntervalSince1970: 0)
    #expect(Text(date, style: .date)._resolveText(in: environment) == "January 1, 1970")
    environment.locale = Locale(identifier: "es")
    #expect(Text(date, style: .date)._resolveText(in: environment) == "1 de enero de 1970")
  }
}
