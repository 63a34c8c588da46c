// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

protocol CalendarStripDelegate: AnyObject {
  func calendarStrip(_ strip: CalendarStripScreen, didChoose day: CalendarStripScreen.Day)
}

/// A strip of weeks that is paged, and the appointments of the chosen day below.
final class CalendarStripScreen: UIViewController {
  struct Day: Hashable {
    let number: Int
    var weekday: Int { number % 7 }
    var month: Int { number / 28 }
    var dayOfMonth: Int { number % 28 + 1 }
  }

  struct Appointment: Hashable {
    let title: String
    let hour: Int
  }

  private enum Section: Int, CaseIterable { case days, appointments }
  private enum Row: Hashable {
    case day(Day)
    case appointment(Appointment)
  }

  weak var delegate: (any CalendarStripDelegate)?
  private(set) var chosen = Day(number: 15)
  private var hasScrolledToToday = false
  let monthLabel = UILabel()
  private(set) lazy var todayButton = UIButton(type: .system)
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    monthLabel.font = .preferredFont(forTextStyle: .title2)
    monthLabel.adjustsFontForContentSizeCategory = true
    todayButton.setTitle("Today", for: .normal)
    todayButton.addAction(
      UIAction { [weak self] _ in self?.choose(Day(number: 15), animated: true) }, for: .touchUpInside)
    let header = UIStackView(arrangedSubviews: [monthLabel, todayButton])
    header.axis = .horizontal
    header.alignment = .firstBaseline
    header.distribution = .equalSpacing
    [header, collectionView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    collectionView.delegate = self
    collectionView.alwaysBounceVertical = true
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      header.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      collectionView.topAnchor.constraint(equalToSystemSpacingBelow: header.bottomAnchor, multiplier: 1),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    configureDataSource()
    choose(chosen, animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolledToToday else { return }
    hasScrolledToToday = true
    scroll(to: chosen, animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      switch Section(rawValue: index)! {
      case .days: return self.daysSection()
      case .appointments:
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = true
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  private func daysSection() -> NSCollectionLayoutSection {
    let day = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
    day.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 2)
    let week = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)), subitem: day, count: 7)
    let section = NSCollectionLayoutSection(group: week)
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let width = environment.container.contentSize.width
      guard width > 0 else { return }
      let week = Int((offset.x / width).rounded())
      self?.showMonth(of: Day(number: max(0, week) * 7))
    }
    return section
  }

  private func configureDataSource() {
    let dayRegistration = UICollectionView.CellRegistration<DayCell, Day> { [unowned self] cell, _, day in
      cell.configure(day, isChosen: day == self.chosen)
    }
    let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Appointment> {
      cell, _, appointment in
      var content = UIListContentConfiguration.valueCell()
      content.text = appointment.title
      content.secondaryText = String(format: "%02d:00", appointment.hour)
      content.image = UIImage(systemName: "clock")
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, row in
      switch row {
      case .day(let day):
        return collectionView.dequeueConfiguredReusableCell(using: dayRegistration, for: indexPath, item: day)
      case .appointment(let appointment):
        return collectionView.dequeueConfiguredReusableCell(
          using: rowRegistration, for: indexPath, item: appointment)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((0..<84).map { .day(Day(number: $0)) }, toSection: .days)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func appointments(on day: Day) -> [Appointment] {
    (0..<day.number % 4 + 1).map { Appointment(title: "Meeting \(day.number).\($0)", hour: 9 + 2 * $0) }
  }

  func choose(_ day: Day, animated: Bool) {
    let former = chosen
    chosen = day
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .appointments))
    snapshot.appendItems(appointments(on: day).map(Row.appointment), toSection: .appointments)
    snapshot.reconfigureItems([former, day].map(Row.day))
    dataSource.apply(snapshot, animatingDifferences: animated)
    if animated { scroll(to: day, animated: true) }
    delegate?.calendarStrip(self, didChoose: day)
  }

  private func scroll(to day: Day, animated: Bool) {
    let first = day.number - day.weekday
    collectionView.scrollToItem(
      at: IndexPath(item: first, section: Section.days.rawValue), at: .left, animated: animated)
  }

  private func showMonth(of day: Day) {
    monthLabel.text = ["January", "February", "March"][min(day.month, 2)]
  }
}

extension CalendarStripScreen: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    Section(rawValue: indexPath.section) == .days
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard case .day(let day)? = dataSource.itemIdentifier(for: indexPath) else { return }
    choose(day, animated: true)
  }
}

final class DayCell: UICollectionViewCell {
  private let weekdayLabel = UILabel()
  let numberLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    weekdayLabel.font = .systemFont(ofSize: 11, weight: .medium)
    weekdayLabel.textColor = .secondaryLabel
    numberLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
    for label in [weekdayLabel, numberLabel] { label.textAlignment = .center }
    let stack = UIStackView(arrangedSubviews: [weekdayLabel, numberLabel])
    stack.axis = .vertical
    stack.spacing = 6
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    contentView.layer.cornerRadius = 12
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ day: CalendarStripScreen.Day, isChosen: Bool) {
    weekdayLabel.text = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekday]
    numberLabel.text = "\(day.dayOfMonth)"
    contentView.backgroundColor = isChosen ? .systemBlue : .clear
    numberLabel.textColor = isChosen ? .white : .label
    weekdayLabel.textColor = isChosen ? UIColor.white.withAlphaComponent(0.8) : .secondaryLabel
  }
}
