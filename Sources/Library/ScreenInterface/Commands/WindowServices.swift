/// The services of the window around a stage that keys can use.
///
/// The list of keys omits keys whose service is missing.
package nonisolated struct WindowServices: OptionSet, Sendable, Hashable {
  /// The bits of the services, one each.
  package let rawValue: UInt16

  /// Creates a set of the services with these bits.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Freezing the scene and stepping back in time: `F`, `,` and `.`.
  package static let history = WindowServices(rawValue: 1)
  /// Saving a recording of all input: `⌃S` and `⌃R`.
  package static let recordings = WindowServices(rawValue: 1 << 1)
  /// Saving the present frame: `S`.
  package static let stills = WindowServices(rawValue: 1 << 2)
  /// Copying the command that shows the same again: `C`.
  package static let commands = WindowServices(rawValue: 1 << 3)
  /// Copying the inspected element by a click.
  package static let elements = WindowServices(rawValue: 1 << 4)
  /// Setting the window to the size of a device: `D`.
  package static let devices = WindowServices(rawValue: 1 << 5)
  /// Playing a pair of the lab again and going to the others: `Space`, `←`, `→` and `Esc`.
  package static let pairs = WindowServices(rawValue: 1 << 6)
  /// Opening a pair from the lab's index.
  package static let index = WindowServices(rawValue: 1 << 7)
  /// A menu on the secondary button, and a toolbar at the top of the window: `F10`.
  package static let menus = WindowServices(rawValue: 1 << 8)
  /// Switching to another scene, of the palette or of a file: `⌃P` and `⌃O`.
  package static let palette = WindowServices(rawValue: 1 << 9)
  /// Changing the scene's numbers while it runs: `K`.
  package static let tuning = WindowServices(rawValue: 1 << 10)
  /// All services of a window that shows a scene; those of the lab exist only in its own windows.
  package static let all: WindowServices = [
    .history, .recordings, .stills, .commands, .elements, .devices, .menus, .palette, .tuning,
  ]
}
