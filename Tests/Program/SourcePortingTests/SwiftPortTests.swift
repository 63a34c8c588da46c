import Documents
import Foundation
import TestSupport
import Testing

@testable import SourcePorting

/// Tests of what pasted UIKit code needs, line by line.
@MainActor struct SwiftPortTests {
  /// Returns a text after the edits.
  private func ported(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in SwiftPort(text).edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("import UIKit\n", "import UIKitNames\n"),
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport UIKitNames\n#endif\n", nil),
    ("import Foundation\nimport UIKit\n", "import Foundation\nimport UIKitNames\n"),
    ("import Foundation\nimport UIKit\nlet timer: Timer", "import UIKitNames\nlet timer: Timer"),
    (
      "import Foundation\nimport UIKit\nlet kept = NSCache<NSString, UIImage>()",
      "import UIKitNames\nlet kept = NSCache<NSString, UIImage>()"
    ),
    (
      "import UIKit\nURLSession.shared.dataTask(with: url)",
      "import UIKitNames\nimport FoundationNetworking\nURLSession.shared.dataTask(with: url)"
    ),
    ("@objc func a() {}", "func a() {}"),
    ("  @objc\n  func a() {}\n", "  func a() {}\n"),
    ("@objc(Name) class A {}", "class A {}"),
    ("a\r\n@objc\r\nfunc b() {}\r\n", "a\r\nfunc b() {}\r\n"),
    ("@objc dynamic var a = 1", "var a = 1"),
    ("@IBAction private func a(_ sender: Any) {}", "private func a(_ sender: Any) {}"),
    ("@IBOutlet weak var label: UILabel!", "var label = UILabel()"),
    (
      "@IBOutlet weak var view: UICollectionView!",
      "var view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    ),
    (
      "UIBarButtonItem(title: \"Go\", style: .plain, target: self, action: #selector(go))",
      "UIBarButtonItem(title: \"Go\", style: .plain, target: self, action: { [weak self] in self?.go() })"
    ),
    ("@IBOutlet private var label: UILabel?", "private var label: UILabel?"),
    ("let text = \"@objc #selector(a)\" // @objc\n/* @objc /* import UIKit */ */", nil),
    ("let text = \"\\(f(#\"import UIKit\"#)) @objc\"", nil),
    (
      "button.addTarget(self, action: #selector(Screen.tap(_:)), for: .touchUpInside)",
      "button.addTarget(self, action: tap, for: .touchUpInside)"
    ),
    (
      "button.addTarget(model, action: #selector(Model.tap), for: .touchUpInside)",
      "button.addTarget(model, action: model.tap, for: .touchUpInside)"
    ),
    (
      "UITapGestureRecognizer(target: self, action: #selector(tap))",
      "UITapGestureRecognizer(target: self, action: tap)"
    ),
    (
      "let pan: UIPanGestureRecognizer = .init(target: self, action: #selector(move(_:)))",
      "let pan: UIPanGestureRecognizer = .init(target: self, action: move)"
    ),
    (
      "CADisplayLink(target: self, selector: #selector(tick))",
      "CADisplayLink(target: self, action: { [weak self] _ in self?.tick() })"
    ),
    (
      "CADisplayLink(target: self, selector: #selector(tick(_:)))",
      "CADisplayLink(target: self, action: tick)"
    ),
    (
      "Timer.scheduledTimer(timeInterval: 1 + a(b, c), target: self, selector: #selector(go), userInfo: nil, "
        + "repeats: true)",
      "Timer.scheduledTimer(withTimeInterval: 1 + a(b, c), repeats: true) { [weak self] _ in self?.go() }"
    ),
    (
      "NotificationCenter.default.addObserver(self, selector: #selector(seen(_:)), name: Self.name, object: nil)",
      "_ = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: .main) "
        + "{ [weak self] note in self?.seen(note) }"
    ),
    (
      "class A: UIView {\n  required init?(coder c: NSCoder) {\n    super.init(coder: c)\n  }\n}",
      "class A: UIView {\n  required init?(coder c: NSCoder) { nil }\n}"
    ),
    ("class A: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }", nil),
    ("class A: UIView { required init?(coder: NSCoder) { fatalError() } }", nil),
    (
      "CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))",
      "CABasicAnimation(keyPath: \"locations\")"
    ),
    ("let a = #keyPath(view.layer.opacity)", "let a = \"layer.opacity\""),
    ("let a = #keyPath(QuartzCore.CALayer.transform.rotation)", "let a = \"transform.rotation\""),
    ("let a = #keyPath(opacity) + \"#keyPath(a.b)\"", "let a = \"opacity\" + \"#keyPath(a.b)\""),
    ("#keyPath()\n#keyPath(a[0].b)\n#keyPath(A)", nil),
    (
      "class A: UICollectionViewFlowLayout { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      nil
    ),
    (
      "let size = delegate?.collectionView?(view, layout: self)",
      "let size = delegate?.collectionView(view, layout: self)"
    ),
    (
      "delegate?.scrollViewDidScroll?(view)\nowner?.tap?(view)",
      "delegate?.scrollViewDidScroll(view)\nowner?.tap?(view)"
    ),
    ("let a = 1\n#Preview(\"A\") {\n  A()\n}\n", "let a = 1\n"),
    ("#Preview { A() }", ""),
    (
      "extension UIImage { convenience init?(a: Int) { nil } }", "extension UIImage { init?(a: Int) { nil } }"
    ),
    (
      "extension UIImage { class func a() {}; class A { class func b() {} } }",
      "extension UIImage { static func a() {}; class A { class func b() {} } }"
    ),
    (
      "class A: UIView { private let b: UIButton = {\n let c = d(self); return c }()\n let e = { 1 }() }",
      "class A: UIView { private lazy var b: UIButton = {\n let c = d(self); return c }()\n let e = { 1 }() }"
    ),
    ("class A { let b: UIView = { let c = d(E.self); return c }() }", nil),
    ("class A { func b() { let c = { self.d }() } }\nstruct E { let f = { self }() }", nil),
    ("extension UIColor { convenience init(a: Int) { self.init() } }", nil),
  ])
  func `each line becomes what compiles, and the others stay`(text: String, expected: String?) {
    #expect(ported(text) == expected ?? text)
  }

