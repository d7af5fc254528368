import SwiftUI

struct Lamp: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Lamp", isOn: $isOn.animation(.spring))
      .padding()
      .background(isOn ? Color.yellow : .clear)
  }
}

struct Lamp_Previews: PreviewProvider {
  static var previews: some View {
    Lamp(isOn: .constant(true))
  }
}
