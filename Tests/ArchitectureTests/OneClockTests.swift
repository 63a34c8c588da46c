import Testing

@Suite struct OneClockTests {
  @Test(arguments: [
    "let now = Date()", "let now = Date.now", "let age = start.timeIntervalSinceNow",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
    "queue.asyncAfter(deadline: .now() + 1) {}", "let t: DispatchTime = .now()",
    "try await Task.sleep(for: .seconds(1))", "let clock = ContinuousClock()", "SuspendingClock().now",
    "clock_gettime(CLOCK_MONOTONIC, &now)", "ProcessInfo.processInfo.systemUptime",
    "CFAbsoluteTimeGetCurrent()", "SDL_GetTicks64()", "SDL_GetPerformanceCounter()", "SDL_Delay(16)",
    "let label = \"at \\(Date())\"",
  ])
  func `a clock is caught`(statement: String) {
    let sample = SourceFile("Sources/Library/Stage/Sample.swift", "func f() {\n  \(statement)\n}\n")
    #expect(OneClock.violations(in: sample).map(\.line) == [2])
    #expect(OneClock.violations(in: SourceFile(OneClock.home, sample.text)).isEmpty)
  }

  @Test(arguments: [
    "// Date() is not asked", "let text = \"Date()\"", "let end = Date.distantPast",
    "section.orthogonalScrollingBehavior = .continuous", "let date = Date(timeIntervalSince1970: 0)",
  ])
  func `what only looks like a clock passes`(statement: String) {
    #expect(OneClock.violations(in: SourceFile("Sources/Library/Stage/Sample.swift", statement)).isEmpty)
  }

  @Test func `tests may ask for the time`() {
    #expect(OneClock.violations(in: SourceFile("Tests/Library/StageTests/Sample.swift", "Date()")).isEmpty)
  }
}
