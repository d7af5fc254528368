import Foundation

/// A book; the file knows nothing of any interface.
public struct Book: Identifiable, Sendable {
  public let id: Int
  public let title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// Fetches books, slowly.
@MainActor
public final class Library {
  public init() {}

  public func books(_ found: @escaping @MainActor ([Book]) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) {
      MainActor.assumeIsolated { found([Book(id: 1, title: "Springs"), Book(id: 2, title: "Curves")]) }
    }
  }

  public func oneMore() async throws -> Book {
    try await Task.sleep(for: .milliseconds(1250))
    return Book(id: 3, title: "Keyframes")
  }
}
