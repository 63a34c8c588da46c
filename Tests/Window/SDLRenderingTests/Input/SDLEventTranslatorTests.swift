import CSDL2
import Foundation
import ScreenInterface
import TestSupport
import Testing

@testable import SDLRendering

struct SDLEventTranslatorTests {
  private var translator = SDLEventTranslator(pointsPerUnit: 1, windowSize: CGSize(width: 400, height: 800))

  @Test mutating func `a press, a move and a release of the primary button are a stroke`() {
    #expect(pointer(.press(button: 1, x: 10, y: 20)) == stroke(.pressed, 10, 20, buttons: 1))
    #expect(translator.mouseStroke != nil)
    #expect(pointer(.motion(x: 11, y: 25, state: 1)) == stroke(.moved, 11, 25, buttons: 1))
    #expect(pointer(.release(button: 1, x: 12, y: 30)) == stroke(.released, 12, 30))
    #expect(!translator.isPressed)
  }

  @Test mutating func `other buttons show in the mask and make no stroke`() {
    #expect(pointer(.press(button: 3, x: 1, y: 2)) == stroke(.moved, 1, 2, buttons: 4))
    #expect(!translator.isPressed)
    #expect(pointer(.release(button: 3, x: 1, y: 2)) == stroke(.moved, 1, 2))
  }

  @Test mutating func `other buttons during a stroke leave it as it is`() {
    _ = pointer(.press(button: 1, x: 10, y: 20))
    for button in [2, 3] as [UInt8] {
      #expect(pointer(.press(button: button, x: 11, y: 20))?.phase == .moved)
      #expect(pointer(.release(button: button, x: 12, y: 20)) == stroke(.moved, 12, 20, buttons: 1))
    }
    #expect(pointer(.release(button: 1, x: 12, y: 30)) == stroke(.released, 12, 30))
  }

  @Test mutating func `a stroke that is over is not cancelled in the place of the next one`() throws {
    _ = pointer(.press(button: 1, x: 10, y: 20))
    let first = try #require(translator.mouseStroke)
    _ = pointer(.release(button: 1, x: 10, y: 20))
    #expect(translator.cancelMouseStroke(first) == nil)
    _ = pointer(.press(button: 1, x: 30, y: 20))
    #expect(translator.cancelMouseStroke(first) == nil)
    let second = try #require(translator.mouseStroke)
    #expect(translator.cancelMouseStroke(second) == .pointer(stroke(.cancelled, 30, 20)))
    #expect(translator.mouseStroke == nil)
  }

  @Test mutating func `coordinates are divided by the scale that made the window larger`() {
    translator.pointsPerUnit = 0.5
    #expect(pointer(.motion(x: 31, y: 40, state: 0)) == stroke(.moved, 15.5, 20))
  }

  @Test mutating func `a cancelled stroke is over, and its late release is only a move`() {
    _ = pointer(.press(button: 1, x: 10, y: 20))
    #expect(translator.cancelStroke() == .pointer(stroke(.cancelled, 10, 20)))
    #expect(translator.cancelStroke() == nil)
    #expect(pointer(.motion(x: 12, y: 20, state: 1)) == stroke(.moved, 12, 20))
    #expect(pointer(.release(button: 1, x: 12, y: 20)) == stroke(.moved, 12, 20))
  }

  @Test mutating func `a move without the button that was down ends the stroke as cancelled`() {
    _ = pointer(.press(button: 1, x: 10, y: 20))
    #expect(pointer(.motion(x: 50, y: 60, state: 0)) == stroke(.cancelled, 50, 60))
  }

  @Test mutating func `five hundred strokes leave no button down`() {
    for index in 0..<500 {
      _ = pointer(.press(button: 1, x: Int32(index), y: 0))
      _ = pointer(.motion(x: Int32(index), y: 5, state: 1))
      #expect(pointer(.release(button: 1, x: Int32(index), y: 9)) == stroke(.released, CGFloat(index), 9))
    }
    #expect(!translator.isPressed)
  }

