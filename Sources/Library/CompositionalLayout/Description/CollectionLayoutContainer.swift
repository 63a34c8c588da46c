public import Foundation
public import LayoutGeometry

/// The space available to a layout, a section or a group.
///
/// UIKit counterpart: `NSCollectionLayoutContainer`.
public protocol CollectionLayoutContainer {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size after insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets; a number below 1 is a fraction of the container.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

extension CollectionLayoutContainer {
  /// The insets in points: each number below 1 is taken as that fraction of the container.
  public var effectiveContentInsets: DirectionalEdgeInsets {
    func points(_ inset: CGFloat, of extent: CGFloat) -> CGFloat { inset < 1 ? inset * extent : inset }
    let size = contentSize
    let insets = contentInsets
    return DirectionalEdgeInsets(
      top: points(insets.top, of: size.height), leading: points(insets.leading, of: size.width),
      bottom: points(insets.bottom, of: size.height), trailing: points(insets.trailing, of: size.width))
  }

  /// The size less the effective insets, never negative.
  public var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom))
  }
}

/// The environment in which a layout is solved.
///
/// UIKit counterpart: `NSCollectionLayoutEnvironment`, without traits.
public protocol CollectionLayoutEnvironment {
  /// The available space.
  var container: any CollectionLayoutContainer { get }
}

/// A container given by a size, the safe area and margins, whose insets are always points.
package struct CollectionLayoutContainerSize: CollectionLayoutContainer, Hashable, Sendable {
  /// The size before insets, in points.
  package let contentSize: CGSize
  /// The safe area, in points.
  package let safeAreaInsets: EdgeInsets
  /// The margins, in points.
  package let margins: EdgeInsets

  /// Creates a container; sizes and insets must be finite, and the size not negative.
  package init(contentSize: CGSize, safeAreaInsets: EdgeInsets = .zero, margins: EdgeInsets = .zero) {
    precondition(
      contentSize.width.isFinite && contentSize.height.isFinite && contentSize.width >= 0
        && contentSize.height >= 0,
      "A container's size must be finite and at least 0, not \(contentSize).")
    precondition(
      [safeAreaInsets.top, safeAreaInsets.left, safeAreaInsets.bottom, safeAreaInsets.right]
        .allSatisfy(\.isFinite),
      "A container's insets must be finite, not \(safeAreaInsets).")
    self.contentSize = contentSize.bounded
    self.safeAreaInsets = safeAreaInsets.bounded
    self.margins = margins.bounded
  }

  /// The safe area, in left-to-right layout.
  package var contentInsets: DirectionalEdgeInsets { DirectionalEdgeInsets(safeAreaInsets) }

  /// Returns the insets of a reference, in left-to-right layout; those of an automatic one are the safe area.
  package func insets(for reference: ContentInsetsReference) -> DirectionalEdgeInsets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return contentInsets
    case .layoutMargins: return DirectionalEdgeInsets(margins)
    case .readableContent:
      var insets = DirectionalEdgeInsets(margins)
      let rest = contentSize.width - insets.leading - insets.trailing - Self.readableWidth
      insets.leading += max(0, rest / 2)
      insets.trailing += max(0, rest / 2)
      return insets
    }
  }

  /// The greatest width of readable content, in points.
  package static let readableWidth: CGFloat = 672

  /// The safe area, whose numbers are always points.
  package var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
}

/// An environment given by a container's size and safe area.
package struct LayoutEnvironment: CollectionLayoutEnvironment, Hashable, Sendable {
  /// The available size and its safe area.
  package let containerSize: CollectionLayoutContainerSize

  /// Creates an environment around a container.
  package init(container: CollectionLayoutContainerSize) { containerSize = container }

  /// The available space.
  package var container: any CollectionLayoutContainer { containerSize }
}

extension DirectionalEdgeInsets {
  /// The insets as they are read from left to right.
  fileprivate init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
