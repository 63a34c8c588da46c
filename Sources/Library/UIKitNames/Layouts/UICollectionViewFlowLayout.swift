import CollectionViews
public import Foundation
public import Orihon

extension CollectionViewFlowLayout {
  /// The size of items that measure themselves, as an estimate that suits any content.
  public static var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The size of items that measure themselves until they have; default zero, they have `itemSize`.
  ///
  /// Off-screen items keep the estimate until they come on screen.
  public var estimatedItemSize: CGSize {
    get { estimate }
    set { estimate = newValue }
  }

  /// True when headers stay visible as long as their sections do; default false.
  public var sectionHeadersPinToVisibleBounds: Bool {
    get { pinsHeaders }
    set { pinsHeaders = newValue }
  }

  /// True when footers stay visible as long as their sections do; default false.
  public var sectionFootersPinToVisibleBounds: Bool {
    get { pinsFooters }
    set { pinsFooters = newValue }
  }

  /// The reference of `sectionInset`; default `fromContentInset`.
  public var sectionInsetReference: SectionInsetReference {
    get {
      switch insetReference {
      case .layoutMargins: .fromLayoutMargins
      case .safeArea: .fromSafeArea
      case .none, .automatic, .readableContent: .fromContentInset
      }
    }
    set {
      switch newValue {
      case .fromContentInset: insetReference = .none
      case .fromSafeArea: insetReference = .safeArea
      case .fromLayoutMargins: insetReference = .layoutMargins
      }
    }
  }

  /// The reference of the insets of sections.
  ///
  /// UIKit counterpart: `UICollectionViewFlowLayout.SectionInsetReference`.
  public nonisolated enum SectionInsetReference: Int, Sendable, Hashable {
    /// The edges of the content.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The margins of the collection view.
    case fromLayoutMargins
  }
}
