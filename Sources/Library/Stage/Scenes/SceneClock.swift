import Foundation

/// A clock that converts the window's time to the scene's, at an adjustable rate.
package struct SceneClock: Sendable, Hashable {
  /// The rates that the keys `-` and `=` step through.
  static let rates: [Double] = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8]

  package private(set) var rate: Double
  private var windowBase: TimeInterval = 0
  private var sceneBase: TimeInterval = 0

  init(rate: Double = 1) {
    self.rate = rate > 0 ? min(max(rate, Self.slowest), Self.fastest) : 1
  }

  private static let slowest = 0.001
  private static let fastest = 1000.0

  func sceneTime(at window: TimeInterval) -> TimeInterval {
    rate == 1 && windowBase == sceneBase ? window : sceneBase + (window - windowBase) * rate
  }

  /// Returns the window's time at a time of the scene.
  func windowTime(at scene: TimeInterval) -> TimeInterval { windowBase + (scene - sceneBase) / rate }

  mutating func changeRate(by steps: Int, at window: TimeInterval) {
    rebase(at: window)
    let lower = Self.rates.lastIndex { $0 <= rate } ?? 0
    let isBetween = Self.rates[lower] != rate && steps < 0
    rate = Self.rates[min(max(lower + steps + (isBetween ? 1 : 0), 0), Self.rates.count - 1)]
  }

  private mutating func rebase(at window: TimeInterval) {
    sceneBase = sceneTime(at: window)
    windowBase = window
  }
}
