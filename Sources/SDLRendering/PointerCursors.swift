import CSDL2
import Foundation
import ScreenInterface

/// The pointers of the desktop.
final class PointerCursors {
  private var cursors: [PointerShape: OpaquePointer] = [:]
  private var shown = PointerShape.arrow

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
  }

  /// Gives the pointer `shape`.
  func show(_ shape: PointerShape) {
    guard shape != shown else { return }
    shown = shape
    if let cursor = cursor(for: shape) { SDL_SetCursor(cursor) }
  }

  private func cursor(for shape: PointerShape) -> OpaquePointer? {
    if let cursor = cursors[shape] { return cursor }
    let cursor =
      switch shape {
      case .arrow: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
      case .openHand: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND)
      case .closedHand: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_SIZEALL)
      }
    cursors[shape] = cursor
    return cursor
  }
}
