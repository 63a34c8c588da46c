import Documents
import Foundation

/// Reads what a card says for the parts of its kind: a price, a button, and the point that its picture keeps.
nonisolated struct FeedPartsReader {
  let faults: DocumentFaults

  /// Reads the parts into `card`.
  func read(_ map: DocumentMap, into card: inout FeedCard) {
    for (role, path) in [(FeedPart.Role.price, \FeedCard.price), (.button, \FeedCard.button)] {
      if card.own?.has(role) ?? false {
        card[keyPath: path] = map.string(role.rawValue) ?? ""
      } else {
        map.refuse([role.rawValue], because: "no part of the card's kind shows it")
      }
    }
    if !card.button.isEmpty, !map.has("link") {
      map.reportMissing("link", needed: "the id of the section that its button leads to")
    }
    guard let focus = focus(map) else { return }
    if map.has("picture") {
      card.picture?.focus = focus
    } else {
      faults.report("\"focus\" has no meaning here: the card has no picture", at: map.position(of: "focus"))
    }
  }

  /// Two shares of a picture, from its left and from its top.
  private func focus(_ map: DocumentMap) -> CGPoint? {
    guard let nodes = map.list("focus") else { return nil }
    let shares = nodes.compactMap { faults.number($0, called: "focus", in: .from(0, to: 1)) }
    guard nodes.count == 2 else {
      faults.report(
        "\"focus\" has \(nodes.count) numbers; two are needed, the shares from the left and from the top",
        at: map.position(of: "focus"))
      return nil
    }
    return shares.count == 2 ? CGPoint(x: shares[0], y: shares[1]) : nil
  }
}