  @Test mutating func `a finger is a stroke in points of the window, and a second finger is told beside it`()
  {
    let pressed = stroke(.pressed, 100, 400, device: .touch, buttons: 1)
    #expect(pointer(.finger(SDL_FINGERDOWN, id: 7, x: 0.25, y: 0.5)) == pressed)
    #expect(finger(.finger(SDL_FINGERDOWN, id: 8, x: 0.5, y: 0.5)) == beside(.pressed, 2, 200, 400))
    #expect(finger(.finger(SDL_FINGERMOTION, id: 8, x: 0.75, y: 0.5)) == beside(.moved, 2, 300, 400))
    #expect(finger(.finger(SDL_FINGERDOWN, id: 9, x: 0, y: 0)) == beside(.pressed, 3, 0, 0))
    #expect(translator.translate(.press(button: 1, x: 10, y: 20), modifiers: []) == .nothing)
    let released = stroke(.released, 200, 400, device: .touch)
    #expect(pointer(.finger(SDL_FINGERUP, id: 7, x: 0.5, y: 0.5)) == released)
    #expect(!translator.isPressed)
  }

  @Test mutating func `a finger that stays makes no stroke until it was lifted, and a number is given anew`()
  {
    _ = translator.translate(.finger(SDL_FINGERDOWN, id: 7, x: 0, y: 0), modifiers: [])
    #expect(finger(.finger(SDL_FINGERDOWN, id: 8, x: 0, y: 0)) == beside(.pressed, 2, 0, 0))
    _ = translator.translate(.finger(SDL_FINGERUP, id: 7, x: 0, y: 0), modifiers: [])
    #expect(finger(.finger(SDL_FINGERMOTION, id: 8, x: 0.25, y: 0)) == beside(.moved, 2, 100, 0))
    let pressed = stroke(.pressed, 0, 400, device: .touch, buttons: 1)
    #expect(pointer(.finger(SDL_FINGERDOWN, id: 7, x: 0, y: 0.5)) == pressed)
    #expect(finger(.finger(SDL_FINGERUP, id: 8, x: 0.25, y: 0)) == beside(.released, 2, 100, 0))
    #expect(finger(.finger(SDL_FINGERMOTION, id: 8, x: 0.25, y: 0)) == nil)
    #expect(finger(.finger(SDL_FINGERDOWN, id: 6, x: 0, y: 0)) == beside(.pressed, 2, 0, 0))
  }

  @Test mutating func `a finger during a mouse's stroke is beside it, and the stroke stays the mouse's`() {
    _ = pointer(.press(button: 1, x: 10, y: 20))
    #expect(finger(.finger(SDL_FINGERDOWN, id: 7, x: 0.5, y: 0.5)) == beside(.pressed, 2, 200, 400))
    #expect(finger(.finger(SDL_FINGERUP, id: 7, x: 0.5, y: 0.5)) == beside(.released, 2, 200, 400))
    #expect(translator.mouseStroke != nil)
    #expect(pointer(.motion(x: 11, y: 25, state: 1)) == stroke(.moved, 11, 25, buttons: 1))
  }

  @Test mutating func `ten fingers have numbers, and an eleventh is nothing`() {
    _ = translator.translate(.finger(SDL_FINGERDOWN, id: 1, x: 0, y: 0), modifiers: [])
    let numbers = (2...11).map { finger(.finger(SDL_FINGERDOWN, id: $0, x: 0, y: 0))?.finger }
    #expect(numbers == [2, 3, 4, 5, 6, 7, 8, 9, 10, nil])
  }

  @Test mutating func `caps lock is told beside the key, and is no modifier`() {
    var capital = KeyEvent("a")
    capital.isCapsLocked = true
    #expect(key(SDLK_a, held: KMOD_CAPS) == capital)
    #expect(key(SDLK_a) == KeyEvent("a"))
    #expect(key(SDLK_1, held: KMOD_CAPS)?.key == "1")
  }

  @Test mutating func `mouse events that SDL makes up from fingers count for nothing`() {
    #expect(pointer(.motion(x: 1, y: 1, state: 0, mouse: UInt32.max)) == nil)
  }

  @Test(
    arguments: [
      (0, 1, false), (-1, 0, false), (0, 0.25, true), (1.5, 0, true), (0, -8 / 120, true),
      (0.0703125, 0, true),
    ] as [(Float, Float, Bool)])
  mutating func `wheel values arrive as delivered, and a fraction says so`(
    x: Float, y: Float, isSmooth: Bool
  ) {
    let wheel = WheelEvent(
      at: CGPoint(x: 30, y: 40), deltaX: CGFloat(x), deltaY: CGFloat(y), isSmooth: isSmooth, modifiers: .shift
    )
    let meaning = translator.translate(.wheel(x: x, y: y, mouseX: 30, mouseY: 40), modifiers: .shift)
    #expect(meaning == .input(.wheel(wheel)))
  }

