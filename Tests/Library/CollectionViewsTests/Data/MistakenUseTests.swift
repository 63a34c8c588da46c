import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry
import OrihonTesting
import SceneReadings
import Stage
import TestSupport
import Testing

/// Tests that a call which names something that is not there ends the program, and never waits or does nothing.
struct MistakenUseTests {
  /// A shown view with one row of three items, “row”.
  static func board() -> (board: ArrayBoard, harness: StageHarness) {
    let board = ArrayBoard([("row", ["a", "b", "c"])], .groupPaging)
    return (board, board.harness())
  }

  @Test func `a request to an item that there is not is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (board, harness) = MistakenUseTests.board()
        board.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: true)
        harness.settle()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (board, harness) = MistakenUseTests.board()
        board.view.scrollToItem(at: IndexPath(item: 0, section: 1), at: .left, animated: true)
        harness.settle()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (board, harness) = MistakenUseTests.board()
        board.view.scrollToItem(at: IndexPath(index: 0), at: .left, animated: true)
        harness.settle()
      }
    }
  }

  @Test func `a section that is there and no row at the moment answers, and ends no program`() async {
    let board = ArrayBoard([("list", ["a", "b"])], .none)
    let harness = board.harness()
    harness.advance(by: 0.1)
    let aside = board.view.scroll(to: IndexPath(item: 1, section: 0), axes: .horizontal)
    #expect(await aside.ending == .rejected && aside.ids.isEmpty)
    let asked = board.view.perform(ScrollRequest(.row("list"), to: .step(1)))
    harness.advance(by: 0.1)
    #expect(await asked.ending == .rejected)
    for await page in board.view.pages(of: .row("list")) { Issue.record("page \(page) of a list") }
    for await phase in board.view.phases(of: .row("list")) { Issue.record("\(phase) of a list") }
  }

  @Test func `in an async function a request tells its id, its ending, and can be taken back`() async {
    let (board, harness) = Self.board()
    harness.advance(by: 0.1)
    let first = board.view.perform(ScrollRequest(.row("row"), to: .stop(2, .shortest)))
    #expect(first.id > 0 && first.ids == [first.id])
    first.cancel()
    harness.advance(by: 0.1)
    #expect(await first.ending == .cancelled)
    let second = board.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: true)
    harness.settle()
    #expect(await second.ending == .arrived)
    #expect(await second.ending == .arrived, "asked twice, it says the same")
    let here = board.view.scroll(to: .zero, axes: .vertical)
    #expect(await here.ending == .alreadyThere && here.id == 0)
  }

  @Test func `a stream of a row or an axis that a view does not have is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = MistakenUseTests.board().board.view.pages(of: .row("other")) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = MistakenUseTests.board().board.view.phases(of: .horizontal) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ScrollView().directions(of: .row("row")) }
    }
  }

  @Test func `streams of what is there, and of what may come with the data, are none`() {
    let (board, _) = Self.board()
    _ = (board.view.pages(of: .row("row")), board.view.phases(), board.view.phases(of: .vertical))
    _ = ArrayBoard([], .groupPaging).view.pages(of: .row("later"))
    _ = ScrollView().phases(of: .horizontal)
  }

  @Test func `items without a section, and a provider without a view, are mistakes`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendItems([1])
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>([0: []])
        snapshot.appendItems([1], toSection: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let view = CollectionView(
          collectionViewLayout: CollectionViewCompositionalLayout(
            section: CollectionLayoutSection(
              group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))))
        let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        source.apply(DiffableDataSourceSnapshot([0: [1]]))
        _ = StageHarness(view, keeping: [source])
      }
    }
  }

  @Test func `a registration under nothing, and a view of another class, are mistakes`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        MistakenUseTests.board().board.view.register(
          CollectionViewCell.self, forCellWithReuseIdentifier: "")
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = MistakenUseTests.board().board.view
        view.register(CollectionReusableView.self, forReuseIdentifier: "title")
        let _: CollectionViewCell = view.dequeueReusableView("title")
      }
    }
  }

  @Test func `a request in a handler has an id at once, and can be cancelled before it begins`() {
    let (board, harness) = Self.board()
    var ids: [Int] = []
    var endings: [RequestEnding] = []
    board.onCall = { call in
      guard call == "handler", ids.isEmpty else { return }
      let request = ScrollRequest(.row("row"), to: .stop(2, .shortest))
      ids.append(board.view.perform(request) { endings.append($0) }.id)
      ids += board.view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .left, animated: true).ids
    }
    board.view.reloadData()
    harness.advance(by: 0.02)
    #expect(ids.count == 3 && Set(ids).count == 3 && ids.allSatisfy { $0 > 0 })
    harness.settle()
    #expect(endings == [.superseded])
    #expect(board.view.rowReading(of: "row")?.motion.stop == 1)
    let last = board.view.perform(ScrollRequest(.row("row"), to: .stop(2, .shortest))) {
      endings.append($0)
    }
    harness.advance(by: 0.1)
    last.cancel()
    harness.settle()
    #expect(endings == [.superseded, .cancelled] && last.id > ids[2])
  }
}
