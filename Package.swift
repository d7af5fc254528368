// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// The pixel and animation kernels are built optimised in every configuration: a debug run of the
// tests still has to draw whole pictures. `-march` is given through clang, which sets the CPU of
// the Swift code as well; without it the compositing loops fall back to SSE2.
#if arch(x86_64)
  let processor: [String] = ["-Xcc", "-march=x86-64-v3"]
#else
  let processor: [String] = []
#endif

let kernel: [SwiftSetting] = [
  .unsafeFlags(processor),
  .unsafeFlags(["-O"], .when(configuration: .debug)),
  .unsafeFlags(
    ["-Ounchecked", "-enforce-exclusivity=unchecked", "-cross-module-optimization"],
    .when(configuration: .release)),
]

let optimised: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
]

// Swift's macro libraries are part of the toolchain, beside the compiler that runs this manifest.
let toolchain = toolchainRoot()
let macroHost = toolchain + "/lib/swift/host"
let macroLinking: [LinkerSetting] = [
  .unsafeFlags(["-L", macroHost, "-Xlinker", "-rpath", "-Xlinker", macroHost])
]

func toolchainRoot() -> String {
  let environment = ProcessInfo.processInfo.environment
  for folder in (environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let root = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    if FileManager.default.fileExists(
      atPath: root.appendingPathComponent("lib/swift/host/SwiftSyntax.swiftmodule").path)
    {
      return root.path
    }
  }
  return "/usr"
}

let package = Package(
  name: "Zoetrope",
  products: [
    .executable(name: "zoetrope", targets: ["zoetrope"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "Components", targets: ["Components"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CUnibreak", pkgConfig: "libunibreak", providers: [.apt(["libunibreak-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),

    // What the C library tells the code of a stage of time and chance.
    .target(name: "CSurroundings"),

    .target(name: "Motion", swiftSettings: kernel),
    // What Swift's vector types cannot say; a header only.
    .systemLibrary(name: "CVectors"),
    .target(name: "Raster", dependencies: ["CVectors"], swiftSettings: kernel),
    .target(name: "Assets", path: "Assets", resources: [.copy("Symbols"), .copy("Strings")]),
    .target(
      name: "Typeset",
      dependencies: ["Raster", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak", "Assets"],
      swiftSettings: optimised),
    // The macros' rules are a library of their own: a test that depends on the plug-in itself would have
    // every target built a second time, for the machine that compiles.
    .target(
      name: "MacroExpansion", swiftSettings: [.unsafeFlags(["-I", macroHost])], linkerSettings: macroLinking),
    .macro(
      name: "PreviewMacros", dependencies: ["MacroExpansion"],
      swiftSettings: [.unsafeFlags(["-I", macroHost])], linkerSettings: macroLinking),
    .target(
      name: "SwiftUI", dependencies: ["Motion", "Raster", "Typeset", "PreviewMacros"],
      swiftSettings: optimised),
    // What files import besides SwiftUI; each is the view layer under another name.
    .target(name: "Combine", dependencies: ["SwiftUI"]),
    .target(name: "UIKit", dependencies: ["SwiftUI"]),
    .target(name: "CoreGraphics", dependencies: ["SwiftUI"]),
    .target(name: "QuartzCore", dependencies: ["SwiftUI"]),
    .target(name: "PlaygroundSupport", dependencies: ["SwiftUI"]),
    .target(
      name: "Stage", dependencies: ["SwiftUI", "Raster", "CPNG", "CGIF", "CSurroundings"], swiftSettings: optimised),
    .target(name: "Components", dependencies: ["SwiftUI"], swiftSettings: optimised),
    .executableTarget(
      name: "zoetrope",
      dependencies: [
        "Stage", "Components", "SwiftUI", "Raster", "Motion", "CSDL2", "Combine", "UIKit", "CoreGraphics",
        "QuartzCore", "PlaygroundSupport",
      ],
      swiftSettings: optimised,
      // Files under preview are compiled to libraries that find the view layer in the program that loads them.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    .testTarget(name: "MotionTests", dependencies: ["Motion"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster"], exclude: ["Goldens"]),
    .testTarget(name: "TypesetTests", dependencies: ["Typeset", "Raster", "Assets"]),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["MacroExpansion"],
      swiftSettings: [.unsafeFlags(["-I", macroHost])], linkerSettings: macroLinking),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Raster", "Typeset", "Assets"]),
    .testTarget(name: "StageTests", dependencies: ["Stage", "Raster", "SwiftUI", "CGIF"]),
    .testTarget(name: "ComponentsTests", dependencies: ["Components", "Stage", "SwiftUI"]),
    .testTarget(name: "zoetropeTests", dependencies: ["zoetrope", "Stage", "SwiftUI", "Motion"]),
  ]
)
