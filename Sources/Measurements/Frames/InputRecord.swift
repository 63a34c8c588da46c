public import Foundation
public import ScreenInterface

/// One event of a pointer, a wheel or a key; times in seconds on the window's clock.
public nonisolated struct InputRecord: Sendable, Hashable {
  /// What it was.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The pointer moved.
    case moved
    /// A button, or a finger, went down.
    case pressed
    /// It came up.
    case released
    /// It came up unseen.
    case cancelled
    /// The wheel was turned.
    case wheel
    /// A key went down or came up.
    case key

    /// The kind of an event; `nil` for what no person did.
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
      case .window, .picture, .pictureDiscarded, .dropped: return nil
      }
    }
  }

  /// What it was.
  public var kind: Kind
  /// When it arrived.
  public var arrival: TimeInterval
  /// How long handling it took; 0 where nobody took the time.
  public var duration: TimeInterval

  /// Creates the record of an event.
  public init(_ kind: Kind, at arrival: TimeInterval, for duration: TimeInterval) {
    self.kind = kind
    self.arrival = arrival
    self.duration = duration
  }
}
