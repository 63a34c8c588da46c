public import ScreenInterface

extension Toolbox {
  /// Hides a tool shown without input, by the key that closes it; returns `true` when there was one.
  public func takeAwayOnlooking(with key: KeyEvent) -> Bool {
    guard key.isDown, let stage = followed, let command = Command(key) else { return false }
    if command == .toggleTrails {
      guard state.chrome.trails.lookOn(false) else { return false }
      countHandlerCalls(of: stage)
    } else {
      guard state.chrome.passiveTools.takeAway(by: command) else { return false }
    }
    draw()
    return true
  }

  /// Handles a key during a replay: the measurements, the key list, and requests to the window.
  ///
  /// No such key reaches the scene, so that the replay is unchanged.
  package func lookOn(with key: KeyEvent) -> (isTaken: Bool, request: WindowRequest?) {
    guard key.isDown, let command = Command(key) else { return (false, nil) }
    switch command {
    case .toggleMeasurements: state.chrome.passiveTools.showsHUD = true
    case .help: state.chrome.turnHelp()
    case .saveRecording: return (true, .saveRecording)
    case .saveStill: return (true, .saveStill)
    default: return (false, nil)
    }
    draw()
    return (true, nil)
  }
}
