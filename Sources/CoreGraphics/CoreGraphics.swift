// The names of Core Graphics, as far as there is any, is part of the view layer; this module lets `import CoreGraphics` find it.
@_exported import SwiftUI