  @Test(arguments: [1, 8, 10, 15, 24, 30, 40, 60, 120])
  mutating func `equal 120ths of a notch add up to one notch in single precision`(parts: Int) {
    var counter = WheelNotchCounter()
    var turned = 0
    for _ in 0..<(3 * 120 / parts) {
      let event = SDL_Event.wheel(x: 0, y: -Float(parts) / 120, mouseX: 30, mouseY: 40)
      guard case .input(.wheel(let wheel)) = translator.translate(event, modifiers: []) else { continue }
      turned += counter.add(wheel.deltaY)
      #expect(wheel.isSmooth == (parts < 120))
    }
    #expect(turned == -3 && counter.rest == 0)
  }

  @Test mutating func `keys have names, and Shift gives punctuation its other character`() {
    #expect(key(SDLK_LEFT) == KeyEvent("left"))
    #expect(key(SDLK_PAGEDOWN) == KeyEvent("pageDown"))
    #expect(key(SDLK_t) == KeyEvent("t"))
    #expect(key(SDLK_SLASH, held: KMOD_LSHIFT) == KeyEvent("?", modifiers: .shift))
    #expect(key(SDLK_q, held: KMOD_RCTRL) == KeyEvent("q", modifiers: .control))
    #expect(key(SDLK_SPACE, repeats: 1) == KeyEvent("space", isRepeat: true))
    #expect(key(SDLK_LSHIFT) == nil)
    #expect(key(SDLK_F5) == nil)
  }

  @Test(
    arguments: [
      (SDL_WINDOWEVENT_SIZE_CHANGED, .geometryChanged), (SDL_WINDOWEVENT_DISPLAY_CHANGED, .geometryChanged),
      (SDL_WINDOWEVENT_EXPOSED, .exposed), (SDL_WINDOWEVENT_CLOSE, .closed),
      (SDL_WINDOWEVENT_MOVED, .nothing),
      (SDL_WINDOWEVENT_MINIMIZED, .input(.window(.visible(false)))),
      (SDL_WINDOWEVENT_RESTORED, .input(.window(.visible(true)))),
      (SDL_WINDOWEVENT_FOCUS_LOST, .input(.window(.focused(false)))),
      (SDL_WINDOWEVENT_LEAVE, .input(.window(.pointerInside(false)))),
    ] as [(SDL_WindowEventID, SDLEventTranslator.Translation)])
  mutating func `what happens to the window is told by its own words`(
    id: SDL_WindowEventID, meaning: SDLEventTranslator.Translation
  ) {
    #expect(translator.translate(.window(id), modifiers: []) == meaning)
  }

  @Test mutating func `lost textures and the end are told`() {
    #expect(translator.translate(.plain(SDL_RENDER_DEVICE_RESET), modifiers: []) == .texturesLost)
    #expect(translator.translate(.plain(SDL_RENDER_TARGETS_RESET), modifiers: []) == .texturesLost)
    #expect(translator.translate(.plain(SDL_QUIT), modifiers: []) == .closed)
    #expect(translator.translate(.plain(SDL_CLIPBOARDUPDATE), modifiers: []) == .nothing)
  }

  private mutating func pointer(_ event: SDL_Event) -> PointerEvent? {
    guard case .input(.pointer(let pointer)) = translator.translate(event, modifiers: []) else { return nil }
    return pointer
  }

  private mutating func finger(_ event: SDL_Event) -> BesideEvent? {
    guard case .input(.finger(let number, let event)) = translator.translate(event, modifiers: []) else {
      return nil
    }
    return BesideEvent(finger: number, event: event)
  }

  private func beside(_ phase: PointerEvent.Phase, _ finger: Int, _ x: CGFloat, _ y: CGFloat) -> BesideEvent {
    BesideEvent(finger: finger, event: PointerEvent(phase, at: CGPoint(x: x, y: y), device: .touch))
  }

  /// An event of a finger beside the stroke.
  private struct BesideEvent: Equatable {
    var finger: Int
    var event: PointerEvent
  }

  private mutating func key(
    _ code: SDL_KeyCode, held: SDL_Keymod = KMOD_NONE, repeats: UInt8 = 0
  ) -> KeyEvent? {
    let event = SDL_Event.key(code, held: held, repeats: repeats)
    guard case .input(.key(let key)) = translator.translate(event, modifiers: []) else { return nil }
    return key
  }

  private func stroke(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, device: PointerEvent.Device = .mouse,
    buttons: UInt32 = 0
  ) -> PointerEvent {
    PointerEvent(phase, at: CGPoint(x: x, y: y), device: device, buttons: buttons)
  }
}
