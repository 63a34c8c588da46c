import CollectionViews
public import Foundation

/// The view from which a popover comes; none of it has an effect, a popover is shown as a sheet.
///
/// UIKit counterpart: `UIPopoverPresentationController`.
@preconcurrency @MainActor
public final class UIPopoverPresentationController {
  /// The view from which it comes; default none.
  public var sourceView: UIView?
  /// The part of that view, in points; default empty.
  public var sourceRect = CGRect.zero
  /// The button from which it comes; default none.
  public var barButtonItem: UIBarButtonItem?
  /// The directions of its arrow.
  public var permittedArrowDirections = UIPopoverArrowDirection.any

  init() {}
}

/// The directions of the arrow of a popover; they have no effect.
///
/// UIKit counterpart: `UIPopoverArrowDirection`.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
  /// The view from which the controller comes as a popover, of which nothing has an effect; `nil` otherwise.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let isPopover =
      (self as? UIAlertController)?.preferredStyle == .actionSheet || modalPresentationStyle == .popover
    return isPopover ? UIPopoverPresentationController() : nil
  }
}
