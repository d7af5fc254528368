extension Transaction {
  /// A transaction that no `animation(_:)` on its way gives an animation to: for what belongs to the window and its bars.
  static var unanimated: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}
