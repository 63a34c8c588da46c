import CollectionViews
import Documents
import Foundation
import Logging
import SDLRendering
import SceneRuns
import ScreenInterface
import Stage

/// The preferences of the desktop, which the window of `orihon demo` follows where no option says otherwise.
///
/// They are read once, before the first frame. The window's recordings hold the values as those of an option. An
/// answer that is late changes the first scene by the keys of its commands, which recordings hold too.
package final class DemoDesktop {
  private let query: DesktopQuery
  private let followed: FollowedPreferences
  private let logger = Logger(label: "orihon")
  private lazy var preferences = followed.of(query.preferences())
  private var isOver = false

  /// Begins to ask the desktop; `nil` where `ORIHON_DESKTOP` is 0, or where options say everything.
  package init?(
    _ followed: FollowedPreferences, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.followed = followed
    guard !followed.isEmpty,
      let query = DesktopQuery(asksSettings: followed.theme || followed.motion, environment: environment)
    else { return nil }
    self.query = query
  }

  /// The scale that the desktop wants, once the display is open; `nil` for none.
  var scale: CGFloat? { preferences.scale }

  /// Changes the surroundings of the first scene, and says so.
  func follow(in surroundings: inout SceneEnvironment) {
    surroundings.follow(preferences)
    tell(preferences)
  }

  /// Presses keys in the first scene if more of the answer comes while it is shown.
  ///
  /// With `names` the scene names its own theme, which stays.
  func follow(
    on stage: Stage, waking waker: MainLoopWaker, namesTheme names: Bool,
    pressing press: @escaping @MainActor (Command) -> Void
  ) {
    query.whenAnswered(waking: waker) { [self] answer in
      var late = followed.of(answer)
      if names || late.isDark == preferences.isDark { late.isDark = nil }
      if late.reducesMotion == preferences.reducesMotion { late.reducesMotion = nil }
      guard !isOver else { return }
      if let isDark = late.isDark, isDark != stage.isDark { press(.toggleTheme) }
      if let reduces = late.reducesMotion, reduces != stage.context.traits.reducesMotion {
        press(.reduceMotion)
      }
      tell(late)
    }
  }

  /// Ends the following, as the first scene is left.
  func stop() { isOver = true }

  private func tell(_ preferences: DesktopPreferences) {
    let words = preferences.words
    if !words.isEmpty { logger.info("the desktop prefers \(words)") }
  }
}

/// The preferences that the options of a window leave open.
package struct FollowedPreferences: Hashable {
  let scale: Bool
  let theme: Bool
  let motion: Bool

  /// Creates the preferences that are followed.
  package init(scale: Bool, theme: Bool, motion: Bool) {
    (self.scale, self.theme, self.motion) = (scale, theme, motion)
  }

  /// True when the options leave nothing open.
  var isEmpty: Bool { !scale && !theme && !motion }

  /// Returns the preferences without those that an option replaces.
  func of(_ preferences: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      scale: scale ? preferences.scale : nil, isDark: theme ? preferences.isDark : nil,
      reducesMotion: motion ? preferences.reducesMotion : nil)
  }
}

extension SceneEnvironment {
  /// Takes theme and motion from the desktop; a theme that the feed names stays.
  mutating func follow(_ preferences: DesktopPreferences) {
    if let isDark = preferences.isDark { traits.userInterfaceStyle = isDark ? .dark : .light }
    if let reducesMotion = preferences.reducesMotion { traits.reducesMotion = reducesMotion }
  }
}

extension DesktopPreferences {
  /// The preferences that differ from the defaults, as words of a sentence.
  var words: String {
    let scale = scale.flatMap { $0 == 1 ? nil : "scale \(NumberText.points($0))" }
    let colors = isDark == true ? "dark colours" : nil
    return [scale, colors, reducesMotion == true ? "reduced motion" : nil].compactMap(\.self)
      .joined(separator: ", ")
  }
}
