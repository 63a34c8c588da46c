import CollectionViews
import CompositionalLayout
import Documents
import FeedFiles
import Foundation
import ScreenInterface
package import Stage

/// A check of a scene's views in several surroundings for truncated or hidden content and for small targets.
package struct ContentCheck {
  /// The minimum width and height of a target, in points.
  static let leastTarget: CGFloat = 44

  /// A fault, which may occur in several surroundings.
  private struct Fault: Hashable {
    /// The section, the card and the key, joined by `/`.
    var place: String
    var words: String
  }

  private var order: [Fault] = []
  private var variants: [Fault: [String]] = [:]

  /// Creates a check without a fault.
  package init() {}

  /// True when nothing was found.
  package var isEmpty: Bool { order.isEmpty }

  /// The number of faults.
  package var count: Int { order.count }

  /// A line for each fault, with the first surroundings in which it occurs.
  package var lines: [String] {
    order.map { fault in
      let found = variants[fault] ?? []
      let more = found.count > 1 ? " and \(found.count - 1) more" : ""
      return "\(fault.place): \(fault.words) at \(found.first ?? "")\(more)"
    }
  }

  /// Checks everything on a stage, also off screen.
  package mutating func look(at stage: Stage, _ variant: String) {
    guard let feed = stage.feed else { return look(into: stage.content.root, Place(), variant) }
    feed.measureAllElements()
    let document = stage.content.feedScene?.document
    feed.forEachElementView { attributes, view in
      let key = attributes.element
      let hasItem = key.category == .cell || attributes.hostItem != nil
      let place = Place(
        document: document, section: key.section < 0 ? "" : feed.sectionNames[key.section],
        card: hasItem
          ? feed.itemName(at: attributes.hostItem.map { [key.section, $0] } ?? key.indexPath) : nil)
      if key.category == .cell, feed.takesPress(at: key.indexPath) {
        check(attributes.frame.size, of: "card", place, variant)
      }
      look(into: view, place, variant)
    }
  }

  private mutating func look(into view: View, _ place: Place, _ variant: String, isHidden: Bool = false) {
    let isHidden = isHidden || view.isHidden
    if isHidden, place.card == nil { return }
    if let reading = (view as? any TextTruncating)?.textReading {
      check(reading, of: view, isHidden: isHidden, place, variant)
    }
    if !isHidden, let control = view as? Control, let size = control.targetSize {
      check(
        size, of: control.elementID.path.split(separator: "/").last.map(String.init) ?? "", place, variant)
    }
    for view in view.subviews { look(into: view, place, variant, isHidden: isHidden) }
  }

  private mutating func check(
    _ reading: TextTruncation, of view: View, isHidden: Bool, _ place: Place, _ variant: String
  ) {
    let name = view.elementID.path.split(separator: "/").last.map(String.init) ?? ""
    guard let (key, whole) = place.key(of: reading.text, in: name) else { return }
    let words = "\"\(EscapedText.shortened(whole))\""
    if isHidden {
      note(place, key, "\(words) is left out", variant)
    } else if reading.isCut || whole != reading.text {
      note(place, key, "\(words) is cut", variant)
    }
  }

  private mutating func check(_ size: CGSize, of key: String, _ place: Place, _ variant: String) {
    guard min(size.width, size.height) < Self.leastTarget - 1e-3 else { return }
    let extent = NumberText.extent(size)
    note(
      place, key, "the target is \(extent) points; \(NumberText.points(Self.leastTarget)) are needed", variant
    )
  }

  private mutating func note(_ place: Place, _ key: String, _ words: String, _ variant: String) {
    let fault = Fault(
      place: [place.section, place.card, key].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "/"),
      words: words)
    if variants[fault] == nil { order.append(fault) }
    if variants[fault]?.last != variant { variants[fault, default: []].append(variant) }
  }

  /// The section and the card that contain a view.
  private struct Place {
    var document: FeedDocument?
    var section = ""
    var card: String?

    /// Returns the key of a text in the feed and the whole text; the view's own name in a scene without a feed.
    func key(of text: String, in name: String) -> (key: String, whole: String)? {
      guard let document else { return (name, text) }
      if let key = document.key(of: text, inSection: section, card: card) { return (key, text) }
      guard let card, let whole = document.text(named: name, ofCard: card, inSection: section) else {
        return nil
      }
      return (name, whole)
    }
  }
}
