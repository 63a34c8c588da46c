import Documents
import Foundation

/// Reads the values under `brand:`.
nonisolated struct FeedBrandReader {
  let faults: DocumentFaults
  let pictures: FeedPictureReader

  func brand(_ map: DocumentMap) -> FeedBrand {
    guard let node = map.value("brand") else { return .none }
    if faults.isNone(node, called: "brand", otherwise: "a map with a logo, a slip or a seal") { return .none }
    guard let parts = faults.map(node, called: "\"brand\"") else { return .none }
    defer { parts.reportUnknownKeys() }
    if let logo = parts.value("logo") {
      parts.refuse(["slip", "seal"], because: "the brand is a logo")
      let size = CGSize(
        width: parts.number("width", in: FeedLimits.logo) ?? 40,
        height: parts.number("height", in: FeedLimits.logo) ?? 40)
      guard let path = faults.string(logo, called: "logo"), let picture = pictures.picture(path, at: logo)
      else {
        return .none
      }
      return .logo(picture, size)
    }
    parts.refuse(["width", "height"], because: "only a logo has it")
    let slip = text("slip", parts, most: FeedBrand.slipLength)
    let seal = text("seal", parts, most: FeedBrand.sealLength)
    guard parts.has("slip") || parts.has("seal") else {
      parts.reportMissing("logo", needed: "a logo, a slip or a seal")
      return .none
    }
    return .slip(slip, seal: seal)
  }

  private func text(_ key: String, _ map: DocumentMap, most: Int) -> String {
    guard let node = map.value(key), let text = faults.string(node, called: key) else { return "" }
    guard (1...most).contains(text.count), !text.contains(where: \.isNewline) else {
      faults.report(
        "\"\(key)\" is \(node.summary); allowed: 1 to \(most) characters on one line", at: node.position)
      return ""
    }
    return text
  }
}
