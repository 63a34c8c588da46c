/// The identity of a section or an item across data changes: the data source's own identifier.
///
/// Two identities are the same exactly when their values are equal, whatever their text. Scroll state, anchors and
/// measured sizes are kept by it; only `IdentityNames` makes a text of it.
nonisolated struct Identity: Hashable, Sendable {
  /// The value; it came from the main actor, and is only compared, hashed and printed there.
  nonisolated(unsafe) let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }

  /// The number of bytes of a UUID's text.
  static let lengthOfUUID = 36

  /// The text of the value, with the word `UUID` in place of each UUID, which differs in every run.
  var text: String { (value.base as? String ?? String(describing: value.base)).withoutUUIDs }
}

/// The identity of an item: its section's and its own.
nonisolated struct ItemIdentity: Hashable, Sendable {
  var section: Identity
  var item: Identity
}

nonisolated extension String {
  fileprivate var withoutUUIDs: String {
    let length = Identity.lengthOfUUID
    guard utf8.count >= length else { return self }
    let bytes = Array(utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + length <= bytes.count, Self.isUUID(bytes[index..<index + length]) {
        kept += "UUID".utf8
        index += length
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept.count == bytes.count ? self : String(decoding: kept, as: UTF8.self)
  }

  private static func isUUID(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(0..., bytes).allSatisfy { place, byte in
      [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : isHexDigit(byte)
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
