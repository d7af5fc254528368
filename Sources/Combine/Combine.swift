// Combine's vocabulary, as far as there is any, is part of the view layer; this module lets `import Combine` find it.
@_exported import SwiftUI
