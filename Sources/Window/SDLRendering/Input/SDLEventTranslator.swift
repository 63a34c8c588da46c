import CSDL2
import Foundation
import ScreenInterface

/// A translator of SDL's events into the scene's, which also tracks the current stroke.
///
/// A stroke is the sequence of one press, of the primary button or of one finger, whichever came first. Other
/// buttons show only in `PointerEvent.buttons`. Other fingers are distinguished from it by their numbers.
struct SDLEventTranslator {
  /// The meaning of an SDL event.
  enum Translation: Hashable {
    /// An event for the scene.
    case input(InputEvent.Kind)
    /// A new size or scale of the window, which has to be read from it.
    case geometryChanged
    /// A loss of pixels of the window.
    case exposed
    /// A loss of the renderer's textures.
    case texturesLost
    /// A file, given by its path, that was dropped on the window.
    case dropped(String)
    /// The closing of the window by the user or a signal.
    case closed
    /// An event without meaning for a scene.
    case nothing
  }

  /// The number of points in one of SDL's window units: 1, or less for a window enlarged by a forced scale.
  var pointsPerUnit: CGFloat
  /// The window's size in points; SDL reports fingers as fractions of it.
  var windowSize: CGSize
  /// True while a stroke is under way.
  private(set) var isPressed = false

  private var strokes = 0
  private var location = CGPoint.zero
  private var buttons: UInt32 = 0
  private var finger: SDL_FingerID?
  /// The numbers of the fingers that went down during the stroke.
  private var otherFingers: [SDL_FingerID: Int] = [:]

  init(pointsPerUnit: CGFloat, windowSize: CGSize) {
    self.pointsPerUnit = pointsPerUnit
    self.windowSize = windowSize
  }

