import Foundation
import ScreenInterface

/// The handler that performs a scene's requests to its window.
struct WindowRequestHandler {
  let window: SDLWindow
  let options: MainLoopOptions

  /// Performs `request`; returns false when the window is to be closed.
  func perform(_ request: WindowRequest) -> Bool {
    switch request {
    case .resize(let size): resize(to: size)
    case .widen(let width): window.widen(to: width)
    case .toggleFullScreen: window.isFullScreen.toggle()
    case .leaveFullScreen: if window.isFullScreen { window.isFullScreen = false }
    case .saveStill: options.saveStill?()
    case .saveRecording: options.saveRecording?()
    case .toggleRecording: options.toggleRecording?()
    case .copyCommand: if let text = options.commandText?() { SDLClipboard.copy(text) }
    case .copyElement: if let text = options.elementText?() { SDLClipboard.copy(text) }
    case .copyText(let text): SDLClipboard.copy(text)
    // A window with a panel has handled it already.
    case .toggleTuning: break
    case .close: return false
    }
    return true
  }

  /// Resizes the window; on a screen too small for it, reports that and changes nothing.
  private func resize(to size: CGSize) {
    guard let screen = window.screenSize, size.width > screen.width || size.height > screen.height else {
      return window.resize(to: size)
    }
    options.refusedSize?(size, screen)
  }
}
