// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A chat: bubbles as high as their texts, on the left from others and on the right from oneself.
final class ChatScreen: UIViewController {
  struct Message: Hashable {
    let number: Int
    let text: String
    let isOwn: Bool
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Message>!
  private(set) var messages: [Message] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: guide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let registration = UICollectionView.CellRegistration<BubbleCell, Message> { cell, _, message in
      cell.show(message.text, isOwn: message.isOwn)
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, message in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: message)
    }
    let texts = [
      "Are you on the ferry?", "Yes. It is full of schoolchildren with nets.",
      "Nets? In November?",
      "They are counting crabs for the university. One of them showed me how to hold a crab so that it cannot reach you.",
      "And?", "It reached me.",
    ]
    messages = texts.enumerated().map { Message(number: $0, text: $1, isOwn: $0 % 2 == 1) }
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func receive(_ text: String) {
    messages.insert(Message(number: messages.count, text: text, isOwn: false), at: 0)
    apply(animated: true)
  }

  func receiveAtEnd(_ text: String) {
    messages.append(Message(number: messages.count, text: text, isOwn: false))
    apply(animated: true)
  }
}

final class BubbleCell: UICollectionViewCell {
  private let bubble = UIView()
  let label = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 16
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ text: String, isOwn: Bool) {
    label.text = text
    label.textColor = isOwn ? .white : .label
    bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemBackground
    leading.isActive = !isOwn
    trailing.isActive = isOwn
  }
}
