import CollectionViews
import CompositionalLayout
import Documents
import Foundation
import ScreenInterface
package import Stage

/// The output of `orihon layout`: the solved frame of every element, or of every view in a scene without a feed.
package nonisolated struct LayoutReport: Encodable {
  /// An element with its frame in the unscrolled content of the feed, or of its row.
  package nonisolated struct Element: Encodable {
    package var section: String
    package var category: String
    package var kind: String?
    package var item: String?
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    package var zIndex: Int
    /// True for an element with an estimated size, which was not measured; `nil` for any other.
    package var isEstimated: Bool?

    /// The path of the element on screen; the prefix of the path for a supplementary item of an item.
    package var path: String {
      guard category != "view" else { return section }
      let holder = section.isEmpty ? "layout" : section
      return category == "cell" ? "\(holder)/card/\(item ?? "")" : "\(holder)/\(kind ?? "background")"
    }
  }

  package var scene: String
  package var width: Double
  package var height: Double
  var contentWidth: Double
  package var contentHeight: Double
  package var elements: [Element]

  /// Creates the report of a stage that has been laid out, and measures elements with estimated sizes.
  @MainActor
  package init(_ stage: Stage) {
    scene = stage.scene.name
    (width, height) = (stage.size.width, stage.size.height)
    let feed = stage.feed
    feed?.measureAllElements()
    let content = feed?.contentSize ?? .zero
    (contentWidth, contentHeight) = (content.width, content.height)
    elements =
      feed.flatMap { feed in
        feed.solvedLayout.map { LayoutVisitor(feed: feed, layout: $0).elements }
      } ?? stage.content.root.subviews.flatMap(\.layoutElements)
  }

  /// The report as text, with one line for each element: section, element, frame.
  package var text: String {
    func length(_ number: Double) -> String { NumberText.points(number) }
    let content =
      contentWidth > 0 ? " content \(length(contentWidth))x\(length(contentHeight))" : ""
    var lines = ["\(scene) \(length(width))x\(length(height))" + content]
    for element in elements {
      let name = [element.kind ?? element.category, element.item].compactMap(\.self).joined(separator: " ")
      let frame = [element.x, element.y, element.width, element.height].map(length).joined(separator: " ")
      lines.append(
        "\(element.section)  \(name)  \(frame)" + (element.isEstimated == true ? "  estimated" : ""))
    }
    return lines.joined(separator: "\n")
  }
}

extension View {
  /// The elements of the view and its subviews, with their paths and with their classes as kinds.
  fileprivate var layoutElements: [LayoutReport.Element] {
    let frame = superview?.convertToWindow(frame) ?? frame
    let own = LayoutReport.Element(
      section: elementID.path, category: "view", kind: String(describing: type(of: self)), item: nil,
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height, zIndex: 0)
    return [own] + subviews.flatMap(\.layoutElements)
  }
}

/// A visitor of every element of a solved layout, section by section.
private struct LayoutVisitor {
  let feed: CollectionView
  let layout: SolvedLayout

  var elements: [LayoutReport.Element] {
    layout.boundaryItems.map { element($0.attributes, section: "") } + layout.sections.flatMap(elements)
  }

  private func elements(of section: SolvedSection) -> [LayoutReport.Element] {
    let id = feed.sectionNames[section.index]
    let fixed = section.decorations + section.boundaryItems.map(\.attributes)
    var elements = fixed.map { element($0, section: id) }
    section.forEachElement(in: .everything) { elements.append(element($0, section: id)) }
    return elements
  }

  private func element(_ attributes: LayoutAttributes, section: String) -> LayoutReport.Element {
    let hasItem = attributes.element.category == .cell || attributes.hostItem != nil
    let path = attributes.element.indexPath
    let item = hasItem ? feed.itemName(at: path) : nil
    return LayoutReport.Element(
      section: section, category: String(describing: attributes.element.category),
      kind: attributes.element.kind, item: item, x: attributes.frame.minX, y: attributes.frame.minY,
      width: attributes.frame.width, height: attributes.frame.height, zIndex: attributes.zIndex,
      isEstimated: feed.isEstimated(attributes) ? true : nil)
  }
}
