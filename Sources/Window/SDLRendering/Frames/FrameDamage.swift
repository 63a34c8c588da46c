import Foundation
import LayoutGeometry
import ScreenInterface

/// The damage of the next frame: the pixels that have to be moved or painted to update the screen.
struct FrameDamage {
  /// The pixels in which the scene differs.
  private(set) var scene: [PixelRect] = []
  /// The pixels in which anything differs, the tools above the scene included.
  var all: [PixelRect] { update.changed }
  /// The work that brings the next frame onto the screen.
  private(set) var update = FrameUpdate(painting: [])

  private var shownScene = DisplayList(size: .zero, background: .clear)
  private var shownChrome = DisplayList(size: .zero, background: .clear)
  private var isEverythingLost = true
  private var changedPictures: Set<PictureReference> = []
  private var search = PixelMoveSearch()

  /// Marks the whole last frame as lost.
  mutating func loseEverything() { isEverythingLost = true }

  /// Marks a picture as changed; the shown lists may already refer to it.
  mutating func pictureChanged(_ picture: PictureReference) { changedPictures.insert(picture) }

  /// Computes the damage between the lists on the screen and the lists to be shown.
  ///
  /// `lost` are pixels that have been painted over since the last frame.
  mutating func compare(
    _ newScene: DisplayList, _ newChrome: DisplayList, bounds: PixelRect, scale: CGFloat,
    lost: PixelRect = .zero
  ) {
    if isEverythingLost || newScene.size != shownScene.size {
      scene = [bounds]
      update = FrameUpdate(painting: scene)
      return
    }
    var frames = PixelMoveSearch.Frames(from: [shownScene, shownChrome], to: [newScene, newChrome])
    frames.changedPictures = changedPictures
    frames.lost = lost
    search.compare(frames, bounds: bounds, scale: scale)
    scene = search.damage(of: 0)
    if !changedPictures.isEmpty { addPictures(of: newScene, bounds: bounds, scale: scale) }
    Self.clip(&scene, to: bounds)
    var all = shownChrome.size == newChrome.size ? scene : [bounds]
    for rectangle in search.damage(of: 1) { Self.add(rectangle, to: &all) }
    if !lost.isEmpty { Self.add(lost, to: &all) }
    Self.clip(&all, to: bounds)
    update = search.update(changed: all)
  }

  /// Removes the parts outside the window, which may be smaller than the lists shown in it.
  private static func clip(_ rectangles: inout [PixelRect], to bounds: PixelRect) {
    for index in rectangles.indices.reversed() where !bounds.contains(rectangles[index]) {
      rectangles[index] = rectangles[index].intersection(bounds)
      if rectangles[index].isEmpty { rectangles.remove(at: index) }
    }
  }

  private static func add(_ rectangle: PixelRect, to all: inout [PixelRect]) {
    if !all.contains(where: { $0.contains(rectangle) }) { all.append(rectangle) }
  }

  /// Records that the lists last compared are on the screen.
  mutating func shown(_ scene: DisplayList, _ chrome: DisplayList) {
    shownScene = scene
    shownChrome = chrome
    isEverythingLost = false
    changedPictures.removeAll(keepingCapacity: true)
  }

  private mutating func addPictures(of list: DisplayList, bounds: PixelRect, scale: CGFloat) {
    for command in list.commands {
      if case .difference = command.content { continue }
      guard command.shows(changedPictures) else { continue }
      let extent = command.extent(scale: scale).intersection(bounds)
      if !extent.isEmpty, !scene.contains(where: { $0.contains(extent) }) { scene.append(extent) }
    }
  }
}
