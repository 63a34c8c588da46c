#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// A card with a price that was higher, a link in a sentence, and a button that asks to sign up.
class PriceScreen: UIViewController {
  let price = UILabel()
  let button = UIButton(type: .system)

  static func makePrice() -> NSAttributedString {
    let price = NSMutableAttributedString(
      string: "¥1,200",
      attributes: [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.secondaryLabel,
        .font: UIFont.systemFont(ofSize: 13),
      ])
    price.append(
      NSAttributedString(
        string: "  ¥980",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.systemRed]))
    return price
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    price.attributedText = Self.makePrice()
    price.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    view.addSubview(price)

    let title = NSMutableAttributedString(
      string: "No account yet?  ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.lightGray,
      ])
    title.append(
      NSAttributedString(
        string: "Sign Up",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.systemBlue,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    button.setAttributedTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 300, height: 44)
    view.addSubview(button)
  }
}
