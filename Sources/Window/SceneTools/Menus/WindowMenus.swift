import CollectionViews
import Foundation
import SceneReadings
import ScreenInterface
import Stage

/// The contents of a window's menus.
@MainActor
package struct WindowMenus {
  /// The closure that returns the scenes and scripts of the palette; default none.
  package var places: @MainActor () -> [MenuEntry] = { [] }
  /// The destination in the lab for the scene's topic; `nil` where there is none.
  package var lab: MenuDestination?
  /// The closure that returns the text on the clipboard, for the palette's field; default none.
  package var clipboard: @MainActor () -> String = { "" }
  /// The closure that returns true while time is paused.
  package var isFrozen: @MainActor () -> Bool = { false }
  /// The doors by which files come in; default closed.
  package var files = FileDoors()

  /// The closure that opens the tuning panel at the settings of a row; does nothing by default.
  package var tune: @MainActor (String) -> Void = { _ in }

  /// Creates menus without destinations.
  package init() {}

  private var moment: Command.Availability { isFrozen() ? .frozen : .running }

  private func entries(_ commands: [Command], in services: WindowServices) -> [MenuEntry] {
    commands.compactMap { MenuEntry($0, in: services, moment: moment) }
  }

  /// Returns the lines of the context menu at a point.
  func context(at point: CGPoint, on stage: Stage, with tools: Toolbox) -> [MenuEntry] {
    let services = tools.services
    let inspects = tools.ownsPointer
    let inspect = MenuEntry(
      .toggleInspector, in: services, moment: moment, words: inspects ? "Stop inspecting" : "Inspect this")
    let element = tools.element(at: point)
    let copy = element.map { _ in MenuEntry("Copy its state", .copyElement(point)) }
    let row = stage.feed?.row(atWindow: point)
    let tune = row.map { MenuEntry("Tune this row", .tune(row: $0)) }
    let turns = stage.trace.rows.contains { $0.autoplay != nil }
    let lab = lab.map { MenuEntry("Open in the lab", .go($0)) }
    return [
      inspect, services.contains(.elements) ? copy : nil,
      services.contains(.palette) ? lab : nil,
    ].compactMap(\.self)
      + entries(turns ? [.pauseAutoScroll] : [], in: services)
      + (services.contains(.tuning) ? [tune].compactMap(\.self) : [])
      + entries([.saveStill, .copyCommand, .openPalette, .help], in: services)
  }

  /// Returns the buttons of the toolbar.
  func toolbar(_ services: WindowServices) -> [MenuEntry] {
    let tools: [Command] = [
      .toggleMeasurements, .toggleTrails, .toggleTuning, .toggleInspector, .toggleLoupe, .toggleLayers,
    ]
    let sizes = services.contains(.devices) && !isFrozen() ? Self.devices : []
    let turn = entries([.turnDevice, .largerText, .smallerText], in: services)
    let own: [MenuEntry?] = [
      MenuEntry(.toggleRecording, in: services, moment: moment, words: "Record"),
      MenuEntry(.freeze, in: services, moment: moment, words: isFrozen() ? "Go on" : "Freeze"),
      MenuEntry("Tools", .menu(entries(tools, in: services))),
      MenuEntry(.toggleTheme, in: services, moment: moment, words: "Theme"),
      sizes.isEmpty ? nil : MenuEntry("Size", .menu(sizes + turn)),
      MenuEntry(.openPalette, in: services, moment: moment, words: "Go to"),
      MenuEntry(.help, in: services, moment: moment, words: "Help"),
    ]
    return own.compactMap(\.self)
  }

  /// Returns the lines of the palette: places first, then commands and devices.
  func palette(_ services: WindowServices) -> [MenuEntry] {
    let hidden: Set<Command> = [.openPalette, .measureDistances, .goBack]
    let commands = entries(Command.allCases.filter { !hidden.contains($0) }, in: services).map { entry in
      var entry = entry
      entry.keywords = "command"
      return entry
    }
    return places() + commands + (isFrozen() ? [] : Self.devices)
  }

  private static var devices: [MenuEntry] {
    DeviceModel.all.map { device in
      MenuEntry(
        device.name.prefix(1).uppercased() + device.name.dropFirst(), .device(device),
        note: "\(Int(device.size.width))×\(Int(device.size.height))", keywords: "device")
    }
  }
}
