// UIKit's vocabulary, as far as there is any, is part of the view layer; this module lets `import UIKit` find it.
@_exported import SwiftUI
