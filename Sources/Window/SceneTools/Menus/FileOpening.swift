package import ScreenInterface

/// What a window does with a file that was dropped on it or chosen in a dialog, and that is no picture.
package enum FileOpening: Sendable, Hashable {
  /// It goes to the file's scene.
  case go(MenuDestination)
  /// It stays as it is, and tells why.
  case refused(String)
  /// The file is none that a window goes to.
  case unknown
}

/// The doors by which files come into a window.
@MainActor
package struct FileDoors {
  /// The closure that judges a file by its path.
  package var open: @MainActor (String) -> FileOpening = { _ in .unknown }
  /// The closure that opens the desktop's dialog, which hands on the chosen file later.
  ///
  /// Returns the sentence that tells why there is no dialog; `nil` when it opens.
  package var choose: @MainActor (@escaping @MainActor (DroppedFile) -> Void) -> String? = { _ in
    "This window stays with its scene and opens no file"
  }

  /// Creates doors that are closed.
  package init() {}

  /// Returns the destination of a file, or what the tools do with it.
  func judge(_ file: DroppedFile) -> (destination: MenuDestination?, file: DroppedFile) {
    guard case .other(let path, _) = file else { return (nil, file) }
    return switch open(path) {
    case .go(let destination): (destination, file)
    case .refused(let sentence): (nil, .refused(sentence))
    case .unknown: (nil, file)
    }
  }
}
