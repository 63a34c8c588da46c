import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Stage

extension StageBoard {
  func resize(to size: CGSize, scale: CGFloat, at time: TimeInterval) {
    guard size != state.size || scale != state.scale else { return }
    (state.size, state.scale) = (size, scale)
    state.layout = BoardLayout(members.map(\.stage.size), group: group, in: size, pixels: scale)
    place(at: time)
  }

  /// Places the stages' display lists, and tells every stage how many pixels its points have.
  func place(at time: TimeInterval) {
    let pixels = state.scale * state.layout.scale
    state.lists = []
    state.tools = []
    for (index, member) in members.enumerated() {
      let placement = ListPlacement(
        String(index), frame: state.layout.frames[index], scale: state.layout.scale)
      state.lists.append(PlacedList(placement))
      state.tools.append(PlacedList(placement))
      guard member.stage.displayScale != pixels else { continue }
      let shown = member.displayList.pictures
      for picture in state.pictures.rescale(index, showing: shown) {
        send(.pictureDiscarded(picture), to: index, at: time)
      }
      send(.window(.resized(member.stage.size, scale: pixels)), to: index, at: time)
    }
    state.captions = members.map { _ in BoardCaption() }
    state.isFresh = true
  }

  /// Writes the display lists anew if any differs from that of the last frame.
  func write() {
    var isNew = state.isFresh
    for (index, member) in members.enumerated() {
      if state.lists[index].show(member.displayList) { isNew = true }
      if state.captions[index].write(member.stage, at: state.layout.frames[index], text) { isNew = true }
    }
    if isNew { compose() }
    writeChrome()
    state.isFresh = false
  }

  private func compose() {
    state.list.restart(size: state.size, background: BoardPaint.desk)
    let window = CGRect(origin: .zero, size: state.size)
    for (index, list) in state.lists.enumerated() {
      state.list.commands.append(contentsOf: list.commands)
      state.list.commands.append(
        DrawCommand(
          .stroke(BoardPaint.edge, width: 1, cornerRadius: 0), element: ElementID("board/\(index)/edge"),
          frame: state.layout.frames[index].insetBy(dx: -1, dy: -1), clip: window))
      state.list.commands.append(state.captions[index].command(index, in: window))
    }
  }

  private func writeChrome() {
    var isNew = state.isFresh || state.writtenHelpPage != state.help.page
    for (index, member) in members.enumerated() where state.tools[index].show(member.chromeList) {
      isNew = true
    }
    guard isNew else { return }
    state.chrome.restart(size: state.size, background: .clear)
    for list in state.tools { state.chrome.commands.append(contentsOf: list.commands) }
    if state.help.page != nil { paintHelp() }
    state.writtenHelpPage = state.help.page
  }

  private func paintHelp() {
    var reading = StageReading(members[0].stage, services: services)
    reading.size = state.size
    var painter = ChromePainter(reading, list: DisplayList(size: state.size, background: .clear))
    state.help.draw(with: &painter, for: reading.services)
    state.chrome.commands.append(contentsOf: painter.list.commands)
  }
}
