import CollectionViews
import Foundation
import ScreenInterface
import Stage

@testable import FeedFiles

/// What is wrong with the text of a feed that shows whole: a text that leaves its card, lies on another, or is cut.
struct TextFaults {
  /// The first fault in words; `nil` where there is none.
  let first: String?

  private struct Text {
    var string: String
    var element: String
    var frame: CGRect
    var section: String { String(element.prefix { $0 != "/" }) }
    /// True for a text of the section's header, except the seal, which is stamped over the foot of its slip.
    var isOfHeader: Bool { element.hasPrefix(section + "/header/") && string != "年" }
  }

  private static func texts(_ stage: Stage) -> [Text] {
    stage.displayList.commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return Text(string: line.string, element: command.element.path, frame: command.frame)
    }
  }

  private static func cells(_ stage: Stage) -> [CardCell] {
    (stage.content.feed?.subviews ?? []).compactMap { $0 as? CardCell }
  }

  /// Returns `true` when no view has a negative extent; views without any room are left out of the picture.
  private static func isSound(_ view: View) -> Bool {
    view.bounds.width >= 0 && view.bounds.height >= 0 && view.subviews.allSatisfy(isSound)
  }

  /// Looks at what a stage shows.
  init(in stage: Stage) { first = Self.fault(in: stage) }

  private static func fault(in stage: Stage) -> String? {
    let texts = texts(stage)
    for cell in cells(stage) {
      if !isSound(cell) { return "\(cell.elementID.path) has a view of a negative extent" }
      let own = texts.filter {
        $0.element.hasPrefix(cell.elementID.path + "/") && $0.frame.intersects(cell.frame)
      }
      if let text = own.first(where: { !holds(cell.frame, $0.frame) }) {
        return "“\(text.string)” leaves \(cell.elementID.path)"
      }
      if let overlap = overlap(of: own) { return "\(overlap) in \(cell.elementID.path)" }
      let words = texts.filter { $0.isOfHeader && cell.elementID.path.hasPrefix($0.section + "/") }
      if let text = words.first(where: { $0.frame.insetBy(dx: 0, dy: 1).intersects(cell.frame) }) {
        return "“\(text.string)” of the header lies on \(cell.elementID.path)"
      }
      // Only half is painted of a card that is half outside the window.
      let isWhole = cell.frame.minX >= 0 && cell.frame.maxX <= stage.size.width
      if isWhole, let picture = cell as? PictureCell, let title = picture.card?.title {
        let strip = own.filter { $0.element.hasPrefix(picture.cartouche.elementID.path) }
        let written = strip.map(\.string).joined()
        if written != title.filter({ $0 != " " }) { return "“\(written)” is all that is left of “\(title)”" }
      }
    }
    return overlap(of: texts.filter(\.isOfHeader))
  }

  private static func holds(_ card: CGRect, _ text: CGRect) -> Bool {
    text.minX > card.minX - 0.01 && text.maxX < card.maxX + 0.01 && text.minY > card.minY - 0.01
      && text.maxY < card.maxY + 0.01
  }

  private static func overlap(of texts: [Text]) -> String? {
    for (index, text) in texts.enumerated() {
      // Characters of a vertical title stand a little closer than lines.
      let inner = text.frame.insetBy(dx: 0.01, dy: max(3, text.frame.height / 10))
      if let other = texts[..<index].first(where: { $0.frame.intersects(inner) }) {
        return "“\(text.string)” lies on “\(other.string)”"
      }
    }
    return nil
  }
}
