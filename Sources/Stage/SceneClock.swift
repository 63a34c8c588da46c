import Foundation

/// Turns the window's time into the scene's: frozen, stepped by frames, slower or faster.
struct SceneClock: Sendable, Hashable {
  /// The speeds that `-` and `=` step through.
  static let rates: [Double] = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8]
  /// One step of a frozen scene, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  private(set) var rate: Double
  private(set) var isFrozen = false
  private var windowBase: TimeInterval = 0
  private var sceneBase: TimeInterval = 0

  init(rate: Double = 1) { self.rate = rate }

  func sceneTime(at window: TimeInterval) -> TimeInterval {
    guard !isFrozen else { return sceneBase }
    return rate == 1 && windowBase == sceneBase ? window : sceneBase + (window - windowBase) * rate
  }

  /// When the window's clock will show the instant of a scene's time; `nil` while frozen.
  func windowTime(at scene: TimeInterval) -> TimeInterval? {
    isFrozen ? nil : windowBase + (scene - sceneBase) / rate
  }

  mutating func toggleFreeze(at window: TimeInterval) {
    rebase(at: window)
    isFrozen.toggle()
  }

  mutating func step() {
    if isFrozen { sceneBase += Self.frame }
  }

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