  @Test func `what has no effect, or has to be written anew, is told at its place`() {
    let text = """
      import UIKit
      import SwiftUI
      class A: UIView {
        @IBOutlet var b: UILabel!
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
        func c() { center.addObserver(self, selector: #selector(d), name: nil, object: nil) }
        func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
      }
      """
    let remarks = SwiftPort(text).remarks
    #expect(remarks.map(\.position.line) == [2, 4, 5, 6, 7])
    #expect(remarks[0].position.column == 8 && remarks[0].message == "there is no module SwiftUI on Linux")
    #expect(remarks[3].message.contains("addObserver(forName:object:queue:using:)"))
    #expect(remarks[4].message == "collectionView(_:canMoveItemAt:) is never called here")
  }

  @Test(arguments: [
    "", "(", "#selector(", "#keyPath(", "#keyPath(A.", "@objc(", "required init?(coder", #""\("#, "func a(",
    "import", "#Preview",
    "#Preview(", "#Preview {", "extension UIImage", "extension UIImage {", "class A { let b = {",
    "class A { let b",
    "class A { let b = { self }", "a.collectionView?",
  ])
  func `a file that breaks off is read to its end`(text: String) {
    #expect(ported(text) == (text == "@objc(" ? "(" : text))
  }

  @Test func `the ported screens of this package need nothing`() throws {
    let folder = Checkout.root().appendingPathComponent("Examples/Screens/Screens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 10)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(SwiftPort(text).edits == [], "\(name)")
      #expect(SwiftPort(text).remarks.map(\.message) == [], "\(name)")
    }
  }
}
