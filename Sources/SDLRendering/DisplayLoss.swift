import CSDL2
import Foundation
import Glibc

/// The end of the X server while a window is open, after which the program cannot go on.
///
/// Xlib notices it in the middle of whatever it was asked for, on any of the program's connections, and lets nobody
/// return from there: it would end the program with 1, and drivers that are let go on wait for ever. So the program
/// says in one sentence what happened and ends with `exitCode` on the spot.
@MainActor
public enum DisplayLoss {
  /// How the program ends: as where there is no display in the first place.
  public nonisolated static let exitCode: Int32 = 4

  /// What is still to be done before the program ends, such as writing what is not to be lost; default nothing.
  ///
  /// It must not touch the window any more.
  public static var lastAct: (() -> Void)?

  /// Waits for the end of the X server; elsewhere than under X there is nothing to wait for.
  static func watch() {
    guard SDLSession.driver == "x11",
      let library = SDL_LoadObject("libX11.so.6"), let setter = SDL_LoadFunction(library, "XSetIOErrorHandler")
    else { return }
    _ = unsafeBitCast(setter, to: SetHandler.self)(handler)
  }

  private typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler) -> UnsafeMutableRawPointer?

  private nonisolated static let handler: Handler = { _ in
    // A thread of the driver's may be the first to notice; what is to be kept belongs to the main one.
    if Thread.isMainThread {
      MainActor.assumeIsolated {
        let act = lastAct
        lastAct = nil
        act?()
      }
    }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    let sentence = "\(program): the display has gone: the X server ended, and the window with it\n"
    try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
    _exit(exitCode)
  }
}
