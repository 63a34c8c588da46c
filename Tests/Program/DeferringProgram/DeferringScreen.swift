import UIKitNames

/// A list whose rows are there only after they were filled in, as by an app that loads them.
final class DeferringScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The ways to fill the list.
  enum Filling: String, CaseIterable {
    /// At once.
    case plain
    /// By a block of the main queue.
    case block
    /// By a block that a block of a block enqueues.
    case nested
    /// By a task that waits for a block of the main queue.
    case task
    /// By a task that waits for an actor and for a detached task.
    case background
    /// By a task that reads a stream.
    case stream
    /// By the tenth block of a chain that never ends.
    case chain
    /// At once; a tap on a row removes all others, by a block.
    case tapped
  }

  private let filling: Filling
  private let list: UICollectionView
  private var rows = 0
  private var links = 0

  init(_ filling: Filling) {
    self.filling = filling
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 80)
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    list.delegate = self
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.addSubview(list)
    switch filling {
    case .plain, .tapped: rows = 20
    case .block: DispatchQueue.main.async { self.fill(with: 20) }
    case .nested:
      DispatchQueue.main.async {
        DispatchQueue.main.async { DispatchQueue.main.async { self.fill(with: 20) } }
      }
    case .task:
      Task {
        fill(with: await loaded())
      }
    case .background:
      Task {
        let count = await Task.detached { await Store().count }.value
        fill(with: count)
      }
    case .stream:
      let (counts, source) = AsyncStream.makeStream(of: Int.self)
      Task { for await count in counts { fill(with: count) } }
      source.yield(10)
      source.yield(20)
    case .chain: goOn()
    }
  }

  private func loaded() async -> Int {
    await withCheckedContinuation { answer in DispatchQueue.main.async { answer.resume(returning: 20) } }
  }

  private func fill(with count: Int) {
    rows = count
    list.reloadData()
  }

  private func goOn() {
    DispatchQueue.main.async { [self] in
      links += 1
      if links == 10 { fill(with: 20) }
      goOn()
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemIndigo : .systemTeal
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard filling == .tapped else { return }
    DispatchQueue.main.async { self.fill(with: 1) }
  }
}

/// A store that no view belongs to.
private actor Store {
  var count: Int { 20 }
}
