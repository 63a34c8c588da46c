public import Foundation
public import ScreenInterface

/// One event of a pointer, a wheel or a key, with times in seconds on the window's clock.
public nonisolated struct InputRecord: Sendable, Hashable {
  /// The kinds of input.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The pointer moved.
    case moved
    /// A button, or a finger, went down.
    case pressed
    /// The button, or the finger, came up.
    case released
    /// The press was cancelled: it ends without a click.
    case cancelled
    /// The wheel was turned.
    case wheel
    /// A key went down or came up.
    case key

    /// Creates the kind of an event; `nil` for an event that no user caused.
    public init?(_ event: InputEvent) {
      switch event.kind {
      case .pointer(let pointer):
        switch pointer.phase {
        case .moved: self = .moved
        case .pressed: self = .pressed
        case .released: self = .released
        case .cancelled: self = .cancelled
        }
      case .wheel: self = .wheel
      case .key: self = .key
      case .finger, .window, .found: return nil
      }
    }
  }

  /// The kind of input.
  public var kind: Kind
  /// The time at which the input arrived.
  public var arrival: TimeInterval
  /// The time that handling the input took; 0 when it was not measured.
  public var duration: TimeInterval

  /// Creates the record of an event.
  public init(_ kind: Kind, at arrival: TimeInterval, for duration: TimeInterval) {
    self.kind = kind
    self.arrival = arrival
    self.duration = duration
  }
}
