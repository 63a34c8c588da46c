import CSDL2
import Foundation
import Glibc
import Synchronization

/// The end of the X server while a window is open, after which the program cannot go on.
///
/// Xlib notices it in the middle of whatever it was asked for, on any of the program's connections, and lets nobody
/// return from there; drivers that are let go on wait for ever. So the program does one last thing, says in a sentence
/// what happened, and ends with `exitCode` on the spot.
@MainActor
public final class DisplayLoss {
  /// How the program ends: as where there is no display in the first place.
  public nonisolated static let exitCode: Int32 = 4

  /// How the program asks to be ended here, told from every other end.
  private nonisolated static let mark: Int32 = 86

  private let lastAct: () -> Void
  private var isAwaited = true

  /// Waits for the end of the server, with what is still to be done then, such as writing what is not to be lost.
  ///
  /// `lastAct` must not touch the window any more. Of several that wait the latest acts, and the others do not.
  public init(lastAct: @escaping () -> Void = {}) {
    self.lastAct = lastAct
    // It lives as long as the process: the system has no way to forget whom it calls at the end.
    on_exit(Self.atExit, Unmanaged.passRetained(self).toOpaque())
  }

  /// Waits no longer: what was to be done has been done.
  public func cancel() { isAwaited = false }

  /// Has Xlib end the program here, also while SDL looks for a display, and nowhere else; where there is no Xlib there is
  /// nothing to wait for.
  static func watch() {
    guard let library = SDL_LoadObject("libX11.so.6") else { return }
    if let setter = SDL_LoadFunction(library, "XSetIOErrorHandler") {
      _ = unsafeBitCast(setter, to: SetHandler.self)(atLoss)
    }
    if let setter = SDL_LoadFunction(library, "XSetErrorHandler") {
      _ = unsafeBitCast(setter, to: SetErrorHandler.self)(atError)
    }
  }

  // A request that the server refuses, such as an event for a window that has closed meanwhile, is no reason to end: by
  // itself Xlib ends the program with 1.
  private nonisolated static let atError: ErrorHandler = { _, _ in 0 }

  // Both may be called on any thread. What is to be kept belongs to the main thread, so that another one which notices
  // first gives it time to notice as well; and of two only one ends the program. That one may come here again, where a
  // driver asks the display for something at the end.
  private nonisolated static let endingThread = Atomic<UInt>(0)
  private nonisolated static let patience = (times: 100, pause: Int32(10))
  private nonisolated static let atLoss: Handler = { _ in
    if !Thread.isMainThread {
      for _ in 0..<patience.times where endingThread.load(ordering: .acquiring) == 0 {
        poll(nil, 0, patience.pause)
      }
    }
    let thread = pthread_self()
    let (_, first) = endingThread.compareExchange(
      expected: 0, desired: thread, ordering: .acquiringAndReleasing)
    guard first == 0 || first == thread else { while true { pause() } }
    exit(mark)
  }
  private nonisolated static let atExit: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = {
    end($0, $1)
  }

  private typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias ErrorHandler =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias SetErrorHandler = @convention(c) (ErrorHandler) -> UnsafeMutableRawPointer?
  private typealias SetHandler = @convention(c) (Handler) -> UnsafeMutableRawPointer?

  private nonisolated static func end(_ status: Int32, _ loss: UnsafeMutableRawPointer?) {
    guard status == mark, let loss else { return }
    let address = UInt(bitPattern: loss)
    // What is to be kept belongs to the main thread; one of the driver's may be the first to notice.
    if Thread.isMainThread { MainActor.assumeIsolated { at(address)?.act() } }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    let sentence = "\(program): the display has gone: the X server ended, and the window with it\n"
    try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
    _exit(exitCode)
  }

  private static func at(_ address: UInt) -> DisplayLoss? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged<DisplayLoss>.fromOpaque($0).takeUnretainedValue() }
  }

  private func act() {
    guard isAwaited else { return }
    isAwaited = false
    lastAct()
  }
}
