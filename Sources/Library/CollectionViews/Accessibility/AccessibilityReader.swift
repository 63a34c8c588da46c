import CompositionalLayout
import Foundation
import LayoutGeometry
package import SceneReadings
package import ScreenInterface

/// A reader of a view tree for a screen reader.
///
/// It reads when it is asked, and keeps nothing.
@MainActor
package struct AccessibilityReader {
  /// True to read every element of a collection view, on screen or not; frames are then left out.
  let readsEverything: Bool

  /// Creates a reader; default of what is on screen.
  package init(everything: Bool = false) { readsEverything = everything }

  /// Returns the elements of a view and of the views inside it, in reading order.
  package func elements(of view: View, focused: ElementID? = nil) -> [AccessibilityElement] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [element(of: view, focused: focused)] }
    if let collection = view as? CollectionView { return [feed(collection)] }
    let isMirrored = view.context?.traits.isRightToLeft ?? false
    let inside = ReadingOrder.sorted(view.subviews, isMirrored: isMirrored, frame: \.frame)
      .flatMap { elements(of: $0, focused: focused) }
    guard case .scrollView = view.role, !inside.isEmpty else { return inside }
    var area = AccessibilityElement(
      view.elementID, .scrollArea, label: view.accessibilityLabel, children: inside)
    area.isFocused = focused == view.elementID
    area.frame = frame(of: view)
    return [area]
  }

  /// Returns a view as one element.
  func element(of view: View, focused: ElementID?) -> AccessibilityElement {
    let traits = view.accessibilityTraits
    var element = AccessibilityElement(
      view.elementID, AccessibilityElement.Role(traits), label: view.accessibilityLabel,
      value: view.accessibilityValue, traits: traits)
    element.hint = view.accessibilityHint
    if !traits.contains(.notEnabled) {
      if !traits.isDisjoint(with: [.button, .link]) { element.actions.append(.activate) }
      if traits.contains(.adjustable) { element.actions += [.increment, .decrement] }
    }
    // An element stands for the controls inside it, as in UIKit, so they become actions of its own.
    element.actions += view.focusableViews.compactMap { inner in
      inner is Control ? inner.accessibilityLabel.map { .custom($0) } : nil
    }
    element.isFocused = focused.map { "\($0.path)/".hasPrefix("\(view.elementID.path)/") } ?? false
    element.frame = frame(of: view)
    return element
  }

  func frame(of view: View) -> CGRect? { readsEverything ? nil : view.convertToWindow(view.box) }
}

extension AccessibilityReader {
  /// Returns a collection view, with a container for each section that has elements.
  func feed(_ view: CollectionView) -> AccessibilityElement {
    var feed = AccessibilityElement(view.elementID, .feed, label: view.accessibilityLabel)
    feed.frame = frame(of: view)
    guard let solved = view.state.cache.solved, view.state.knowsData else { return feed }
    let isMirrored = view.isMirrored
    let heads = SectionBoundaryOrder(of: solved, isMirrored: isMirrored, isHead: true).heads
    let tails = SectionBoundaryOrder(of: solved, isMirrored: isMirrored, isHead: false).tails
    feed.children =
      heads.flatMap { read($0.attributes, in: view) }
      + solved.sections.compactMap { section($0, in: view, solved.axis) }
      + tails.flatMap { read($0.attributes, in: view) }
    return feed
  }

  private func section(_ section: SolvedSection, in view: CollectionView, _ axis: Axis)
    -> AccessibilityElement?
  {
    let around = SectionBoundaryOrder(of: section, on: axis, isMirrored: view.isMirrored)
    let heads = around.heads.flatMap { read($0.attributes, in: view) }
    let items = itemElements(of: section, in: view)
    let tails = around.tails.flatMap { read($0.attributes, in: view) }
    let children = heads + items + tails
    guard !children.isEmpty else { return nil }
    let name = view.state.cache.sectionNames[section.index]
    // Without a name of its own, the heading of a section names the whole of it.
    let named = (view.state.dataSource as? any SectionNaming)?.accessibilityLabel(ofSection: section.index)
    let heading = children.first { $0.traits.contains(.header) }
    var element = AccessibilityElement(
      ElementID(view.elementPrefix + name), section.isRow ? .row : .list, label: named ?? heading?.label,
      children: children)
    guard section.isRow else { return element }
    view.ensureRow(ofSection: section.index)
    if let row = view.rowSnapshot(ofRow: name)?.row, let page = row.page, row.pages > 1 {
      element.value = AccessibilityElement.pageValue(page, of: row.pages)
      element.traits = .adjustable
      element.actions = [.increment, .decrement]
    }
    if let focus = view.scrolling.focus, focus.isRow, focus.section == name { element.isFocused = true }
    if !readsEverything, let frame = view.frame(ofRow: name) { element.frame = view.convertToWindow(frame) }
    return element
  }

