public import CollectionViews
public import Foundation
import LayoutGeometry
public import ScreenInterface
import UIKitBase

/// A pair of buttons that make a number smaller and greater.
///
/// UIKit counterpart: `UIStepper`, of 94 × 32 points.
@preconcurrency @MainActor
open class UIStepper: Control {
  private struct State: Sendable {
    var value: Double = 0
    var pressed: Int?
  }

  private static let extent = CGSize(width: 94, height: 32)
  private var own = State()

  /// The least number; default 0.
  public var minimumValue: Double = 0 { didSet { value = own.value } }
  /// The greatest number; default 100.
  public var maximumValue: Double = 100 { didSet { value = own.value } }
  /// The number by which a press changes the value; default 1.
  public var stepValue: Double = 1
  /// True when the value goes on at the other end of the range; default false.
  public var wraps = false
  /// True when a press that lasts changes the value again and again; it has no effect.
  public var autorepeat = true
  /// True when each change is reported; default true.
  public var isContinuous = true

  /// Creates a stepper; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.extent))
  }

  /// The number; default 0.
  public var value: Double {
    get { own.value }
    set { own.value = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The size of the stepper.
  open override var intrinsicContentSize: CGSize { Self.extent }

  /// Returns the size of the stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.extent }

  /// True while the stepper is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  private func step(by sign: Int) {
    let next = own.value + Double(sign) * stepValue
    let former = own.value
    if wraps, next > maximumValue {
      own.value = minimumValue
    } else if wraps, next < minimumValue {
      own.value = maximumValue
    } else {
      value = next
    }
    if own.value != former { sendActions(for: .valueChanged) }
  }

  private func sign(at point: CGPoint) -> Int { (point.x > bounds.midX) != isReadFromRight ? 1 : -1 }

  /// Presses a half.
  open override func touchBegan(_ touch: Touch) {
    super.touchBegan(touch)
    own.pressed = sign(at: touch.location)
  }

  /// Changes the value if the pressed half is released.
  open override func touchEnded(_ touch: Touch) {
    if isEnabled, point(inside: touch.location), let sign = own.pressed, sign == self.sign(at: touch.location)
    {
      step(by: sign)
    }
    own.pressed = nil
    super.touchEnded(touch)
  }

  /// Releases the half.
  open override func touchCancelled() {
    own.pressed = nil
    super.touchCancelled()
  }

  /// Changes the value by Left and Right.
  open override func handleKey(_ key: KeyEvent) -> Bool {
    guard isEnabled, key.key.name == "left" || key.key.name == "right" else { return false }
    step(by: (key.key.name == "right") != isReadFromRight ? 1 : -1)
    return true
  }

  /// Paints the halves with their signs.
  open override func draw(with pen: inout DrawingContext) {
    pen.paint(.fill(shade(.tertiarySystemFill), cornerRadius: 8), in: bounds, element: elementID)
    pen.paint(
      .fill(shade(.separator), cornerRadius: 0),
      in: CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14),
      element: elementID)
    for sign in [-1, 1] {
      let isRight = (sign == 1) != isReadFromRight
      let half = CGRect(
        x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height
      )
      if own.pressed == sign {
        pen.paint(.fill(shade(.systemFill), cornerRadius: 8), in: half, element: elementID)
      }
      let isAtEnd = sign == 1 ? own.value >= maximumValue : own.value <= minimumValue
      let opacity: CGFloat = isEnabled && (wraps || !isAtEnd) ? 1 : 0.3
      let bar = CGRect(x: half.midX - 7, y: half.midY - 1, width: 14, height: 2)
      pen.paint(.fill(shade(.label), cornerRadius: 1), in: bar, element: elementID, opacity: opacity)
      guard sign == 1 else { continue }
      let post = CGRect(x: half.midX - 1, y: half.midY - 7, width: 2, height: 14)
      pen.paint(.fill(shade(.label), cornerRadius: 1), in: post, element: elementID, opacity: opacity)
    }
  }

  /// Returns the state of the stepper.
  @MainActor open override func interactionSnapshot() -> (any Sendable)? { (own, isHighlighted) }

  /// Restores the state that `interactionSnapshot()` returned.
  @MainActor open override func restoreInteraction(_ snapshot: any Sendable) {
    guard let (state, isHighlighted) = snapshot as? (State, Bool) else { return }
    own = state
    super.restoreInteraction(isHighlighted)
  }
}
