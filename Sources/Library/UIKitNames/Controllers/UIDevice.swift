import CollectionViews
public import Foundation
import LayoutGeometry

/// The machine, as far as layouts ask for it.
///
/// UIKit counterpart: `UIDevice`.
@preconcurrency @MainActor
public final class UIDevice {
  init() {}

  /// The machine.
  public static var current: UIDevice { UIDevice() }

  /// The kind of device: a phone for a window narrower than 600 points, else a pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.bounds.width < 600 ? .phone : .pad }

  /// The name of the system: Linux.
  public var systemName: String { "Linux" }
  /// The version of the system: empty, nothing here differs by it.
  public var systemVersion: String { "" }
  /// The name of the machine: empty.
  public var name: String { "" }
  /// The kind of machine: a desktop.
  public var model: String { "Desktop" }

  /// The orientation, by the shape of the window.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

/// A kind of device.
///
/// UIKit counterpart: `UIUserInterfaceIdiom`.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// No kind.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A desktop.
  case mac
}

/// The orientation of a device.
///
/// UIKit counterpart: `UIDeviceOrientation`.
public nonisolated enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// No orientation.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// On its back, which a window never is.
  case faceUp
  /// On its front, which a window never is.
  case faceDown

  /// True for a device on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True for a device that stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for a device that lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// A feedback of the device that can be felt; a desktop has none, so that nothing has an effect.
///
/// UIKit counterpart: `UIFeedbackGenerator`.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a feedback.
  public init() {}

  /// Prepares the feedback.
  open func prepare() {}
}

/// A feedback of a collision; it has no effect.
///
/// UIKit counterpart: `UIImpactFeedbackGenerator`.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a collision.
  public nonisolated enum FeedbackStyle: Int, Sendable, Hashable {
    /// Strengths, by UIKit's names.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a feedback of a strength.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Gives the feedback.
  public func impactOccurred() {}

  /// Gives the feedback, 0…1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A feedback of a change of selection; it has no effect.
///
/// UIKit counterpart: `UISelectionFeedbackGenerator`.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  public func selectionChanged() {}
}

/// A feedback of a result; it has no effect.
///
/// UIKit counterpart: `UINotificationFeedbackGenerator`.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result.
  public nonisolated enum FeedbackType: Int, Sendable, Hashable {
    /// Results, by UIKit's names.
    case success, warning, error
  }

  /// Gives the feedback.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
