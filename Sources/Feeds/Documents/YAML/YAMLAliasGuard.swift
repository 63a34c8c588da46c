/// The protection against YAML alias bombs, applied before a tree is built.
///
/// The YAML parser returns its tree with every alias already replaced by its nodes, and a few hundred bytes
/// of aliases can expand to more nodes than fit in memory. An alias `*a` written as the anchor `&a` is
/// harmless at the same position, so the masked text is parsed first. An anchor found there is an anchor or
/// alias of the original. Without one every asterisk was plain text, and the original is safe to parse.
enum YAMLAliasGuard {
  /// Returns the text with every `*` that could begin an alias replaced by `&`; `nil` when there is none.
  static func masking(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    var isMasked = false
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "*") && isNameByte(bytes[index + 1]) {
      bytes[index] = UInt8(ascii: "&")
      isMasked = true
    }
    return isMasked ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
