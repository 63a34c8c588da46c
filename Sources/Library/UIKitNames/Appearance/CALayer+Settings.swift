import CollectionViews

/// Settings of layers that iOS code sets and that change nothing here.

extension CALayer {
  /// True when the layer is not transparent; it has no effect.
  public var isOpaque: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when the opacity counts for all inside together; it has no effect.
  public var allowsGroupOpacity: Bool {
    get { true }
    set { _ = newValue }
  }

  /// True when the layer is painted beside the program; it has no effect.
  public var drawsAsynchronously: Bool {
    get { false }
    set { _ = newValue }
  }

  /// True when a new size needs another drawing; it has no effect, every frame is drawn.
  public var needsDisplayOnBoundsChange: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The animations of properties; it has no effect, layers do not animate by themselves.
  public var actions: [String: Any]? {
    get { nil }
    set { _ = newValue }
  }

  /// The defaults of properties; it has no effect.
  public var style: [AnyHashable: Any]? {
    get { nil }
    set { _ = newValue }
  }

  /// Draws the layer; it has no effect, every frame is drawn.
  public func display() {}

  /// Draws the layer when needed; it has no effect, every frame is drawn.
  public func displayIfNeeded() {}
}
