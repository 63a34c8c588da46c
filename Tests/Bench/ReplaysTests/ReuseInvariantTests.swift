import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import SceneTools
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import Replays

/// Tests of the invariant that a reused view looks as a new one, against cells that keep something.
struct ReuseInvariantTests {
  /// A card with one line or many.
  ///
  /// A faulty one measures its text with the lines of the card that it showed before.
  private final class WordsCell: CollectionViewCell {
    let words = Label()
    var forgets = true

    override init(frame: CGRect) {
      super.init(frame: frame)
      words.numberOfLines = 0
      contentView.addSubview(words)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if forgets { words.numberOfLines = 0 }
      let height = words.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).height
      words.numberOfLines = Int(height / words.style.lineHeight)
      words.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }
  }

  private final class Source: CollectionViewDataSource {
    let forgets: Bool

    init(forgets: Bool) { self.forgets = forgets }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell: WordsCell = collectionView.dequeueReusableView("words")
      cell.forgets = forgets
      cell.words.text = indexPath.item.isMultiple(of: 3) ? "一行" : "一行目\n二行目\n三行目"
      return cell
    }
  }

  private func stage(forgets: Bool) -> Stage {
    let size = CollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(120))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    let scene = Scene("words") { _ in
      let source = Source(forgets: forgets)
      let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
      view.register(WordsCell.self, forReuseIdentifier: "words")
      view.dataSource = source
      return Scene.Content(view, owned: [source])
    }
    return Stage(
      scene, options: StageOptions(size: CGSize(width: 430, height: 160)), tools: Toolbox(),
      text: BlockTextMeasuring())
  }

  @Test func `a cell that measures with the lines of the card before is found out`() throws {
    let failure = try #require(Fuzzer { stage(forgets: false) }.run(seed: 1, strokes: 500))
    #expect(failure.message.contains("keeps something of what it showed before"), "\(failure.message)")
  }

  @Test func `a cell that forgets is not`() {
    #expect(Fuzzer { stage(forgets: true) }.run(seed: 1, strokes: 500)?.message == nil)
  }

  /// A screen whose clock counts in a label of its own.
  private final class ClockScreen: ViewController {
    private let label = Label()
    private var seconds = 0
    private var timer: SceneTimer?

    override func loadView() { view = label }

    override func viewDidLoad() {
      timer = SceneTimer(every: 0.2) { [weak self] _ in
        guard let self else { return }
        seconds += 1
        label.text = "\(seconds)"
      }
    }
  }

  @Test func `a screen that counts in a label keeps nothing that a view should forget`() {
    let failure = Fuzzer {
      Stage(Scene("clock") { ClockScreen() }, tools: Toolbox(), text: BlockTextMeasuring())
    }.run(seed: 1, strokes: 20)
    #expect(failure?.message == nil)
  }

  /// An animation without an end, which begins when it is first painted.
  private final class Blinking: LookAnimating {
    private var start: TimeInterval?

    func change(_ look: inout AnimatedLook, of view: View, at time: TimeInterval) -> LookMotion {
      let begun = start ?? time
      start = begun
      look.alpha = 0.6 + 0.4 * cos((time - begun) * 7)
      return .moving
    }

    func viewDidLeave() { start = nil }
  }

  /// A screen of cells that blink without an end from when they come on screen, and whose items a timer replaces.
  private final class LivelyScreen: ViewController, CollectionViewDataSource, CollectionViewDelegate {
    let list = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout(
        section: CollectionLayoutSection(
          group: .horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(80)),
            subitems: [
              CollectionLayoutItem(
                layoutSize: CollectionLayoutSize(
                  widthDimension: .absolute(200), heightDimension: .absolute(80)))
            ]))))
    let blinks: Bool
    private var isLoaded = false
    private var timer: SceneTimer?

    init(blinks: Bool) {
      self.blinks = blinks
      super.init()
    }

    override func loadView() { view = list }

    override func viewDidLoad() {
      list.register(WordsCell.self, forReuseIdentifier: "words")
      (list.dataSource, list.delegate) = (self, self)
      guard !blinks else { return }
      timer = SceneTimer(every: 0.5) { [weak self] timer in
        self?.isLoaded = true
        self?.list.reloadData()
      }
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      isLoaded ? 40 : 20
    }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell: WordsCell = collectionView.dequeueReusableView("words")
      cell.words.text = isLoaded ? "二行目" : "一行"
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      guard blinks, let cell = cell as? WordsCell else { return }
      cell.words.attachments.lookAnimator = Blinking()
    }
  }

  @Test(arguments: [true, false])
  func `cells that blink, or that show other items by then, keep nothing`(blinks: Bool) {
    let failure = Fuzzer {
      Stage(Scene("lively") { LivelyScreen(blinks: blinks) }, tools: Toolbox(), text: BlockTextMeasuring())
    }.run(seed: 1, strokes: 60)
    #expect(failure?.message == nil)
  }

  @Test func `the looks leave no trace in the scene they look at`() {
    let (watched, unwatched) = (stage(forgets: true), stage(forgets: true))
    var views = ReuseInvariant { stage(forgets: true) }
    for frame in 0..<60 {
      let time = Double(frame) / 60
      if frame == 5 {
        for stage in [watched, unwatched] {
          stage.handle(
            InputEvent(.wheel(WheelEvent(at: CGPoint(x: 100, y: 60), deltaX: 2, deltaY: 0)), at: time))
        }
      }
      watched.advance(to: time)
      unwatched.advance(to: time)
      #expect(views.difference(of: watched, after: []) == nil)
      #expect(watched.displayList == unwatched.displayList)
      #expect(watched.digest == unwatched.digest)
    }
  }

  @Test func `places that a rounding parts are the same, and others are not`() {
    func card(x: CGFloat, _ color: Color = Color(hex: 0x123456)) -> DrawCommand {
      DrawCommand(
        .fill(color, cornerRadius: 0), element: "row/card/0",
        frame: CGRect(x: x, y: 0, width: 62.2125, height: 9),
        clip: CGRect(x: 0, y: 0, width: 400, height: 400))
    }
    #expect(ReuseInvariant.looksSame(card(x: 62.2125), card(x: 62.2125.nextDown)))
    #expect(!ReuseInvariant.looksSame(card(x: 62.2125), card(x: 62.214)))
    #expect(!ReuseInvariant.looksSame(card(x: 62.2125), card(x: 62.2125, Color(hex: 0x123457))))
  }
}
