import LayoutGeometry

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