  /// Returns the items of a section in the order of the data, each with its badges; one shown twice by a loop is told once.
  private func itemElements(of section: SolvedSection, in view: CollectionView) -> [AccessibilityElement] {
    var cells: [Int: LayoutAttributes] = [:]
    var badges: [Int: [LayoutAttributes]] = [:]
    func note(_ attributes: LayoutAttributes, item: Int) {
      if let host = attributes.hostItem {
        badges[host, default: []].append(attributes)
      } else if attributes.element.category == .cell {
        cells[item] = attributes
      }
    }
    if readsEverything {
      section.forEachElement(in: .everything) { note($0, item: $0.element.item) }
    } else {
      for element in view.state.elements.inPaintOrder where element.key.section == section.index {
        note(element.attributes, item: element.indexPath.item)
      }
    }
    return cells.sorted { $0.key < $1.key }.flatMap { item, attributes in
      cell(attributes, at: IndexPath(item: item, section: section.index), in: view)
        + (badges[item] ?? []).flatMap { read($0, in: view) }
    }
  }

  private func cell(_ attributes: LayoutAttributes, at path: IndexPath, in view: CollectionView)
    -> [AccessibilityElement]
  {
    let takesPress = view.takesPress(at: path)
    let focus = view.scrolling.focus
    let isFocused = focus?.part == .whole && focus?.itemPath(in: view) == path
    return read(attributes, in: view) { cell, elements in
      // A cell with nothing to say is an element without a name, which a check can find.
      var reported =
        elements.isEmpty && !cell.accessibilityElementsHidden && !cell.isHidden
        ? [element(of: cell, focused: nil)] : elements
      guard reported.count == 1 else { return reported }
      if takesPress, !reported[0].actions.contains(.activate) { reported[0].actions.insert(.activate, at: 0) }
      if isFocused { reported[0].isFocused = true }
      return reported
    }
  }

  private func read(
    _ attributes: LayoutAttributes, in view: CollectionView,
    _ change: (CollectionReusableView, [AccessibilityElement]) -> [AccessibilityElement] = { $1 }
  ) -> [AccessibilityElement] {
    let focused = view.focusedElement
    func reported(_ shown: CollectionReusableView) -> [AccessibilityElement] {
      change(shown, elements(of: shown, focused: focused))
    }
    if readsEverything { return view.look(into: attributes, anew: true, reported) ?? [] }
    let key = attributes.element
    let shown =
      view.state.elements.byKey[key] ?? view.elements(of: key).first { $0.key.category == key.category }
    return shown.map { reported($0.view) } ?? []
  }
}

extension Label: AccessibilityProviding {
  /// The text, as shown; a label without text is no element.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(isElement: !text.isEmpty, label: writtenText, traits: .staticText)
  }
}

extension ImageView: AccessibilityProviding {
  /// A picture, which is no element unless a program says so, as in UIKit.
  package var ownAccessibility: AccessibilityAttributes { AccessibilityAttributes(traits: .image) }
}

extension Button: AccessibilityProviding {
  /// The title; a button with a symbol has no name of its own.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, label: symbol == nil && !title.isEmpty ? title : nil,
      traits: isEnabled ? .button : [.button, .notEnabled])
  }
}

extension PageControl: AccessibilityProviding {
  /// The current page of the pages; a control that shows none is no element.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: !state.hidesDots,
      value: AccessibilityElement.pageValue(currentPage, of: numberOfPages),
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
  }
}
