import Orihon

/// A screen whose clock ticks in the scene's own time: a replay has every tick at the same instant.
///
/// As a participant it tells what it has counted, which goes back in time with the scene.
final class ClockScreen: ViewController, FrameParticipant {
  private let label = Label()
  private var seconds = 0 { didSet { label.text = "\(seconds) s" } }
  private var timer: SceneTimer?

  override func loadView() { view = label }

  override func viewDidLoad() {
    timer = SceneTimer(every: 1) { [weak self] _ in
      self?.seconds += 1
    }
  }

  func snapshot() -> any Sendable { seconds }

  func restore(_ snapshot: any Sendable) {
    if let seconds = snapshot as? Int { self.seconds = seconds }
  }
}
