import Documents
import Foundation
import Replays
import SDLRendering
import SceneRuns
import SceneTools
import Stage

extension MainLoopOptions {
  /// Creates the options for `orihon demo`: its keys and watched files, besides the window's own.
  init(for window: SceneWindow, _ loaded: LoadedScene, keepsTheme: Bool, _ session: WindowSession) {
    self.init()
    let stage = window.stage
    session.serve(&self)
    if let file = loaded.file {
      let live = LiveFeed(file, loaded.reading, keepsTheme: keepsTheme, waker: window.session.waker)
      document = live.document
      live.onChange = session.change
      live.onRead = session.fileWasRead
      stage.onDocumentSaved { live.read(for: [$0]) }
    }
  }
}
