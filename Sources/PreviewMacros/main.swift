@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The compiler starts this program once a build and talks to it over standard input and output.
let listener = CompilerPluginMessageListener(
  connection: try StandardIOMessageConnection(), provider: MacroProvider())
try listener.main()
