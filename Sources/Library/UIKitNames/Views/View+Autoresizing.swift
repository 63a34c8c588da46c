public import CollectionViews

extension View {
  /// The parts of a view's geometry that grow and shrink with its superview.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top side.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom side.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The parts of the view's geometry that grow and shrink with its superview; default none.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: attachments.autoresizing.rawValue) }
    set {
      attachments.autoresizing = .init(rawValue: newValue.rawValue)
      superview?.attachments.resizesSubviews = true
    }
  }
}
