import CSDL2

/// Events as SDL would deliver them.
extension SDL_Event {
  static func plain(_ type: SDL_EventType) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    return event
  }

  static func motion(x: Int32, y: Int32, state: UInt32, mouse: UInt32 = 0) -> SDL_Event {
    var event = plain(SDL_MOUSEMOTION)
    event.motion.which = mouse
    (event.motion.x, event.motion.y, event.motion.state) = (x, y, state)
    return event
  }

  static func press(button: UInt8, x: Int32, y: Int32) -> SDL_Event {
    click(SDL_MOUSEBUTTONDOWN, state: UInt8(SDL_PRESSED), button: button, x: x, y: y)
  }

  static func release(button: UInt8, x: Int32, y: Int32) -> SDL_Event {
    click(SDL_MOUSEBUTTONUP, state: UInt8(SDL_RELEASED), button: button, x: x, y: y)
  }

  static func finger(_ type: SDL_EventType, id: SDL_FingerID, x: Float, y: Float) -> SDL_Event {
    var event = plain(type)
    (event.tfinger.fingerId, event.tfinger.x, event.tfinger.y) = (id, x, y)
    return event
  }

  static func wheel(x: Float, y: Float, mouseX: Int32, mouseY: Int32) -> SDL_Event {
    var event = plain(SDL_MOUSEWHEEL)
    (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
    (event.wheel.mouseX, event.wheel.mouseY) = (mouseX, mouseY)
    return event
  }

  static func key(_ code: SDL_KeyCode, held: SDL_Keymod, repeats: UInt8) -> SDL_Event {
    var event = plain(SDL_KEYDOWN)
    event.key.state = UInt8(SDL_PRESSED)
    event.key.`repeat` = repeats
    event.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
    event.key.keysym.mod = UInt16(held.rawValue)
    return event
  }

  static func window(_ id: SDL_WindowEventID) -> SDL_Event {
    var event = plain(SDL_WINDOWEVENT)
    event.window.event = UInt8(id.rawValue)
    return event
  }

  private static func click(
    _ type: SDL_EventType, state: UInt8, button: UInt8, x: Int32, y: Int32
  ) -> SDL_Event {
    var event = plain(type)
    event.button.state = state
    (event.button.button, event.button.x, event.button.y) = (button, x, y)
    return event
  }
}
