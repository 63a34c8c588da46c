public import CollectionViews
public import Foundation
public import LayoutGeometry
import SceneReadings
public import ScreenInterface
import UIKitBase

/// A slider for a number within a range.
///
/// UIKit counterpart: `UISlider`. The knob is dragged; Left and Right move it by a tenth.
@preconcurrency @MainActor
open class UISlider: Control {
  private struct State: Sendable {
    var value: Float = 0
    var shown = ValueTransition(0, duration: 0.2)
    var grip: CGFloat?
  }

  private static let height: CGFloat = 31
  private static let knob: CGFloat = 27
  private var own = State()

  /// The least number; default 0.
  public var minimumValue: Float = 0 { didSet { limit() } }
  /// The greatest number; default 1.
  public var maximumValue: Float = 1 { didSet { limit() } }
  /// True when a drag reports each change, false when it reports the last one; default true.
  public var isContinuous = true
  /// The colour of the track before the knob; default the tint colour.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track after the knob; default grey.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the knob; default white.
  public var thumbTintColor: UIColor?
  /// The picture before the track; it has no effect.
  public var minimumValueImage: UIImage?
  /// The picture after the track; it has no effect.
  public var maximumValueImage: UIImage?

  /// Creates a slider.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The number; default 0.
  public var value: Float {
    get { own.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number, within the range; no event is sent.
  public func setValue(_ value: Float, animated: Bool) {
    own.value = min(max(value, minimumValue), max(minimumValue, maximumValue))
    own.shown.go(to: share, animated: animated, in: self)
  }

  private func limit() { setValue(own.value, animated: false) }

  private var share: CGFloat {
    maximumValue > minimumValue ? CGFloat((own.value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  /// The height of the slider; its width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the height of the slider in the width that there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? size.width : 118, height: Self.height)
  }

  /// Returns true for a drag across.
  open override func capturesDrag(on axis: Axis) -> Bool { axis == .horizontal && isEnabled }

  /// True while the slider is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  private func knobFrame(at share: CGFloat) -> CGRect {
    let place = isReadFromRight ? 1 - share : share
    return CGRect(
      x: bounds.minX + place * max(0, bounds.width - Self.knob), y: bounds.midY - Self.knob / 2,
      width: Self.knob, height: Self.knob)
  }

  private func drag(to x: CGFloat) {
    let way = bounds.width - Self.knob
    guard let grip = own.grip, way > 0 else { return }
    let place = (x - grip - bounds.minX - Self.knob / 2) / way
    let share = min(max(isReadFromRight ? 1 - place : place, 0), 1)
    let former = own.value
    setValue(minimumValue + Float(share) * (maximumValue - minimumValue), animated: false)
    if isContinuous, own.value != former { sendActions(for: .valueChanged) }
  }

  /// Takes the knob if it is pressed.
  open override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    let knob = knobFrame(at: share)
    own.grip =
      isEnabled && knob.insetBy(dx: -15, dy: -15).contains(touch.location)
      ? touch.location.x - knob.midX : nil
  }

  /// Moves the knob with the pointer.
  open override func touchMoved(_ touch: Touch) { drag(to: touch.location.x) }

  /// Releases the knob.
  open override func touchEnded(_ touch: Touch) {
    drag(to: touch.location.x)
    if own.grip != nil, !isContinuous { sendActions(for: .valueChanged) }
    own.grip = nil
    super.touchEnded(touch)
  }

  /// Releases the knob.
  open override func touchCancelled() {
    own.grip = nil
    super.touchCancelled()
  }

  /// Moves the knob by Left and Right.
  open override func handleKey(_ key: KeyEvent) -> Bool {
    guard isEnabled, key.key.name == "left" || key.key.name == "right" else { return false }
    let isMore = (key.key.name == "right") != isReadFromRight
    setValue(own.value + (maximumValue - minimumValue) * (isMore ? 0.1 : -0.1), animated: true)
    sendActions(for: .valueChanged)
    return true
  }

  /// Paints the track and the knob.
  open override func draw(with pen: inout DrawingContext) {
    let knob = knobFrame(at: own.shown.shown(in: self))
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    let track = CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
    pen.paint(
      .fill(shade(maximumTrackTintColor ?? .systemFill), cornerRadius: 2), in: track, element: elementID,
      opacity: opacity)
    let done =
      isReadFromRight
      ? CGRect(x: knob.midX, y: track.minY, width: max(0, track.maxX - knob.midX), height: 4)
      : CGRect(x: track.minX, y: track.minY, width: max(0, knob.midX - track.minX), height: 4)
    pen.paint(
      .fill(shade(minimumTrackTintColor ?? (self as View).tintColor ?? .systemBlue), cornerRadius: 2),
      in: done,
      element: elementID, opacity: opacity)
    pen.paint(
      .shadow(shade(UIColor.black.withAlphaComponent(0.2)), blur: 4, cornerRadius: knob.height / 2),
      in: knob.offsetBy(dx: 0, dy: 2), element: elementID, opacity: opacity)
    pen.paint(
      .fill(shade(thumbTintColor ?? .white), cornerRadius: knob.height / 2), in: knob, element: elementID)
  }

  /// Returns the state of the slider.
  @MainActor open override func interactionSnapshot() -> (any Sendable)? { (own, isHighlighted) }

  /// Restores the state that `interactionSnapshot()` returned.
  @MainActor open override func restoreInteraction(_ snapshot: any Sendable) {
    guard let (state, isHighlighted) = snapshot as? (State, Bool) else { return }
    own = state
    super.restoreInteraction(isHighlighted)
  }

  /// Returns the place of the bar: not there.
  @available(*, unavailable, message: "The bar fills the view: make the slider's frame smaller.")
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the place of the knob: not there.
  @available(*, unavailable, message: "The bar fills the view: make the slider's frame smaller.")
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
}

extension UISlider: AccessibilityProviding {
  /// The place of the number in the range, in hundredths.
  package var ownAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, value: "\(Int((share * 100).rounded()))%",
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
  }
}
