/// Makes YAML aliases harmless before a tree is built.
///
/// The YAML parser returns its tree with every alias already replaced by the nodes it stands for, and a few
/// hundred bytes of aliases can stand for more nodes than there is memory. An alias `*a` written as the
/// anchor `&a` is harmless and stands in the same place, so the masked text is read first: an anchor found
/// there is an anchor or alias of the original, and without one every asterisk was plain text and the
/// original is safe to read.
enum YAMLAliasGuard {
  /// The text with every `*` that could begin an alias replaced by `&`; `nil` when there is none.
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
