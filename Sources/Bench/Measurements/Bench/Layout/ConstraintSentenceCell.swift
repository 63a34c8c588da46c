import CollectionViews
import UIKitNames

/// A cell with a picture and two texts, as high as constraints make it.
final class ConstraintSentenceCell: UICollectionViewCell, SentenceShowing {
  private let mark = UIView()
  private let name = UILabel()
  private let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    words.numberOfLines = 0
    for view in [mark, name, words] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: SentenceMetrics.inset),
      mark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: SentenceMetrics.inset),
      mark.widthAnchor.constraint(equalToConstant: SentenceMetrics.mark),
      mark.heightAnchor.constraint(equalToConstant: SentenceMetrics.mark),
      name.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: SentenceMetrics.gap),
      name.topAnchor.constraint(equalTo: mark.topAnchor),
      name.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -SentenceMetrics.inset),
      words.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      words.topAnchor.constraint(equalTo: name.bottomAnchor, constant: SentenceMetrics.gap),
      words.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -SentenceMetrics.inset),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -SentenceMetrics.inset),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ title: String, _ sentence: String) { (name.text, words.text) = (title, sentence) }
}
