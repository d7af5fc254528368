// A file that says `import SwiftUI` expects Foundation's names and the animation system's to come with it.
@_exported import Foundation
@_exported import Motion
@_exported import Observation
