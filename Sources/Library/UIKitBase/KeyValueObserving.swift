#if !canImport(ObjectiveC)
  /// A key of the dictionary that an observer of a property is given.
  ///
  /// UIKit counterpart: `NSKeyValueChangeKey`.
  public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Sendable, Hashable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change: 1, the property was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// True for a call before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// What an observer of a property is given.
  ///
  /// UIKit counterpart: `NSKeyValueObservingOptions`.
  public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, with the present value as the new one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before the change too; here it has no effect.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }
#endif
