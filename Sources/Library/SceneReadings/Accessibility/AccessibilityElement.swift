package import Foundation
package import ScreenInterface

/// An element as a screen reader is told of it, with the elements inside.
///
/// UIKit counterpart: `UIAccessibilityElement`, as a value.
package struct AccessibilityElement: Sendable, Hashable {
  /// The role of an element, by which a screen reader names its kind.
  package enum Role: String, Sendable, Hashable {
    // Containers.
    case screen, feed, row, list, scrollArea
    // Elements.
    case heading, button, link, image, adjustable, text, group
  }

  /// An action that the user can take on an element, by the keyboard too.
  package enum AvailableAction: Sendable, Hashable {
    /// Presses the element.
    case activate
    /// Goes to the next page or value.
    case increment
    /// Goes to the previous page or value.
    case decrement
    /// Presses a control inside, which has this label.
    case custom(String)
  }

  /// The element's id, as in draw lists, masks and the log.
  package var id: ElementID
  /// The role.
  package var role: Role
  /// The name; `nil` for none.
  package var label: String?
  /// The value, such as `page 2 of 5`; `nil` for none.
  package var value: String?
  /// What happens when the element is used; `nil` for none.
  package var hint: String?
  /// The traits.
  package var traits: AccessibilityTraits
  /// The actions, in a fixed order.
  package var actions: [AvailableAction]
  /// True when the element, or a view inside it, has the keyboard focus.
  package var isFocused: Bool
  /// The frame in the window, in points; `nil` where the element is told on screen or not.
  package var frame: CGRect?
  /// The elements inside, in reading order.
  package var children: [AccessibilityElement]

  /// Creates an element; by default without a name, a value and anything inside.
  package init(
    _ id: ElementID, _ role: Role, label: String? = nil, value: String? = nil,
    traits: AccessibilityTraits = .none, children: [AccessibilityElement] = []
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.traits = traits
    self.children = children
    actions = []
    isFocused = false
  }

  /// Returns the value of a page, counted from 0; `nil` without pages.
  package static func pageValue(_ page: Int, of count: Int) -> String? {
    count > 0 ? "page \(page + 1) of \(count)" : nil
  }

  /// The words that a screen reader says: the name, then the value.
  package var words: String {
    [label, value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The element with the keyboard focus, in this one; `nil` for none.
  ///
  /// Of elements inside each other it is the innermost.
  package var focused: AccessibilityElement? {
    for child in children {
      if let found = child.focused { return found }
    }
    return isFocused ? self : nil
  }

  /// Returns the element with this id, in this one; `nil` for none.
  package func element(_ id: ElementID) -> AccessibilityElement? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.element(id) }.first
  }

  /// The elements for which a screen reader has no words, in reading order.
  ///
  /// A row counts, as the keyboard focus can rest on it; other containers are told by what is inside.
  package var unlabelled: [AccessibilityElement] {
    let isSilent = words.allSatisfy(\.isWhitespace)
    let own = isSilent && !role.isSilentContainer ? [self] : []
    return own + children.flatMap(\.unlabelled)
  }
}

extension AccessibilityElement.Role {
  /// True for a container that takes no focus, so that it needs no name.
  fileprivate var isSilentContainer: Bool {
    switch self {
    case .screen, .feed, .list, .scrollArea: true
    default: false
    }
  }

  /// The role in words, for a sentence.
  package var words: String {
    switch self {
    case .scrollArea: "scroll area"
    case .adjustable: "adjustable element"
    case .group: "element"
    default: rawValue
    }
  }

  /// The role of an element with these traits.
  package init(_ traits: AccessibilityTraits) {
    let roles: [(AccessibilityTraits, AccessibilityElement.Role)] = [
      (.header, .heading), (.link, .link), (.button, .button), (.adjustable, .adjustable), (.image, .image),
      (.staticText, .text),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .group
  }
}

extension AccessibilityElement.AvailableAction {
  /// The name of the action; of a control inside, its label.
  package var name: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .custom(let name): name
    }
  }
}
