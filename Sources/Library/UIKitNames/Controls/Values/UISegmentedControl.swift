public import CollectionViews
public import Foundation
import LayoutGeometry
public import ScreenInterface
import UIKitBase

/// A row of segments of which one is selected.
///
/// UIKit counterpart: `UISegmentedControl`. Segments are equally wide; Left and Right select the next one.
@preconcurrency @MainActor
open class UISegmentedControl: Control {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var action: UIAction?
  }

  private struct State: Sendable {
    var selected = -1
    var place = ValueTransition(0, duration: 0.2)
    var pressed: Int?
  }

  private static let height: CGFloat = 32
  private var segments: [Segment] = []
  private var labels: [Label] = []
  private var pictures: [ImageView] = []
  private var own = State()
  /// The fonts and the colours of the titles by state.
  final var looks: [UIControl.State: SegmentLook] = [:] { didSet { restyle() } }

  /// The index that means that no segment is selected: -1.
  public static let noSegment = -1

  /// The colour of the selected segment; default white, grey in the dark.
  public var selectedSegmentTintColor: UIColor?
  /// True when a press selects no segment for long; default false.
  public var isMomentary = false
  /// True when each segment is as wide as its content; it has no effect, all are equally wide.
  public var apportionsSegmentWidthsByContent = false

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a segment for each title or picture.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    rebuild()
    bounds.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, which runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions {
      segments.append(
        Segment(title: action.image == nil ? action.title : nil, image: action.image, action: action))
    }
    rebuild()
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, -1 for none; default -1.
  public var selectedSegmentIndex: Int {
    get { own.selected }
    set { select(newValue, animated: false) }
  }

  private func select(_ index: Int, animated: Bool) {
    let isFirst = own.selected < 0
    own.selected = segments.indices.contains(index) ? index : Self.noSegment
    if own.selected >= 0 { own.place.go(to: CGFloat(index), animated: animated && !isFirst, in: self) }
    restyle()
  }

  /// Inserts a segment with a title at an index.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with a picture at an index.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if own.selected >= index { select(own.selected + 1, animated: false) }
    rebuild()
  }

  /// Removes a segment.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if own.selected == segment { own.selected = Self.noSegment }
    if own.selected > segment { select(own.selected - 1, animated: false) }
    rebuild()
  }

  /// Removes all segments.
  public func removeAllSegments() {
    segments = []
    own.selected = Self.noSegment
    rebuild()
  }

  /// Sets the title of a segment.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (title, nil)
    rebuild()
  }

  /// Returns the title of a segment; `nil` for none.
  public func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the picture of a segment.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (nil, image)
    rebuild()
  }

  /// Returns the picture of a segment; `nil` for none.
  public func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Enables or disables a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    restyle()
  }

  /// Returns true when a segment is enabled.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  // MARK: Content

  private func rebuild() {
    for view in labels { view.removeFromSuperview() }
    for view in pictures { view.removeFromSuperview() }
    (labels, pictures) = ([], [])
    for segment in segments {
      let (label, picture) = (Label(), ImageView())
      label.text = segment.title
      label.textAlignment = .center
      picture.image = segment.image
      picture.contentMode = .scaleAspectFit
      picture.placeholder = .clear
      picture.isHidden = segment.image == nil
      for view in [label, picture] {
        view.isUserInteractionEnabled = false
        addSubview(view)
      }
      labels.append(label)
      pictures.append(picture)
    }
    restyle()
    setNeedsLayout()
    contentSizeDidChange()
  }

  private func restyle() {
    for (index, label) in labels.enumerated() {
      let isSelected = index == own.selected
      let look = looks[isSelected ? .selected : .normal] ?? looks[.normal]
      label.font = look?.font ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      label.textColor = look?.color ?? .label
      let opacity: CGFloat = isEnabled && segments[index].isEnabled ? 1 : 0.3
      (label.alpha, pictures[index].alpha) = (opacity, opacity)
      pictures[index].tintColor = .label
    }
  }

  private func frame(at place: CGFloat) -> CGRect {
    let width = bounds.width / CGFloat(max(segments.count, 1))
    let shown = isReadFromRight ? CGFloat(segments.count - 1) - place : place
    return CGRect(x: bounds.minX + shown * width, y: bounds.minY, width: width, height: bounds.height)
  }

  private func segment(at point: CGPoint) -> Int? {
    segments.indices.first { segments[$0].isEnabled && frame(at: CGFloat($0)).contains(point) }
  }

  /// The size of segments that are as wide as the widest one.
  open override var intrinsicContentSize: CGSize {
    let widest = zip(labels, pictures).map { label, picture in
      picture.isHidden ? label.intrinsicSize(width: .infinity).width : 20
    }
    return CGSize(width: ((widest.max() ?? 0) + 20) * CGFloat(segments.count), height: Self.height)
  }

  /// Returns the size of segments that are as wide as the widest one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the titles and the pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for index in segments.indices {
      let room = frame(at: CGFloat(index)).insetBy(dx: 4, dy: 2)
      let height = labels[index].intrinsicSize(width: .infinity).height
      labels[index].frame = CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
      pictures[index].frame = CGRect(x: room.midX - 10, y: room.midY - 10, width: 20, height: 20)
    }
  }

  /// Paints the ground and the selected segment.
  open override func draw(with pen: inout DrawingContext) {
    pen.paint(.fill(shade(.tertiarySystemFill), cornerRadius: 9), in: bounds, element: elementID)
    guard own.selected >= 0, !isMomentary || own.pressed != nil else { return }
    let pill = frame(at: own.place.shown(in: self)).insetBy(dx: 2, dy: 2)
    pen.paint(
      .shadow(shade(UIColor.black.withAlphaComponent(0.12)), blur: 4, cornerRadius: 7),
      in: pill.offsetBy(dx: 0, dy: 2), element: elementID)
    let color = selectedSegmentTintColor ?? UIColor(light: 0xFFFFFF, dark: 0x636366)
    pen.paint(.fill(shade(color), cornerRadius: 7), in: pill, element: elementID)
  }

  // MARK: Input

  /// True while the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  private func choose(_ index: Int) {
    guard isEnabled, index != own.selected || isMomentary else { return }
    select(index, animated: true)
    segments[index].action?.perform(for: self)
    sendActions(for: .valueChanged)
  }

  /// Presses a segment.
  open override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    own.pressed = segment(at: touch.location)
  }

  /// Selects the segment under the pointer.
  open override func touchEnded(_ touch: Touch) {
    if let index = segment(at: touch.location), own.pressed != nil { choose(index) }
    own.pressed = nil
    super.touchEnded(touch)
  }

  /// Releases the segment.
  open override func touchCancelled() {
    own.pressed = nil
    super.touchCancelled()
  }

  /// Selects the next segment by Left and Right.
  open override func handleKey(_ key: KeyEvent) -> Bool {
    guard key.key.name == "left" || key.key.name == "right" else { return false }
    let step = (key.key.name == "right") != isReadFromRight ? 1 : -1
    let next = own.selected + step
    if isEnabledForSegment(at: next) { choose(next) }
    return true
  }

  /// Returns the state of the control.
  @MainActor open override func interactionSnapshot() -> (any Sendable)? { (own, isHighlighted) }

  /// Restores the state that `interactionSnapshot()` returned.
  @MainActor open override func restoreInteraction(_ snapshot: any Sendable) {
    guard let (state, isHighlighted) = snapshot as? (State, Bool) else { return }
    own = state
    restyle()
    super.restoreInteraction(isHighlighted)
  }
}
