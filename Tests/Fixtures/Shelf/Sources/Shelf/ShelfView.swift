import Books
import SwiftUI

public struct ShelfView: View {
  @State private var books: [Book] = []
  private let library = Library()

  public init() {}

  public var body: some View {
    VStack {
      ForEach(books) { book in
        Spine(title: book.title)
      }
    }
    .task {
      library.books { books += $0 }
      do {
        books.append(try await library.oneMore())
      } catch {
        print(error)
      }
    }
  }
}
