import CSDL2
import Testing

@testable import SDLRendering

/// Tests of requests that the X server refuses to a program that goes on living.
struct RefusedRequestTests {
  private typealias Opening = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Request = @convention(c) (OpaquePointer, UInt) -> Int32
  private typealias Closing = @convention(c) (OpaquePointer) -> Int32

  private func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    let library = try #require(SDL_LoadObject("libX11.so.6"))
    return unsafeBitCast(try #require(SDL_LoadFunction(library, name)), to: type)
  }

  @Test func `a request for a window that there is not does not end the program`() async throws {
    let display = try await VirtualDisplay()
    defer { display.stop() }
    display.adopt()
    let session = try SDLSession()
    let connection = try #require(try function("XOpenDisplay", as: Opening.self)(display.name))
    _ = try function("XDestroyWindow", as: Request.self)(connection, 0x7F_FFFF)
    _ = try function("XSync", as: Request.self)(connection, 0)
    _ = try function("XCloseDisplay", as: Closing.self)(connection)
    withExtendedLifetime(session) {}
  }
}
