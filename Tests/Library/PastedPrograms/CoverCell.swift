import UIKitNames

/// A cover with its number, for the programs that need some cell.
final class CoverCell: UICollectionViewCell {
  static let identifier = "CoverCell"

  let numberLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(red: 0.12, green: 0.25, blue: 0.4, alpha: 1)
    numberLabel.textColor = .white
    numberLabel.textAlignment = .center
    contentView.addSubview(numberLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    numberLabel.frame = contentView.bounds
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    numberLabel.text = ""
  }
}
