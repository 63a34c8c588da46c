/// What the window around a stage does when keys ask for it; the list of keys tells of nothing else.
public nonisolated struct WindowServices: OptionSet, Sendable, Hashable {
  /// The services, a bit each.
  public let rawValue: UInt8

  /// Creates a set of the services with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Time stops and is gone back in: `F`, `,` and `.`.
  public static let timeTravel = WindowServices(rawValue: 1)
  /// What happens is kept as a recording: `⌃S` and `⌃R`.
  public static let recordings = WindowServices(rawValue: 1 << 1)
  /// The frame that shows is saved: `S`.
  public static let stills = WindowServices(rawValue: 1 << 2)
  /// The command that shows the same again is copied: `C`.
  public static let commands = WindowServices(rawValue: 1 << 3)
  /// The element that is inspected is copied by a click.
  public static let elements = WindowServices(rawValue: 1 << 4)
  /// The window takes the size of a device: `D`.
  public static let devices = WindowServices(rawValue: 1 << 5)
  /// Everything that there is.
  public static let all: WindowServices = [.timeTravel, .recordings, .stills, .commands, .elements, .devices]
}
