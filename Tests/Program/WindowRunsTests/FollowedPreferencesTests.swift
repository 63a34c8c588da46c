import CollectionViews
import Foundation
import SDLRendering
import SceneRuns
import Testing

@testable import WindowRuns

/// Tests of what a window takes from the desktop beside its options.
struct FollowedPreferencesTests {
  private let desktop = DesktopPreferences(scale: 2, isDark: true, reducesMotion: true)

  @Test func `an option wins over the desktop, each over its own preference`() {
    let all = FollowedPreferences(scale: true, theme: true, motion: true)
    #expect(all.of(desktop) == desktop)
    let scale = FollowedPreferences(scale: true, theme: false, motion: false)
    #expect(scale.of(desktop) == DesktopPreferences(scale: 2))
    let theme = FollowedPreferences(scale: false, theme: true, motion: false)
    #expect(theme.of(desktop) == DesktopPreferences(isDark: true))
    let motion = FollowedPreferences(scale: false, theme: false, motion: true)
    #expect(motion.of(desktop) == DesktopPreferences(reducesMotion: true))
    let nothing = FollowedPreferences(scale: false, theme: false, motion: false)
    #expect(nothing.isEmpty && nothing.of(desktop) == DesktopPreferences())
    #expect(!scale.isEmpty && !theme.isEmpty && !motion.isEmpty)
  }

  @Test func `surroundings follow what the desktop says, and keep what it does not say`() {
    var surroundings = SceneEnvironment()
    surroundings.follow(desktop)
    #expect(surroundings.traits.userInterfaceStyle == .dark && surroundings.traits.reducesMotion)
    surroundings.follow(DesktopPreferences())
    #expect(surroundings.traits.userInterfaceStyle == .dark && surroundings.traits.reducesMotion)
    surroundings.follow(DesktopPreferences(isDark: false, reducesMotion: false))
    #expect(surroundings.traits.userInterfaceStyle == .light && !surroundings.traits.reducesMotion)
    #expect(!surroundings.keepsTheme, "a theme that the feed names stays")
  }

  @Test func `only what differs from the defaults is told`() {
    #expect(desktop.words == "scale 2, dark colours, reduced motion")
    #expect(DesktopPreferences(scale: 1, isDark: false, reducesMotion: false).words.isEmpty)
  }
}
