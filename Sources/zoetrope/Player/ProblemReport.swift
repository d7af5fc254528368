import Stage
import SwiftUI

/// Why the stage stands still, over its last good frame.
struct ProblemReport: View {
  let problem: StageProblem

  var body: some View {
    Text(verbatim: problem.message)
      .font(.system(size: 12))
      .foregroundStyle(.white)
      .padding(12)
      .background(Color.red, in: RoundedRectangle(cornerRadius: 10))
      .padding(20)
  }
}
