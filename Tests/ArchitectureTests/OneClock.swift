/// The rule that only `SDLClock` reads a clock and nothing waits for one; elsewhere the time is an argument.
enum OneClock {
  static let home = "Sources/Window/SDLRendering/Session/SDLClock.swift"

  /// The file of UIKit's `Timer`, which waits for the scene's time.
  static let namesake = "Sources/Library/UIKitNames/Animation/Timer.swift"

  private static let readings = [
    "Date ( )", "Date . init ( )", "Date . now", "timeIntervalSinceNow", "systemUptime",
    "CFAbsoluteTimeGetCurrent", "DispatchTime", "DispatchWallTime", "ContinuousClock", "SuspendingClock",
    "clock_gettime", "gettimeofday", "mach_absolute_time", "time ( nil )", "SDL_GetTicks", "SDL_GetTicks64",
    "SDL_GetPerformanceCounter",
  ]
  private static let waits = [
    "Timer", "DispatchSourceTimer", "makeTimerSource", "asyncAfter", "Task . sleep",
    "sleep ( forTimeInterval",
    "usleep", "nanosleep", "clock_nanosleep", "SDL_Delay", "SDL_AddTimer",
  ]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.isSource, file.path != home, file.path != namesake else { return [] }
    return file.violations(
      ofPhrases: readings, because: "only SDLClock reads a clock; take the time as an argument")
      + file.violations(ofPhrases: waits, because: "nothing waits for a clock; take the time as an argument")
  }
}
