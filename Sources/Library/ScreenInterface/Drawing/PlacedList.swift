import Foundation

/// A display list placed inside a larger one and kept from frame to frame.
///
/// Only commands that changed are converted again.
package struct PlacedList: Sendable {
  /// The placement in the larger list.
  package let placement: ListPlacement
  /// The commands in the larger list's coordinates, first a fill for the background if there is one.
  package private(set) var commands: [DrawCommand] = []
  private var shown = DisplayList(size: .zero, background: .clear)
  /// The number of commands before the list's own: 1 for a background, else 0.
  private var lead = 0

  /// Creates an empty list with a placement.
  package init(_ placement: ListPlacement) { self.placement = placement }

  /// Updates to the list's present commands; returns true when anything changed.
  package mutating func show(_ list: DisplayList) -> Bool {
    let isBackgroundNew = list.background != shown.background || list.size != shown.size
    if isBackgroundNew {
      commands.removeAll(keepingCapacity: true)
      shown.commands.removeAll(keepingCapacity: true)
      lead = list.background.alpha > 0 ? 1 : 0
      if lead == 1 {
        commands.append(
          DrawCommand(
            .fill(list.background, cornerRadius: 0), element: ElementID(placement.name),
            frame: placement.frame, clip: placement.frame))
      }
    }
    var isNew = isBackgroundNew || list.commands.count != shown.commands.count
    for (index, command) in list.commands.enumerated() {
      if index < shown.commands.count {
        let former = shown.commands[index]
        if former == command { continue }
        let isSame = former.element == command.element
        let element = isSame ? commands[index + lead].element : name(command.element)
        commands[index + lead] = command.placed(by: placement, as: element)
      } else {
        commands.append(command.placed(by: placement, as: name(command.element)))
      }
      isNew = true
    }
    commands.removeLast(commands.count - lead - list.commands.count)
    if isNew { shown = list }
    return isNew
  }

  private func name(_ element: ElementID) -> ElementID { ElementID(placement.name + "/" + element.path) }
}
