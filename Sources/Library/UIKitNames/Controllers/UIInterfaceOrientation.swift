/// The orientation of the user interface.
///
/// UIKit counterpart: `UIInterfaceOrientation`.
public nonisolated enum UIInterfaceOrientation: Int, Sendable, Hashable {
  /// Orientations, by UIKit's names.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// True for a wide interface.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True for a high interface.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations; a window has the shape that its user gives it.
///
/// UIKit counterpart: `UIInterfaceOrientationMask`.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On the right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On the left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The look of a status bar; there is none.
///
/// UIKit counterpart: `UIStatusBarStyle`.
public nonisolated enum UIStatusBarStyle: Int, Sendable, Hashable {
  /// Looks, by UIKit's names.
  case `default`, lightContent, darkContent
}

/// The way in which a status bar comes and goes; there is none.
///
/// UIKit counterpart: `UIStatusBarAnimation`.
public nonisolated enum UIStatusBarAnimation: Int, Sendable, Hashable {
  /// Ways, by UIKit's names.
  case none, fade, slide
}

/// A set of the edges of a rectangle.
///
/// UIKit counterpart: `UIRectEdge`.
public nonisolated struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// Every edge.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
