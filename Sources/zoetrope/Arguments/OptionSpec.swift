/// One option of a command.
struct OptionSpec {
  /// With its dashes.
  let name: String
  /// What stands for the option's value in the help; nil for a flag.
  let argument: String?
  let help: String
  /// Another name.
  var alias: String?

  init(_ name: String, _ argument: String? = nil, alias: String? = nil, help: String) {
    self.name = name
    self.argument = argument
    self.alias = alias
    self.help = help
  }

  /// How the option is written, for the help.
  var usage: String {
    let names = alias.map { "\($0), \(name)" } ?? name
    return argument.map { "\(names) \($0)" } ?? names
  }
}
