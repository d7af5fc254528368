import Testing

@testable import SwiftUI

@Suite struct HierarchyTests {
  /// An environment with a foreground as nested `foregroundStyle` modifiers set it, the outermost first.
  private func environment(_ foregrounds: [AnyShapeStyle]..., scheme: ColorScheme = .light) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    for styles in foregrounds {
      environment._foregroundStyle = ForegroundLevels(styles, outer: environment._foregroundStyle)
    }
    return environment
  }

  private func text<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues) -> String? {
    style._resolveStyle(_StyleContext(environment: environment)).color?.description
  }

  @Test func withoutForegroundLevelsAreTheLabelColors() {
    let light = environment()
    #expect(text(.foreground, light) == "#000000FF")
    #expect(text(.primary, light) == "#000000FF")
    #expect(text(.secondary, light) == "#3C3C4399")
    #expect(text(.tertiary, light) == "#3C3C434D")
    #expect(text(.quaternary, light) == "#3C3C432E")
    #expect(text(.quinary, light) == "#0000000D")
    let dark = environment(scheme: .dark)
    #expect(text(.primary, dark) == "#FFFFFFFF")
    #expect(text(.tertiary, dark) == "#EBEBF54D")
  }

  @Test func levelsOfAColorAreItsOpacities() {
    let red = environment([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
    #expect(text(.primary, red) == "#FF0000FF")
    #expect(text(.secondary, red) == "#FF000080")
    #expect(text(.tertiary, red) == "#FF000040")
    #expect(text(.quaternary, red) == "#FF00002E")
    #expect(text(.quinary, red) == "#FF00002E")
    #expect(text(Color(red: 0, green: 1, blue: 0).secondary, red) == "#00FF0080")
  }

  @Test func levelsNest() {
    let red = environment([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))])
    #expect(text(HierarchicalShapeStyle.secondary.secondary, red) == "#FF000040")
    let inner = environment([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))], [AnyShapeStyle(.secondary)])
    #expect(text(.foreground, inner) == "#FF000080")
    #expect(text(.secondary, inner) == "#FF000040")
    let labels = environment([AnyShapeStyle(.secondary)])
    #expect(text(.foreground, labels) == "#3C3C4399")
    #expect(text(.secondary, labels) == "#3C3C434D")
  }

  @Test func givenLevelsReplaceTheRule() {
    let two = environment([AnyShapeStyle(Color.black), AnyShapeStyle(Color.white)])
    #expect(text(.primary, two) == "#000000FF")
    #expect(text(.secondary, two) == "#FFFFFFFF")
    #expect(text(.tertiary, two) == "#FFFFFF80")
    let three = environment([AnyShapeStyle(Color.black), AnyShapeStyle(Color.white), AnyShapeStyle(Color.clear)])
    #expect(text(.tertiary, three) == "#00000000")
  }

  @Test func onAMaterialLabelsAreBlackOrWhite() {
    var environment = environment()
    environment.backgroundMaterial = .regular
    #expect(text(.primary, environment) == "#000000FF")
    #expect(text(.secondary, environment) == "#00000080")
    environment.colorScheme = .dark
    #expect(text(.tertiary, environment) == "#FFFFFF40")
  }

  @Test func customStylesGoThroughTheirResolution() {
    struct Contrast: ShapeStyle {
      let background: Color

      func resolve(in environment: EnvironmentValues) -> Color {
        background.resolve(in: environment).linearRed > 0.5 ? .black : .white
      }
    }
    struct Chain: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Contrast(background: .black).secondary }
    }
    #expect(text(Contrast(background: .white), environment()) == "#000000FF")
    #expect(text(Contrast(background: .white).secondary, environment()) == "#00000080")
    #expect(text(Chain(), environment()) == "#FFFFFF80")
  }

  @Test func tintFallsBackToTheAccent() {
    var environment = environment()
    #expect(text(.tint, environment) == "#007AFFFF")
    environment._accentColor = .black
    #expect(text(.tint, environment) == "#000000FF")
    environment._tint = AnyShapeStyle(Color.white)
    #expect(text(.tint, environment) == "#FFFFFFFF")
    #expect(text(.selection, environment) == "#FFFFFFFF")
    // A tint that speaks of the tint means the one outside, and never itself.
    environment._tint = AnyShapeStyle(.tint)
    #expect(text(.tint, environment) == "#000000FF")
  }

  @Test func semanticStyles() {
    var environment = environment()
    #expect(text(.separator, environment) == "#3C3C434A")
    #expect(text(.placeholder, environment) == "#3C3C434D")
    #expect(text(.link, environment) == "#007AFFFF")
    #expect(text(.fill, environment) == "#78788033")
    #expect(text(.fill.tertiary, environment) == "#7676801F")
    #expect(text(.background, environment) == "#FFFFFFFF")
    #expect(text(.background.secondary, environment) == "#F2F2F7FF")
    environment.backgroundStyle = AnyShapeStyle(.background.opacity(0.5))
    #expect(text(.background, environment) == "#FFFFFF80")
    environment.colorScheme = .dark
    #expect(text(.separator, environment) == "#50505899")
  }

  @Test func equalErasedStylesAreTheSame() {
    #expect(AnyShapeStyle(Color.red)._isIdentical(to: AnyShapeStyle(Color.red)))
    #expect(!AnyShapeStyle(Color.red)._isIdentical(to: AnyShapeStyle(Color.blue)))
    #expect(!AnyShapeStyle(Color.red)._isIdentical(to: AnyShapeStyle(.secondary)))
    #expect(AnyShapeStyle(AnyShapeStyle(Color.red.secondary))._isIdentical(to: AnyShapeStyle(Color.red.secondary)))
  }
}
