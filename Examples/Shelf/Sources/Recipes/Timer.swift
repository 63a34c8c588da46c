import Orihon

/// A screen whose clock ticks in the scene's own time: a replay has every tick at the same instant.
final class ClockScreen: ViewController {
  private let label = Label()
  private var seconds = 0
  private var timer: SceneTimer?

  override func loadView() { view = label }

  override func viewDidLoad() {
    timer = SceneTimer(every: 1) { [weak self] _ in
      guard let self else { return }
      seconds += 1
      label.text = "\(seconds) s"
    }
  }
}
