import Documents
import Foundation

/// The reader of the values under `brand:`.
nonisolated struct FeedBrandReader {
  let faults: DocumentFaults
  let pictures: FeedPictureReader

  func brand(_ key: DocumentKey<DocumentNode>, _ map: DocumentMap) -> FeedBrand {
    guard let node = map.read(key) else { return .none }
    if faults.isNone(node, called: key.name, otherwise: "a map with a logo, a slip or a seal") {
      return .none
    }
    guard let parts = faults.map(node, called: "\"\(key.name)\"") else { return .none }
    defer { parts.reportUnknownKeys() }
    let keys = FeedBrandKeys.declared
    if let logo = parts.read(keys.logo) {
      parts.refuse([keys.slip.name, keys.seal.name], because: "the brand is a logo")
      let size = CGSize(width: parts.read(keys.width), height: parts.read(keys.height))
      parts.warnOfSliver(keys.width.name, size.width)
      parts.warnOfSliver(keys.height.name, size.height)
      guard let path = faults.string(logo, called: keys.logo.name),
        let picture = pictures.picture(path, at: logo)
      else { return .none }
      return .logo(picture, size)
    }
    parts.refuse([keys.width.name, keys.height.name], because: "only a logo has it")
    let marks = (slip: parts.read(keys.slip), seal: parts.read(keys.seal))
    guard marks.slip != nil || marks.seal != nil else {
      parts.reportMissing(keys.logo.name, needed: "a logo, a slip or a seal")
      return .none
    }
    return .slip(
      text(marks.slip, called: keys.slip.name, most: FeedBrand.slipLength),
      seal: text(marks.seal, called: keys.seal.name, most: FeedBrand.sealLength))
  }

  private func text(_ node: DocumentNode?, called key: String, most: Int) -> String {
    guard let node, let text = faults.string(node, called: key) else { return "" }
    guard (1...most).contains(text.count), !text.contains(where: \.isNewline) else {
      faults.report(
        "\"\(key)\" is \(node.summary); allowed: 1 to \(most) characters on one line", at: node.position)
      return ""
    }
    return text
  }
}
