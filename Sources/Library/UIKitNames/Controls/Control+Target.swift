public import CollectionViews

extension Control {
  /// A set of states of a control.
  ///
  /// UIKit counterpart: `UIControl.State`.
  public nonisolated struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No special state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not to be pressed.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// Focused; it has no effect.
    public static let focused = State(rawValue: 8)
  }

  /// The present states of the control.
  public var state: State {
    var states = State.normal
    if isHighlighted { states.insert(.highlighted) }
    if !isEnabled { states.insert(.disabled) }
    if isSelected { states.insert(.selected) }
    return states
  }

  /// The place of a button's content across; default the middle.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { attachments.object(of: ControlAlignment.self)?.across ?? .center }
    set {
      attachments.keep(ControlAlignment(newValue), as: ControlAlignment.self)
      for view in subviews { view.setNeedsLayout() }
    }
  }

  /// The place of the content down; it has no effect, it is the middle.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { .center }
    set { _ = newValue }
  }

  /// A place of content across.
  ///
  /// UIKit counterpart: `UIControl.ContentHorizontalAlignment`.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable, Hashable {
    /// Places, by UIKit's names.
    case center, left, right, fill, leading, trailing
  }

  /// A place of content down.
  ///
  /// UIKit counterpart: `UIControl.ContentVerticalAlignment`.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable, Hashable {
    /// Places, by UIKit's names.
    case center, top, bottom, fill
  }
}

/// The place of a control's content.
@MainActor
private final class ControlAlignment {
  let across: Control.ContentHorizontalAlignment

  init(_ across: Control.ContentHorizontalAlignment) { self.across = across }
}

extension Action {
  /// Creates an action with a picture; an identifier, attributes and a state have no effect.
  @_disfavoredOverload  // Without a picture the shorter one is meant.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: MenuState = .off,
    handler: @escaping Handler
  ) {
    self.init(title: title, handler: handler)
    picture = image
  }

  /// The name of an action.
  public nonisolated struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The attributes of an action in a menu; they have no effect.
  public nonisolated struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The state of an action in a menu; it has no effect.
  public nonisolated enum MenuState: Int, Sendable, Hashable {
    /// States, by UIKit's names.
    case off, on, mixed
  }

  /// The picture of the action; default none.
  public var image: UIImage? { picture }
}
