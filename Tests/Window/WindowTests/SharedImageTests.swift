import CX11
import Foundation
import LayoutGeometry
import ScreenInterface
import Testing

@testable import SDLRendering

struct SharedImageTests {
  @Test func `what the server tells every program is not taken for its having read the picture`() async throws
  {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    let session = try SDLSession()
    let size = CGSize(width: 40, height: 30)
    let window = try SDLWindow(
      WindowOptions(title: "shared", size: size, renderer: .software), session: session)
    let connection = try #require(DrawingConnection(to: window))
    let image = try #require(SharedImage(on: connection, size: window.pixelBounds))
    // The buttons change places, of which the server tells everybody.
    var buttons = [UInt8](repeating: 0, count: 32)
    let count = XGetPointerMapping(connection.display, &buttons, Int32(buttons.count))
    buttons[..<Int(count)].reverse()
    XSetPointerMapping(connection.display, buttons, count)
    image.show(window.pixelBounds, from: 0)
    XSync(connection.display, 0)
    #expect(XEventsQueued(connection.display, QueuedAlready) == 2)
    image.waitUntilRead()
    #expect(XEventsQueued(connection.display, QueuedAlready) == 0)
  }
}
