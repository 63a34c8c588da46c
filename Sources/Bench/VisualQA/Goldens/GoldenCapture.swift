import Documents
package import LayoutGeometry
import Measurements
import Replays
import SceneReadings
package import ScreenInterface
import Stage

/// A capture of a scenario: the state, draw list and pixels of one frame, to compare with its references.
public nonisolated struct GoldenCapture: Sendable, Hashable {
  /// The name that the script gives it.
  public var name: String
  /// Offsets, velocities, pages and the events since the previous capture, as JSON text.
  public var state: String
  /// The draw list, as text.
  public var drawList: String
  /// The pixels; `nil` without a renderer.
  public var still: GoldenStill?

  /// Creates a capture.
  public init(_ name: String, state: String, drawList: String, still: GoldenStill? = nil) {
    self.name = name
    self.state = state
    self.drawList = drawList
    self.still = still
  }
}

extension GoldenCapture {
  /// The number of decimals in a state golden: as many as are equal on every processor.
  nonisolated static let decimals = MotionVariable.decimals

  /// Creates the capture of a stage's last frame; `events` are those since the previous capture.
  init(
    _ name: String, of stage: Stage, events: [SceneEvent], masks: ElementMasks, still: GoldenStill?
  ) {
    let state: JSONValue = [
      "moment": .string(name), "frame": stage.trace.json.without("kind", "frame"),
      "events": .array(events.compactMap(\.json).map { $0.without("kind") }),
    ]
    self.init(
      name, state: state.indentedText(decimals: Self.decimals), drawList: masks.text(of: stage.displayList),
      still: still)
  }
}

nonisolated extension JSONValue {
  /// Returns the object without some of its members.
  fileprivate func without(_ names: String...) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }
}

/// The picture of a capture, and the fonts that it depends on.
public nonisolated struct GoldenStill: Sendable, Hashable {
  /// The pixels, with masked elements covered.
  package var bitmap: Bitmap
  /// The fonts of the text; `nil` for block text, which uses none.
  public var fonts: GoldenFonts?
  /// The rectangles over masked elements, which cover the reference as well.
  package var boxes: [PixelRect]

  /// Creates a picture; by default it uses no font and nothing is masked.
  package init(_ bitmap: Bitmap, fonts: GoldenFonts? = nil, boxes: [PixelRect] = []) {
    self.bitmap = bitmap.covered(by: boxes)
    self.fonts = fonts
    self.boxes = boxes
  }
}
