import Testing

@testable import Stage

/// Against the examples that FIPS 180-4 and NIST's validation suite publish.
struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func publishedExamplesHold(_ text: String, _ hash: String) {
    #expect(SHA256.hexadecimal(text.utf8) == hash)
  }

  @Test func aMillionLettersInPiecesOfAnySize() {
    var hash = SHA256()
    var left = 1_000_000
    var size = 1
    while left > 0 {
      let count = min(size, left)
      hash.update(repeatElement(UInt8(ascii: "a"), count: count))
      left -= count
      size = size % 200 + 7
    }
    #expect(hash.finish() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
