import Foundation
import OrihonWindow

/// A user's program as small as it can be: its tasks on the main actor await requests in its window.
@main
enum LiveWindowProgram {
  static func main() throws {
    let row = AwaitingRow()
    Task { await row.turn() }
    try OrihonWindow.show(
      row.scene, WindowSettings(size: CGSize(width: 400, height: 600)))
  }
}

/// A row of five pages that is asked to move, and writes to standard output how each request has ended.
final class AwaitingRow: CollectionViewDataSource, CollectionViewDelegate {
  private static let scroller = Scroller.row("0")
  private weak var collectionView: CollectionView?

  /// The scene to show.
  var scene: Scene {
    Scene("awaiting") { [self] _ in
      let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(400))
      let section = CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .paging
      let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout(section: section))
      view.dataSource = self
      view.delegate = self
      collectionView = view
      return Scene.Content(view)
    }
  }

  /// Requests the page that shows, another one, two at once (the later one wins), and a missing page.
  func turn() async {
    tell("shown", await ask(.stop(0, .shortest), .eased))
    tell("there", await ask(.stop(3, .shortest), .eased))
    async let one = ask(.stop(2, .shortest), .eased)
    async let other = ask(.stop(4, .shortest), .eased)
    tell("one", await one)
    tell("other", await other)
    tell("nowhere", await ask(.stop(9, .shortest), .eased))
  }

  /// Begins a long way at a click, so that the next press can interrupt it.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    Task {
      tell("clicked", nil)
      tell("back", await ask(.stop(0, .shortest), .bounded(60)))
    }
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = CollectionViewCell()
    cell.backgroundColor = DynamicColor(light: 0x1F3F66 + UInt32(indexPath.item) * 0x101010, dark: 0x8DB4E2)
    return cell
  }

  private func ask(
    _ target: MotionRequest.Target, _ animation: MotionRequest.Animation
  ) async -> RequestEnding? {
    await collectionView?.perform(ScrollRequest(Self.scroller, to: target, animation: animation)).ending
  }

  private func tell(_ name: String, _ ending: RequestEnding?) {
    let line = #"{"kind":"told","name":"\#(name)","ending":"\#(ending?.rawValue ?? "")"}"# + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
