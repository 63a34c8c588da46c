import Foundation

/// A display list as part of a larger one, kept from frame to frame: only commands that changed are placed anew.
public struct PlacedList: Sendable {
  /// Where it stands.
  public let placement: ListPlacement
  /// The commands in the larger list's coordinates, the background first where there is one.
  public private(set) var commands: [DrawCommand] = []
  private var shown = DisplayList(size: .zero, background: .clear)
  /// Whether a command for the background comes first.
  private var lead = 0

  /// Creates an empty list in a place.
  public init(_ placement: ListPlacement) { self.placement = placement }

  /// Takes what the list shows now; tells whether anything changed.
  public mutating func show(_ list: DisplayList) -> Bool {
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
