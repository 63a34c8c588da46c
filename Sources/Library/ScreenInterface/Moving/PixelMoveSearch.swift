package import Foundation
package import LayoutGeometry

/// A search for the pixels of a frame that can be reused, moved, in the next one.
///
/// Every command is traced from one display list to the next. Those with the same shift make a group, and the pixels
/// that they cover can be moved, except where a command with another shift is or was above or beneath them. Uncovered
/// pixels are the background, which is the same everywhere. So each pixel of the next frame is moved by the shift of a
/// group, stays, or is painted.
///
/// A command's shift is counted in whole pixels, as it is painted; one whose edges are rounded differently is painted.
/// The search keeps its storage from frame to frame.
package struct PixelMoveSearch {
  /// The display lists of two frames.
  package struct Frames {
    /// The display lists on the screen, lowest first.
    package var old: [DisplayList]
    /// The display lists to be shown, as many.
    package var new: [DisplayList]
    /// The pictures whose pixels have changed although their commands are the same.
    package var changedPictures: Set<PictureReference> = []
    /// The pixels that no longer show `old`.
    package var lost = PixelRect.zero

    /// Creates a pair of frames without changed pictures or lost pixels.
    package init(from old: [DisplayList], to new: [DisplayList]) {
      self.old = old
      self.new = new
    }
  }

  /// A group of commands with the same shift.
  private struct Group {
    var shift: PixelShift
    /// The bounding box of the commands' new pixels.
    var around: PixelRect
    /// The number of the commands' pixels, each counted as often as it is covered.
    var covered: Int
  }

  /// The number of pixels below which searching for a move costs more than it saves.
  static let leastArea = 64 * 64
  /// The number of groups that are considered, those with the most pixels.
  static let mostGroups = 4
  /// The largest number of rectangles of a group, split around others.
  static let mostPieces = 6

  private var lists: [DisplayListTrace] = []
  private var lost = DrawCommandChange()
  private var groups: [Group] = []
  private var bounds = PixelRect.zero
  private var canMove = false

  /// Creates a search.
  package init() {}

  /// Traces every command from frame to frame inside `bounds`, for the calls that follow.
  package mutating func compare(_ frames: Frames, bounds: PixelRect, scale: CGFloat) {
    precondition(
      frames.old.count == frames.new.count,
      "\(frames.old.count) lists cannot be compared with \(frames.new.count); a frame has as many as the one before."
    )
    self.bounds = bounds
    lost.before = frames.lost
    canMove = true
    if lists.count != frames.new.count { lists = frames.new.map { _ in DisplayListTrace() } }
    for place in lists.indices {
      lists[place].follow(
        frames.old[place], frames.new[place],
        bounds: frames.new[place].bounds(scale: scale).intersection(bounds),
        scale: scale, changed: frames.changedPictures)
      if lists[place].isAnother || (place > 0 && frames.new[place].background.alpha > 0) { canMove = false }
    }
  }

  /// Returns the rectangles in which the frames differ in one of the lists; empty when they are equal.
  package func damage(of list: Int) -> [PixelRect] { lists[list].damage }

  /// Returns the moves and the painting that turn the old frame into the new one.
  ///
  /// `changed` are the rectangles in which the frames differ; without moves they are painted.
  package mutating func update(changed: [PixelRect]) -> FrameUpdate {
    let area = changed.reduce(0) { $0 + $1.area }
    guard area >= Self.leastArea, canMove, findGroups() else { return FrameUpdate(painting: changed) }
    var region = DamageRegion(bounds: bounds)
    let moves = PixelMoveOrder.sorted(foundMoves(painting: &region))
    if moves.isEmpty { return FrameUpdate(painting: changed) }
    var still = [bounds]
    still.reserveCapacity(Self.mostPieces * 4)
    for move in moves { still.subtract(move.target) }
    for place in still { addLoss(by: .zero, inside: place, to: &region) }
    return FrameUpdate(moves: moves, painted: region.disjointRectangles, changed: changed)
  }

  /// Groups the commands with the same shift; returns false when nothing has moved.
  private mutating func findGroups() -> Bool {
    groups.removeAll(keepingCapacity: true)
    for list in lists {
      for trace in list.commands {
        if let shift = trace.shift, shift != .zero { join(trace.after, by: shift) }
      }
    }
    return !groups.isEmpty
  }

  private mutating func join(_ area: PixelRect, by shift: PixelShift) {
    if let place = groups.firstIndex(where: { $0.shift == shift }) {
      groups[place].around = groups[place].around.union(area)
      groups[place].covered += area.area
    } else {
      groups.append(Group(shift: shift, around: area, covered: area.area))
    }
  }

  /// Returns the moves that are cheaper than painting, and adds the parts of their targets to be painted to `region`.
  ///
  /// The smaller group is moved first, and the larger one around it.
  private func foundMoves(painting region: inout DamageRegion) -> [PixelMove] {
    var moves: [PixelMove] = []
    let largest = groups.sorted { $0.covered > $1.covered }.prefix(Self.mostGroups)
    for group in largest.sorted(by: { $0.around.area < $1.around.area }) {
      let target = group.around.intersection(bounds).intersection(bounds.shifted(by: group.shift))
      if target.area < Self.leastArea { continue }
      var pieces = [target]
      for move in moves { pieces.subtract(move.target) }
      if pieces.isEmpty || pieces.count > Self.mostPieces { continue }
      var lost = DamageRegion(bounds: target)
      for piece in pieces { addLoss(by: group.shift, inside: piece, to: &lost) }
      let rest = lost.disjointRectangles
      guard BlitCostEstimate.pays(moving: pieces, painting: rest, lists) else { continue }
      moves += pieces.map { PixelMove(to: $0, by: group.shift) }
      for rectangle in rest { region.add(rectangle) }
    }
    return moves
  }

  /// Adds the pixels of `area` that are wrong after the old frame's pixels have been moved there by `shift`.
  private func addLoss(by shift: PixelShift, inside area: PixelRect, to region: inout DamageRegion) {
    for list in lists {
      for trace in list.commands { addLoss(of: trace, by: shift, inside: area, to: &region) }
    }
    addLoss(of: lost, by: shift, inside: area, to: &region)
  }

  private func addLoss(
    of trace: DrawCommandChange, by shift: PixelShift, inside area: PixelRect, to region: inout DamageRegion
  ) {
    let came = trace.before.shifted(by: shift)
    if trace.shift == shift, came == trace.after { return }
    let kept = trace.kept(by: shift)
    region.add(trace.after.intersection(area), without: kept)
    region.add(came.intersection(area), without: kept)
  }
}

/// The cost estimate that decides whether pixels are moved or painted: the bytes that each reads and writes.
enum BlitCostEstimate {
  /// The bytes read and written to move a pixel.
  static let movedBytesPerPixel = 8
  /// The bytes written to fill a pixel with the background.
  static let groundBytesPerPixel = 4

  /// Returns the bytes that painting `areas` reads and writes, assuming that no command hides another.
  static func painting(_ areas: [PixelRect], _ lists: [DisplayListTrace]) -> Int {
    var bytes = areas.reduce(0) { $0 + $1.area * groundBytesPerPixel }
    for list in lists {
      for command in list.commands where !command.after.isEmpty {
        for area in areas { bytes += command.after.intersection(area).area * command.bytesPerPixel }
      }
    }
    return bytes
  }

  /// Returns true when moving pixels into `areas` and painting `rest` of them touches fewer bytes than painting.
  static func pays(moving areas: [PixelRect], painting rest: [PixelRect], _ lists: [DisplayListTrace]) -> Bool
  {
    let moved = areas.reduce(0) { $0 + $1.area * movedBytesPerPixel }
    return moved + painting(rest, lists) < painting(areas, lists)
  }
}
