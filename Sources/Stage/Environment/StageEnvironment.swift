import Foundation
import SwiftUI

/// The circumstances that an interface is shown in: one of the four things that decide its picture.
public struct StageEnvironment: Codable, Equatable, Sendable {
  /// The size of the screen, in points.
  public var width: Double
  public var height: Double
  /// Pixels a point.
  public var scale: Double
  public var isDark: Bool
  public var reducesMotion: Bool
  public var increasesContrast: Bool
  public var typeSize: StageTypeSize
  /// A language code, such as `en` or `es`.
  public var language: String
  /// The parts of the screen that the system's furniture covers, in points.
  public var safeArea: SafeArea
  /// The date at time zero. What it is at the start counts; later changes do not.
  public var date: Date
  /// What random numbers begin with. What it is at the start counts; later changes do not.
  public var seed: UInt64

  /// The date at time zero where nobody says another: the first day of 2024 at 9:41 in the morning, UTC.
  public static let standardDate = ViewHost.Configuration.standardEpoch

  /// Distances from the sides, in points.
  public struct SafeArea: Codable, Equatable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  public init(
    width: Double = 393, height: Double = 852, scale: Double = 2, isDark: Bool = false, reducesMotion: Bool = false,
    increasesContrast: Bool = false, typeSize: StageTypeSize = .large, language: String = "en",
    safeArea: SafeArea = SafeArea(), date: Date = StageEnvironment.standardDate, seed: UInt64 = 0
  ) {
    self.date = date
    self.seed = seed
    self.width = width
    self.height = height
    self.scale = scale
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.increasesContrast = increasesContrast
    self.typeSize = typeSize
    self.language = language
    self.safeArea = safeArea
  }

  /// The screen of an upright iPhone 16.
  public static let phone = StageEnvironment(
    width: 393, height: 852, safeArea: SafeArea(top: 59, bottom: 34))

  public var size: CGSize {
    get { CGSize(width: width, height: height) }
    set {
      width = newValue.width
      height = newValue.height
    }
  }

  /// What the view host is told.
  @MainActor var configuration: ViewHost.Configuration {
    var values = EnvironmentValues()
    values.colorScheme = isDark ? .dark : .light
    values._colorSchemeContrast = increasesContrast ? .increased : .standard
    values._accessibilityReduceMotion = reducesMotion
    values.dynamicTypeSize = typeSize.dynamicTypeSize
    values.locale = Locale(identifier: language)
    values._colorCatalog = PreviewResources.colorCatalog
    values.layoutDirection =
      Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return ViewHost.Configuration(
      size: size, scale: scale,
      safeAreaInsets: EdgeInsets(
        top: safeArea.top, leading: safeArea.leading, bottom: safeArea.bottom, trailing: safeArea.trailing),
      environment: values, epoch: date)
  }
}
