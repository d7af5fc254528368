import SwiftUI

@main
struct WholeApp: App {
  var body: some Scene {
    WindowGroup {
      FirstScreen(greeting: "Hello from the app")
    }
  }
}

struct FirstScreen: View {
  let greeting: String
  @State private var isOpen = false

  var body: some View {
    Button(isOpen ? "Opened" : greeting) {
      withAnimation(.snappy) { isOpen.toggle() }
    }
    .padding(isOpen ? 40 : 12)
    .background(Color.teal, in: Capsule())
  }
}