  /// Translates one event; `modifiers` are the keys held as it arrives.
  mutating func translate(_ event: SDL_Event, modifiers: KeyModifiers) -> Translation {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION: return moved(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return clicked(event.button)
    case SDL_MOUSEWHEEL: return turned(event.wheel, modifiers)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return touched(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP: return typed(event.key)
    case SDL_WINDOWEVENT: return changed(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return .texturesLost
    case SDL_DROPFILE: return event.drop.file.map { .dropped(String(cString: $0)) } ?? .nothing
    case SDL_QUIT: return .closed
    default: return .nothing
    }
  }

  /// Cancels a stroke whose end was not reported; returns `nil` when there is no stroke.
  mutating func cancelStroke() -> InputEvent.Kind? {
    guard isPressed else { return nil }
    return end(.cancelled, device: finger == nil ? .mouse : .touch)
  }

  /// Cancels the mouse's stroke of this number; returns `nil` when it is over, whatever has begun since.
  mutating func cancelMouseStroke(_ number: Int) -> InputEvent.Kind? {
    mouseStroke == number ? cancelStroke() : nil
  }

  /// The number of the stroke while a mouse makes it, so that the desktop can be asked whether the button is down.
  var mouseStroke: Int? { isPressed && finger == nil ? strokes : nil }

  private mutating func moved(_ event: SDL_MouseMotionEvent) -> Translation {
    guard event.which != Self.syntheticMouse, finger == nil else { return .nothing }
    location = point(event.x, event.y)
    if isPressed, event.state & Self.primary == 0 { return .input(end(.cancelled, device: .mouse)) }
    buttons = isPressed ? event.state : event.state & ~Self.primary
    return .input(.pointer(PointerEvent(.moved, at: location, buttons: buttons)))
  }

  private mutating func clicked(_ event: SDL_MouseButtonEvent) -> Translation {
    guard event.which != Self.syntheticMouse, finger == nil, event.button > 0 else { return .nothing }
    location = point(event.x, event.y)
    let bit = UInt32(1) << UInt32(event.button - 1)
    let isDown = event.state == UInt8(SDL_PRESSED)
    if bit != Self.primary { buttons = isDown ? buttons | bit : buttons & ~bit }
    guard bit == Self.primary, isDown != isPressed else {
      return .input(.pointer(PointerEvent(.moved, at: location, buttons: buttons)))
    }
    guard isDown else { return .input(end(.released, device: .mouse)) }
    isPressed = true
    strokes += 1
    buttons |= bit
    return .input(.pointer(PointerEvent(.pressed, at: location, buttons: buttons)))
  }

  private mutating func touched(_ event: SDL_TouchFingerEvent) -> Translation {
    let place = CGPoint(x: CGFloat(event.x) * windowSize.width, y: CGFloat(event.y) * windowSize.height)
    if finger == nil, !isPressed, event.type == SDL_FINGERDOWN.rawValue {
      otherFingers[event.fingerId] = nil
      (finger, isPressed, location, buttons) = (event.fingerId, true, place, Self.primary)
      return .input(.pointer(PointerEvent(.pressed, at: place, device: .touch, buttons: buttons)))
    }
    guard finger == event.fingerId, isPressed else { return touchedBeside(event, at: place) }
    location = place
    if event.type == SDL_FINGERUP.rawValue { return .input(end(.released, device: .touch)) }
    return .input(.pointer(PointerEvent(.moved, at: place, device: .touch, buttons: buttons)))
  }

  private mutating func touchedBeside(_ event: SDL_TouchFingerEvent, at place: CGPoint) -> Translation {
    let id = event.fingerId
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN:
      let taken = Set(otherFingers.values)
      guard
        let number = otherFingers[id]
          ?? PointerEvent.fingers.dropFirst().first(where: { !taken.contains($0) })
      else { return .nothing }
      otherFingers[id] = number
      return .input(.finger(number, PointerEvent(.pressed, at: place, device: .touch)))
    case SDL_FINGERUP:
      guard let number = otherFingers.removeValue(forKey: id) else { return .nothing }
      return .input(.finger(number, PointerEvent(.released, at: place, device: .touch)))
    default:
      guard let number = otherFingers[id] else { return .nothing }
      return .input(.finger(number, PointerEvent(.moved, at: place, device: .touch)))
    }
  }

  private mutating func end(_ phase: PointerEvent.Phase, device: PointerEvent.Device) -> InputEvent.Kind {
    isPressed = false
    finger = nil
    buttons &= ~Self.primary
    return .pointer(PointerEvent(phase, at: location, device: device, buttons: buttons))
  }

  private func turned(_ event: SDL_MouseWheelEvent, _ modifiers: KeyModifiers) -> Translation {
    guard event.which != Self.syntheticMouse else { return .nothing }
    let delta = (x: CGFloat(event.preciseX), y: CGFloat(event.preciseY))
    let isSmooth = delta.x != delta.x.rounded() || delta.y != delta.y.rounded()
    let wheel = WheelEvent(
      at: point(event.mouseX, event.mouseY), deltaX: delta.x, deltaY: delta.y, isSmooth: isSmooth,
      modifiers: modifiers)
    return .input(.wheel(wheel))
  }

  private func typed(_ event: SDL_KeyboardEvent) -> Translation {
    let modifiers = SDLKeyNames.modifiers(UInt32(event.keysym.mod))
    guard let key = SDLKeyNames.key(for: event.keysym.sym, modifiers: modifiers) else { return .nothing }
    let isDown = event.state == UInt8(SDL_PRESSED)
    var typed = KeyEvent(key, modifiers: modifiers, isDown: isDown, isRepeat: event.repeat != 0)
    typed.isCapsLocked = UInt32(event.keysym.mod) & UInt32(KMOD_CAPS.rawValue) != 0
    return .input(.key(typed))
  }

  private func changed(_ event: SDL_WindowEvent) -> Translation {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .geometryChanged
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .input(.window(.visible(true)))
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .input(.window(.visible(false)))
    case SDL_WINDOWEVENT_FOCUS_GAINED: .input(.window(.focused(true)))
    case SDL_WINDOWEVENT_FOCUS_LOST: .input(.window(.focused(false)))
    case SDL_WINDOWEVENT_ENTER: .input(.window(.pointerInside(true)))
    case SDL_WINDOWEVENT_LEAVE: .input(.window(.pointerInside(false)))
    case SDL_WINDOWEVENT_CLOSE: .closed
    default: .nothing
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
  }

  private static let primary: UInt32 = 1
  /// SDL's identifier of the mouse that it synthesizes from touches.
  private static let syntheticMouse = UInt32.max
}
