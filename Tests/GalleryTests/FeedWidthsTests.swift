import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import Testing

@testable import FeedFiles
@testable import Gallery

/// Tests of the shipped feeds in windows from the narrowest phone to the widest screen.
///
/// Nothing is lost, and nothing overlaps.
struct FeedWidthsTests {
  private nonisolated static let feeds = [
    "default", "paged", "wraps", "behaviors", "loops", "linked", "loading", "transforms", "keylines",
  ]

  private struct Text {
    var string: String
    var element: String
    var frame: CGRect
    var section: String { String(element.prefix { $0 != "/" }) }
    /// True for a text of the section's header, except the seal, which is stamped over the foot of its slip.
    var isOfHeader: Bool { element.hasPrefix(section + "/header/") && string != "年" }
  }

  /// Returns the feed in a window so high that all of its sections show.
  private func stage(_ name: String, width: CGFloat, _ direction: TraitCollection.LayoutDirection) throws
    -> Stage
  {
    let traits = TraitCollection(layoutDirection: direction, reducesMotion: true)
    return StageHarness(
      try #require(Gallery.scene(named: name)),
      options: StageOptions(size: CGSize(width: width, height: 9000), traits: traits)
    ).stage
  }

  private func texts(_ stage: Stage) -> [Text] {
    stage.displayList.commands.compactMap { command in
      guard case .text(let line, _) = command.content else { return nil }
      return Text(string: line.string, element: command.element.path, frame: command.frame)
    }
  }

  private func cells(_ stage: Stage) -> [CardCell] {
    (stage.content.feed?.subviews ?? []).compactMap { $0 as? CardCell }
  }

  /// Returns `true` when no view has a negative extent; views without any room are left out of the picture.
  private func isSound(_ view: View) -> Bool {
    view.bounds.width >= 0 && view.bounds.height >= 0 && view.subviews.allSatisfy(isSound)
  }

  private func fault(in stage: Stage) -> String? {
    let texts = texts(stage)
    for cell in cells(stage) {
      if !isSound(cell) { return "\(cell.elementID.path) has a view of a negative extent" }
      let own = texts.filter {
        $0.element.hasPrefix(cell.elementID.path + "/") && $0.frame.intersects(cell.frame)
      }
      if let text = own.first(where: { !holds(cell.frame, $0.frame) }) {
        return "“\(text.string)” leaves \(cell.elementID.path)"
      }
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

  private func holds(_ card: CGRect, _ text: CGRect) -> Bool {
    text.minX > card.minX - 0.01 && text.maxX < card.maxX + 0.01 && text.minY > card.minY - 0.01
      && text.maxY < card.maxY + 0.01
  }

  private func overlap(of texts: [Text]) -> String? {
    for (index, text) in texts.enumerated() {
      // Characters of a vertical title stand a little closer than lines.
      let inner = text.frame.insetBy(dx: 0.01, dy: 3)
      if let other = texts[..<index].first(where: { $0.frame.intersects(inner) }) {
        return "“\(text.string)” lies on “\(other.string)”"
      }
    }
    return nil
  }

  @Test(arguments: feeds, TraitCollection.LayoutDirection.allCases)
  func `at no width is a title cut, does text leave its card, or a header lie on one`(
    name: String, direction: TraitCollection.LayoutDirection
  ) throws {
    for width in stride(from: 320, through: 2560, by: 80) {
      let fault = fault(in: try stage(name, width: CGFloat(width), direction))
      #expect(fault == nil, "at \(width): \(fault ?? "")")
    }
  }
}
