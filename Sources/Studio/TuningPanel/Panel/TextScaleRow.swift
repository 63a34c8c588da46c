import Foundation
import LayoutGeometry
import Replays
import SceneTools
import ScreenInterface
import Stage

/// The panel's last line: the text scale of the environment, which is not in the file.
///
/// A press on its first half makes text smaller, one on its second half larger, as the keys do.
enum TextScaleRow {
  /// The name of the line.
  static let words = "text scale"

  /// Draws the line.
  @MainActor
  static func draw(at place: CGRect, _ painter: inout ChromePainter) {
    let y = place.midY - painter.style.lineHeight / 2
    painter.write(
      words, at: CGPoint(x: place.minX, y: y), "tools/tuning/textScale", painter.ink)
    let value = "− ×\(PanelField.text(Double(painter.reading.textScale))) +"
    let width = painter.reading.text.width(of: value, style: painter.style)
    painter.write(
      value, at: CGPoint(x: place.maxX - width, y: y), "tools/tuning/textScale", painter.indigo)
  }
}

extension TuningInterceptor {
  /// Sends the key that makes text smaller or larger, so that a recording contains it.
  func changeTextScale(by pointer: PointerEvent, _ layout: PanelLayout) {
    guard let place = layout.frame(of: .textScale) else { return }
    let command: Command = pointer.location.x < place.midX ? .smallerText : .largerText
    guard let press = CommandTable.bindings.first(where: { $0.command == command })?.press else { return }
    for isDown in [true, false] {
      inside.handle(
        InputEvent(.key(KeyEvent(press.key, modifiers: press.needs, isDown: isDown)), at: state.time))
    }
    state.drawn = nil
  }
}
