import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import SceneTools
import ScreenInterface
import Stage
import Typesetting

/// A board driven as a window would drive it, in the window's points.
final class BoardHarness {
  /// The settings of one stage of the board.
  struct Variant {
    var size = CGSize(width: 430, height: 932)
    var style = TraitCollection.UserInterfaceStyle.light
    var direction = TraitCollection.LayoutDirection.leftToRight
    var rate: Double = 1
    var services = WindowServices.all
  }

  let board: StageBoard
  private(set) var time: TimeInterval = 0
  private var frame = 0

  init(_ variants: [Variant], of scene: () -> Scene, in size: CGSize? = nil, scale: CGFloat = 1) {
    let text = BlockTextMeasuring()
    let members = variants.map { variant in
      let traits = TraitCollection(
        userInterfaceStyle: variant.style, layoutDirection: variant.direction, displayScale: scale)
      var options = StageOptions(size: variant.size, traits: traits)
      options.clockRate = variant.rate
      return StageSession(
        Stage(scene(), options: options, tools: Toolbox(services: variant.services), text: text))
    }
    board = StageBoard(
      members, size: size, scale: scale, services: variants[0].services, text: text)
    board.advance(to: 0)
  }

  var stages: [Stage] { board.members.map(\.stage) }

  /// Returns a point of a stage, in the window's points.
  func point(_ index: Int, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let frame = board.frames[index]
    return CGPoint(x: frame.minX + x * board.stageScale, y: frame.minY + y * board.stageScale)
  }

  func advance(by duration: TimeInterval) {
    let end = time + duration
    while TimeInterval(frame + 1) / 60 <= end + 1e-12 {
      frame += 1
      board.advance(to: TimeInterval(frame) / 60)
    }
    time = end
  }

  func send(_ kind: InputEvent.Kind) { board.handle(InputEvent(kind, at: time)) }

  func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint, pressed: Bool = false) {
    send(.pointer(PointerEvent(phase, at: point, buttons: pressed ? 1 : 0)))
  }

  /// Presses and moves the pressed pointer, with a sample every 8 ms; the button stays down.
  func pull(from start: CGPoint, by distance: CGPoint, in duration: TimeInterval = 0.2) {
    pointer(.pressed, start, pressed: true)
    let samples = Int((duration / 0.008).rounded())
    for sample in 1...samples {
      advance(by: duration / TimeInterval(samples))
      pointer(.moved, start + distance * (CGFloat(sample) / CGFloat(samples)), pressed: true)
    }
  }

  func click(_ point: CGPoint) {
    pointer(.pressed, point, pressed: true)
    advance(by: 0.05)
    pointer(.released, point)
  }

  func key(_ key: Key) { send(.key(KeyEvent(key))) }

  func row(_ id: String, of index: Int) -> ScrollerTrace? {
    stages[index].trace.rows.first { $0.id == .row(id) }
  }
}
