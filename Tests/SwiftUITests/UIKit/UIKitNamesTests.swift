import Testing

@testable import SwiftUI

@MainActor
struct UIKitNamesTests {
  @Test func aPathRoundsTheCornersThatItIsAskedFor() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 30, height: 30)
      ).cgPath)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 98)))
  }

  @Test func aClockwiseArcGoesClockwiseOnTheScreen() {
    let path = UIBezierPath()
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.bounds.minX > -0.01 && path.bounds.minY > -0.01)
    #expect(path.bounds.maxX < 10.01 && path.bounds.maxY < 10.01)
  }

  @Test func theScreenIsTheStages() {
    let player = Player(
      Color.red, width: 320, height: 480, scale: 3, insets: EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(UIScreen.main.scale == 3)
    #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 44)
    #expect((UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.count == 1)
    #expect(player.time == 0)
  }

  @Test func hapticsOfUIKitReachTheLog() {
    let player = Player(
      Color.red.onTapGesture {
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        UISelectionFeedbackGenerator().selectionChanged()
      })
    player.click(100, 100)
    #expect(player.feedback.map(\.kind) == ["impact(rigid, 0.5)", "warning", "selection"])
    #expect(player.feedback.first?.source == "UIImpactFeedbackGenerator")
  }

  @Test func coloursGoToCoreGraphicsAndBack() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(Color(cgColor: color.cgColor) == Color(color))
    #expect(color.cgColor.components.map { $0.map { ($0 * 10).rounded() } } == [2, 4, 6, 5])
  }

  @Test func aColourMayDependOnTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var environment = EnvironmentValues()
    #expect(Color(color).resolve(in: environment).red == 0)
    environment.colorScheme = .dark
    #expect(Color(color).resolve(in: environment).red == 1)
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(Color(dark).resolve(in: EnvironmentValues()).red == 1)
  }

  @Test func aVectorIsTwoNumbers() {
    let vector = CGVector(dx: 3, dy: -4)
    #expect(vector.dx == 3 && vector.dy == -4)
    #expect(CGVector(dx: 0, dy: 0) == .zero && vector != .zero)
  }
}
