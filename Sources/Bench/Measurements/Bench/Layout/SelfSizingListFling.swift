import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import Replays
import ScreenInterface
import Stage

/// A simulated fling down a list of self-sizing rows.
struct SelfSizingListFling {
  /// The result of a fling.
  struct Result {
    /// The number of frames.
    var frames = 0
    /// The number of frames that took longer than `frameTime`.
    var late = 0
    /// The processor time of the longest frame, in milliseconds.
    var longest: Double = 0
    /// The processor time of all frames, in milliseconds.
    var total: Double = 0
    /// The number of rows that were measured.
    var measured = 0
  }

  /// The time of a frame, in seconds.
  static let frameTime: TimeInterval = 1.0 / 60

  private let rows: Int
  private let cell: any SentenceShowing.Type
  private let size: CGSize
  private let text: any TextMeasuring

  /// Creates a fling over `rows` rows of a class of cell in a window of `size` points.
  init(
    rows: Int, of cell: any SentenceShowing.Type = SentenceCell.self, size: CGSize, text: any TextMeasuring
  ) {
    self.rows = rows
    self.cell = cell
    self.size = size
    self.text = text
  }

  /// Flicks repeatedly and measures the update, the layout and the display lists of each frame.
  ///
  /// - Throws: `ReplayError` for an impossible event.
  func run() throws(ReplayError) -> Result {
    let list = SelfSizingList(rows: rows, of: cell)
    let stage = Stage(list.scene, options: StageOptions(size: size), text: text)
    let run = HeadlessRun(stage)
    var result = Result()
    var start = ProcessCost().processorTime
    run.onFrame = { _ in
      let now = ProcessCost().processorTime
      result.frames += 1
      result.late += now - start > Self.frameTime ? 1 : 0
      result.total += (now - start) * 1000
      result.longest = max(result.longest, (now - start) * 1000)
      start = ProcessCost().processorTime
    }
    let place = CGPoint(x: size.width / 2, y: size.height * 0.8)
    let flick = GestureStep(.flick(FlickStep(from: .point(place), velocity: 6000, angle: -90)))
    let steps = (0..<Self.flicks).flatMap { _ in [flick, GestureStep(.wait(Self.pause))] }
    try run.play(ScriptPlayer(GestureScript(file: "bench", steps: steps)), rate: 1 / Self.frameTime)
    result.measured = list.shown.count
    return result
  }

  private static let (flicks, pause) = (12, 0.5)
}

/// A data source of sentences of different lengths, each in a self-sizing row.
private final class SelfSizingList: CollectionViewDataSource {
  private let rows: Int
  private let cell: any SentenceShowing.Type
  /// The rows that have been shown.
  private(set) var shown: Set<Int> = []

  init(rows: Int, of cell: any SentenceShowing.Type) { (self.rows, self.cell) = (rows, cell) }

  var scene: Scene {
    Scene("measured-list") { _ in
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let section = CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      let view = CollectionView(
        collectionViewLayout: CollectionViewCompositionalLayout(section: section))
      view.register(self.cell, forCellWithReuseIdentifier: "sentence")
      view.dataSource = self
      return Scene.Content(view, owned: [self])
    }
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { rows }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    shown.insert(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sentence", for: indexPath)
    (cell as? any SentenceShowing)?.show(
      "折本 \(indexPath.item)",
      String(repeating: "折本 \(indexPath.item) ", count: 1 + indexPath.item * 7 % 19))
    return cell
  }
}
