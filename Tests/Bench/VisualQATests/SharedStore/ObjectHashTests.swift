import Foundation
import Testing

@testable import VisualQA

/// Tests of the hash that names an object, with the vectors of FIPS 180-4.
struct ObjectHashTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `it is SHA-256`(text: String, digits: String) {
    let hash = ObjectHash(of: Data(text.utf8))
    #expect(hash.description == digits)
    #expect(ObjectHash(digits: digits.utf8) == hash)
  }

  @Test func `a million bytes have their hash`() {
    #expect(
      ObjectHash(of: Data(repeating: UInt8(ascii: "a"), count: 1_000_000)).description
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [
    "", "ba78", String(repeating: "g", count: 64), String(repeating: "A", count: 64),
    String(repeating: "0", count: 65),
  ])
  func `other digits are no hash`(digits: String) { #expect(ObjectHash(digits: digits.utf8) == nil) }

  @Test func `hashes are sorted as their digits are`() {
    let hashes = (0..<50).map { ObjectHash(of: Data("\($0)".utf8)) }
    #expect(hashes.sorted().map(\.description) == hashes.map(\.description).sorted())
  }
}
