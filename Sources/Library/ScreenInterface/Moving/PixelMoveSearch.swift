package import Foundation
package import LayoutGeometry

/// A search for the pixels of a frame that are in the next one as well, elsewhere.
///
/// Every command is traced from one display list to the next. Those that went the same way make a group, and
/// the pixels that they cover can be moved, except where a command that went another way is or was above or
/// beneath them. What nothing covers is the background, which is the same everywhere. So each pixel of the next
/// frame is moved by the way of a group, stays (as if moved by nothing), or is painted.
///
/// A command's way is counted in whole pixels, as it is painted; one whose edges are rounded differently is
/// painted. The search keeps its storage from frame to frame.
package struct PixelMoveSearch {
  /// The pictures of two frames, as lists of commands.
  package struct Frames {
    /// The lists that the screen shows, lowest first.
    package var old: [DisplayList]
    /// The lists to be shown, as many.
    package var new: [DisplayList]
    /// The pictures that look different although their commands are the same.
    package var changedPictures: Set<PictureReference> = []
    /// The pixels that no longer show `old`.
    package var lost = PixelRect.zero

    /// Creates frames of which everything is known.
    package init(from old: [DisplayList], to new: [DisplayList]) {
      self.old = old
      self.new = new
    }
  }

  /// Commands that went the same way.
  private struct Group {
    var shift: PixelShift
    /// The smallest rectangle around the commands' new places.
    var around: PixelRect
    /// The pixels of the commands, each counted as often as it is covered.
    var covered: Int
  }

  /// The pixels below which a move saves less than looking for it costs.
  static let leastArea = 64 * 64
  /// The number of groups that are looked at, those with the most pixels.
  static let mostGroups = 4
  /// The number of rectangles in which a group is moved around others.
  static let mostPieces = 6

  private var lists: [DisplayListTrace] = []
  private var lost = CommandTrace()
  private var groups: [Group] = []
  private var bounds = PixelRect.zero
  private var canMove = false

  /// Creates a search.
  package init() {}

  /// Traces every command from frame to frame inside `bounds`; what came of it is then asked for.
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

  /// Returns the rectangles in which the pictures of one of the lists differ; none when they are equal.
  package func damage(of list: Int) -> [PixelRect] { lists[list].damage }

  /// Returns the moves and the painting that turn the old picture into the new one.
  ///
  /// `changed` are the rectangles in which the pictures differ; without moves they are painted.
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

  /// Gathers the commands that went the same way; returns false when nothing was moved.
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

  /// Returns the moves that pay, and adds to `region` what is to be painted in their targets.
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

  /// Adds the pixels of `area` that are not right once the old picture's have been moved there by `shift`.
  private func addLoss(by shift: PixelShift, inside area: PixelRect, to region: inout DamageRegion) {
    for list in lists {
      for trace in list.commands { addLoss(of: trace, by: shift, inside: area, to: &region) }
    }
    addLoss(of: lost, by: shift, inside: area, to: &region)
  }

  private func addLoss(
    of trace: CommandTrace, by shift: PixelShift, inside area: PixelRect, to region: inout DamageRegion
  ) {
    let came = trace.before.shifted(by: shift)
    if trace.shift == shift, came == trace.after { return }
    let kept = trace.kept(by: shift)
    region.add(trace.after.intersection(area), without: kept)
    region.add(came.intersection(area), without: kept)
  }
}
