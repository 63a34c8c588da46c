import CSDL2
import Foundation
import Testing

@testable import SDLRendering

/// Tests that events are taken during the wait for a frame, and not only with that frame.
struct EventReaderTests {
  /// The time of a frame that is farther away than any load of the machine lasts, in seconds.
  private static let farAway: TimeInterval = 900

  @Test func `an event ends the waiting for a frame that is far away`() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    let type = SDL_RegisterEvents(1)
    Thread {
      var event = SDL_Event()
      event.type = type
      SDL_PushEvent(&event)
    }.start()
    let clock = SDLClock()
    while let event = EventReader(on: nil).next(until: Self.farAway, clock: clock) {
      if event.type == type { return }
    }
    Issue.record("the frame was due and no event had come")
  }

  @Test func `on a connection that keeps silent a wake ends the waiting as well, and the time does`() throws {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    let silence = Pipe()
    let waiting = EventReader(on: silence.fileHandleForReading.fileDescriptor)
    let waker = MainLoopWaker(eventType: SDL_RegisterEvents(1))
    Thread { waker.wake() }.start()
    let clock = SDLClock()
    var hasCome = false
    while !hasCome, let event = waiting.next(until: Self.farAway, clock: clock) {
      hasCome = event.type == waker.eventType
    }
    #expect(hasCome)
    let due = clock.now + 0.02
    while waiting.next(until: due, clock: clock) != nil {}
    #expect(clock.now >= due)
  }

  @Test func `an event that has come since the last look is taken at once, not with the next frame`() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    let waiting = EventReader(on: nil)
    while waiting.poll() != nil {}
    let types = (0..<3).map { _ in SDL_RegisterEvents(1) }
    for type in types {
      var event = SDL_Event()
      event.type = type
      SDL_PushEvent(&event)
      #expect(waiting.poll()?.type == type)
    }
    #expect(waiting.poll() == nil)
  }

  @Test func `without an event the waiting ends no later than the frame is due`() {
    #expect(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0)
    defer { SDL_QuitSubSystem(SDL_INIT_EVENTS) }
    let clock = SDLClock()
    let due = clock.now + 0.05
    while clock.now < due, EventReader(on: nil).next(until: due, clock: clock) == nil {}
    #expect(EventReader(on: nil).next(until: due, clock: clock) == nil)
  }
}
