import CX11
import Foundation
import Glibc
import Synchronization

/// The handler of a lost X server connection, after which the program cannot continue.
///
/// Xlib detects the loss in the middle of any call, on any of the program's connections, and does not let the
/// call return; drivers that continue wait for ever. So the program performs one last action, prints a
/// sentence that says what happened, and exits with `exitCode` immediately.
@MainActor
public final class DisplayLossHandler {
  /// The program's exit code, the same as when there is no display in the first place.
  public nonisolated static let exitCode: Int32 = 4

  /// The internal exit status that marks a lost display, to distinguish it from every other exit of the program.
  private nonisolated static let mark: Int32 = 86

  private let lastAct: () -> Void
  private var isAwaited = true

  /// Registers `lastAct`, such as saving a recording, to run when the X server connection is lost.
  ///
  /// `lastAct` must not touch the window any more. Of several registered objects only the newest runs its action.
  public init(lastAct: @escaping () -> Void = {}) {
    self.lastAct = lastAct
    // The object lives as long as the process: an exit handler cannot be removed.
    on_exit(Self.atExit, Unmanaged.passRetained(self).toOpaque())
  }

  /// Unregisters the last action.
  public func cancel() { isAwaited = false }

  /// Makes Xlib end the program in `atLoss`, also while SDL opens a display.
  static func watch() {
    XSetIOErrorHandler(atLoss)
    // A request that the server rejects, such as an event for a window that has closed meanwhile, is no
    // reason to exit; by default Xlib would end the program with exit code 1.
    XSetErrorHandler { _, _ in 0 }
  }

  // Both may be called on any thread. The last action runs on the main thread. Another thread that detects
  // the loss first gives the main thread time to detect it as well. Only one thread ends the program; it may
  // come here again when a driver sends a request to the display at exit.
  private nonisolated static let endingThread = Atomic<UInt>(0)
  private nonisolated static let patience = (times: 100, pause: Int32(10))
  private nonisolated static let atLoss: XIOErrorHandler = { _ in
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

  private nonisolated static func end(_ status: Int32, _ loss: UnsafeMutableRawPointer?) {
    guard status == mark, let loss else { return }
    let address = UInt(bitPattern: loss)
    // The last action runs on the main thread; one of the driver's threads may detect the loss first.
    if Thread.isMainThread { MainActor.assumeIsolated { at(address)?.act() } }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    let sentence = "\(program): the display has gone: the X server ended, and the window with it\n"
    try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
    _exit(exitCode)
  }

  private static func at(_ address: UInt) -> DisplayLossHandler? {
    UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<DisplayLossHandler>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func act() {
    guard isAwaited else { return }
    isAwaited = false
    lastAct()
  }
}
