package import FeedFiles
package import Measurements
import Replays
import SDLRendering
package import SceneRuns
package import SceneTools
import Stage

/// The options that apply only to the first scene of a window.
package struct DemoStartOptions {
  package var place = ""
  package var placement: ScrollOffsets?
  var record: String?
  var tools = ToolSettings()
  var profile: ProfileFile?
  /// The settings that are set at the beginning.
  package var settings: [SettingAssignment] = []
  /// True when a recording begins with the scene, in a file that is named after it.
  var records = false
  /// True when the tuning panel is open.
  package var tunes = false
  /// The session of a former process of `--live` that the scene goes on with; `nil` for a new one.
  var resumed: ResumedDemo?

  /// Creates the options of a session that begins where the scene does.
  package init(
    record: String? = nil, tools: ToolSettings = ToolSettings(), profile: ProfileFile? = nil,
    placement: ScrollOffsets? = nil, settings: [SettingAssignment] = []
  ) {
    (self.record, self.tools, self.profile) = (record, tools, profile)
    (self.placement, self.settings) = (placement, settings)
  }
}

/// How the window of `orihon demo` is opened.
package struct DemoOpening {
  var running: WindowRunSettings
  var log: LogRequest
  /// How every scene is presented.
  package var presentation = ScenePresentation()
  /// The connection to the supervisor of `--live`; `nil` without one.
  var link: LiveLink?
  /// The session whose window is taken over; `nil` for a new one.
  var resumed: ResumedDemo?
  /// The preferences of the desktop; `nil` where they are not followed.
  var desktop: DemoDesktop?

  /// Creates the opening of a window whose scenes are presented with their tools.
  package init(
    running: WindowRunSettings, log: LogRequest, link: LiveLink? = nil, resumed: ResumedDemo? = nil,
    desktop: DemoDesktop? = nil
  ) {
    (self.running, self.log, self.link) = (running, log, link)
    (self.resumed, self.desktop) = (resumed, desktop)
  }
}

extension MainLoopOptions {
  /// Creates the options for `orihon demo`: its keys and the watched files of `loaded`, besides the window's own.
  ///
  /// `reopen` opens the feed anew, as for its first link to another feed; `warnings` tells those of the feed.
  init(
    for window: SceneWindow, _ loaded: LoadedScene?, keeping keeps: KeptTraits, _ session: WindowSession,
    reopen: (() -> Void)?, warnings: WarningInterceptor?
  ) {
    self.init()
    let stage = window.stage
    session.serve(&self)
    if let loaded, let file = loaded.file {
      let live = LiveFeed(file, loaded.reading, keeping: keeps, waker: window.session.waker)
      document = live.document
      live.onChange = session.change
      live.onRead = { reading in
        session.fileWasRead(reading)
        warnings?.take(reading)
      }
      live.reopen = reopen
      stage.onDocumentSaved { live.read(for: [$0]) }
    }
  }
}
