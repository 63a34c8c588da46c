import Foundation
import LayoutGeometry
import Replays
import ScreenInterface

/// Paints only the damaged parts, as a window does, and checks them against painting everything.
final class PaintWatch {
  /// The interval of the checks: every fourth picture is painted whole as well.
  static let interval = 4

  private struct State {
    var shown: DisplayList?
    var picture: Bitmap?
    var count = 0
  }

  private let staging: any GoldenStaging
  private var state = State()

  init(_ staging: any GoldenStaging) { self.staging = staging }

  /// The picture of a list in the frame with this number.
  ///
  /// - Throws: `ReplayError.mispainted` when parts that were not repainted differ from a picture painted
  ///   whole.
  func picture(of list: DisplayList, scale: CGFloat, frame: Int) throws(ReplayError) -> Bitmap? {
    let bounds = list.bounds(scale: scale)
    guard let shown = state.shown, shown.bounds(scale: scale) == bounds else {
      return keep(staging.paint(list, damage: [bounds], scale: scale), of: list)
    }
    guard shown != list else { return state.picture }
    let damage = DisplayListDifference.damage(from: shown, to: list, scale: scale)
    let painted = keep(staging.paint(list, damage: damage, scale: scale), of: list)
    state.count += 1
    if state.count.isMultiple(of: Self.interval) { try check(list, scale: scale, frame: frame) }
    return painted
  }

  /// Paints the shown list whole and compares it with the picture painted in parts.
  func check(_ list: DisplayList, scale: CGFloat, frame: Int) throws(ReplayError) {
    guard let parts = state.picture, state.shown == list,
      let whole = staging.paint(list, damage: [list.bounds(scale: scale)], scale: scale)
    else { return }
    if let difference = BitmapDifference(parts, from: whole) {
      throw .mispainted(frame: frame, difference: difference.description)
    }
  }

  private func keep(_ picture: Bitmap?, of list: DisplayList) -> Bitmap? {
    state.shown = list
    state.picture = picture
    return picture
  }
}
