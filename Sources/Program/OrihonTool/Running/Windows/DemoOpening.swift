import FeedFiles
import Measurements
import Replays
import SDLRendering
import SceneRuns
import SceneTools
import Stage

/// The options that apply only to the first scene of a window.
struct DemoStartOptions {
  var place = ""
  var placement: ScrollOffsets?
  var record: String?
  var tools = ToolSettings()
  var profile: ProfileFile?
  /// The settings that are set at the beginning.
  var settings: [SettingAssignment] = []
  /// True when the tuning panel is open.
  var tunes = false
  /// The session of a former process of `--live` that the scene goes on with; `nil` for a new one.
  var resumed: ResumedDemo?
}

/// How the window of `orihon demo` is opened.
struct DemoOpening {
  var running: WindowRunOptions
  var log: LogRequest
  /// How every scene is presented.
  var presentation = ScenePresentation()
  /// The connection to the supervisor of `--live`; `nil` without one.
  var link: LiveLink?
  /// The session whose window is taken over; `nil` for a new one.
  var resumed: ResumedDemo?
  /// The preferences of the desktop; `nil` where they are not followed.
  var desktop: DemoDesktop?
}

extension MainLoopOptions {
  /// Creates the options for `orihon demo`: its keys and the watched files of `loaded`, besides the window's own.
  init(for window: SceneWindow, _ loaded: LoadedScene?, keeping keeps: KeptTraits, _ session: WindowSession) {
    self.init()
    let stage = window.stage
    session.serve(&self)
    if let loaded, let file = loaded.file {
      let live = LiveFeed(file, loaded.reading, keeping: keeps, waker: window.session.waker)
      document = live.document
      live.onChange = session.change
      live.onRead = session.fileWasRead
      stage.onDocumentSaved { live.read(for: [$0]) }
    }
  }
}
