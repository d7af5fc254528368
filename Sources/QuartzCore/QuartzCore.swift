// The names of Quartz, as far as there is any, is part of the view layer; this module lets `import QuartzCore` find it.
@_exported import SwiftUI
