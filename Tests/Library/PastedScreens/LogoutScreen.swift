#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A list that asks before it deletes, and shows details in a sheet.
class LogoutScreen: UICollectionViewController {
  private(set) var answers: [String] = []
  private(set) var calls: [String] = []

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 200 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }

  func ask(_ style: UIAlertController.Style = .alert) {
    let alert = UIAlertController(
      title: "Log out?", message: "You will have to sign in again.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.answers.append("cancel") })
    alert.addAction(
      UIAlertAction(title: "Log Out", style: .destructive) { [weak self] action in
        self?.answers.append(action.title ?? "")
      })
    alert.popoverPresentationController?.sourceView = view
    present(alert, animated: true) { self.calls.append("shown") }
  }

  func showDetails(_ style: UIModalPresentationStyle = .automatic) -> DetailScreen {
    let detail = DetailScreen()
    detail.modalPresentationStyle = style
    present(detail, animated: true)
    return detail
  }
}

/// What a sheet shows, with a button that ends it.
final class DetailScreen: UIViewController {
  let button = UIButton(type: .system)
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Done", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("appears")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("gone")
  }
}
