import CSDL2
import ScreenInterface
import Testing

@testable import SDLRendering

struct HeldModifiersTests {
  private var modifiers = HeldModifiers()
  private let notch = SDL_Event.wheel(x: 0, y: -1, mouseX: 10, mouseY: 10)

  @Test mutating func `a wheel between the press and the release of Shift has it, though both have arrived`()
  {
    let press = SDL_Event.key(SDLK_LSHIFT, held: KMOD_LSHIFT, repeats: 0)
    let release = SDL_Event.key(SDLK_LSHIFT, held: KMOD_NONE, repeats: 0)
    #expect(modifiers.update(at: notch, current: [], hasKeysBehind: true) == [])
    #expect(modifiers.update(at: press, current: [], hasKeysBehind: true) == .shift)
    #expect(modifiers.update(at: notch, current: [], hasKeysBehind: true) == .shift)
    #expect(modifiers.update(at: release, current: [], hasKeysBehind: false) == [])
    #expect(modifiers.update(at: notch, current: [], hasKeysBehind: false) == [])
  }

  @Test mutating func `without keys behind it, an event has what SDL says, told by a key or not`() {
    #expect(modifiers.update(at: notch, current: .shift, hasKeysBehind: false) == .shift)
    #expect(modifiers.update(at: notch, current: .control, hasKeysBehind: true) == .shift)
    #expect(modifiers.update(at: notch, current: .control, hasKeysBehind: false) == .control)
  }
}
