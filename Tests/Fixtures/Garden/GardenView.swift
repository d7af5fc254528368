import SwiftUI

struct GardenView: View {
  @State private var season = Season()

  var body: some View {
    Flower(petals: season.petals)
      .task { await season.pass() }
  }
}
