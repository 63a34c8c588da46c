import OrihonTesting
import Testing
import UIKitNames

/// Tests of views that constraints lay out, in a root of 300 × 200 points.
@MainActor struct ConstraintLayoutTests {
  private let root = UIView()
  private let harness: StageHarness

  init() { harness = StageHarness(root, size: CGSize(width: 300, height: 200)) }

  private func add(_ view: UIView, to parent: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
  }

  @Test func `a view is pinned to its superview with distances`() {
    let view = UIView()
    add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    harness.advance(by: 0.1)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 100))
  }

  @Test func `a constant changes the layout in the next frame, and a deactivated constraint leaves it`() {
    let view = UIView()
    add(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let other = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 90)
    other.priority = .defaultLow
    NSLayoutConstraint.activate([left, other, view.widthAnchor.constraint(equalToConstant: 40)])
    harness.advance(by: 0.1)
    #expect(view.frame.minX == 5)
    left.constant = 15
    harness.advance(by: 0.1)
    #expect(view.frame.minX == 15)
    left.isActive = false
    harness.advance(by: 0.1)
    #expect(view.frame.minX == 90)
  }

  @Test func `of two labels the one that hugs less takes the room`() {
    let (name, value) = (UILabel(), UILabel())
    name.text = "Name"
    value.text = "Value"
    for label in [name, value] { add(label) }
    value.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    harness.advance(by: 0.1)
    #expect(value.frame.width == value.intrinsicContentSize.width)
    #expect(name.frame.width == 300 - 8 - value.frame.width)
    #expect(name.frame.height == name.intrinsicContentSize.height)
  }

  @Test func `a label of any number of lines is as high as its width makes it`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Words and words and words that fill more than a line of a narrow column"
    add(label)
    let width = label.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    harness.advance(by: 0.1)
    let narrow = label.frame.height
    width.constant = 250
    harness.advance(by: 0.1)
    #expect(narrow >= 2 * label.frame.height && label.frame.height >= 2 * label.style.size)
  }

  @Test func `leading is the right side where reading begins there`() {
    let view = UIView()
    var traits = harness.stage.context.traits
    traits.layoutDirection = .rightToLeft
    harness.stage.context.traits = traits
    add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    harness.advance(by: 0.1)
    #expect(view.frame.maxX == 280)
  }

  @Test func `a stack shares its length and passes over hidden views`() {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    root.addSubview(stack)
    harness.advance(by: 0.1)
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 220, y: 0, width: 100, height: 40))
    stack.arrangedSubviews[1].isHidden = true
    harness.advance(by: 0.1)
    #expect(stack.arrangedSubviews[0].frame.width == 155)
    #expect(stack.arrangedSubviews[2].frame.minX == 165)
  }

  @Test func `the content of a scroll view gives it its content size`() {
    let scrollView = UIScrollView()
    let content = UIView()
    scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    root.addSubview(scrollView)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    harness.advance(by: 0.1)
    #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
  }

  @Test func `a visual format makes the constraints that it draws`() {
    let (left, right) = (UIView(), UIView())
    for view in [left, right] { add(view) }
    let views: [String: Any] = ["left": left, "right": right]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[left(right)]-[right]-margin-|", metrics: ["margin": 16], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[left(>=20,==50@500)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:[right(30)]|", metrics: nil, views: views))
    harness.advance(by: 0.1)
    #expect(left.frame == CGRect(x: 16, y: 0, width: 130, height: 50))
    #expect(right.frame == CGRect(x: 154, y: 170, width: 130, height: 30))
  }
}
