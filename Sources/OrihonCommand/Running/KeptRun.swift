import Foundation
import Glibc
import SDLRendering

/// A run in a window that may break off: what was recorded until then is kept in any case.
enum KeptRun {
  /// Runs `body`, then `finish`, whether the body ended well or not; what it broke off for is thrown on.
  static func run(_ body: () throws -> Void, finish: @escaping () throws -> Void) throws {
    let end = SuddenEnd(finish)
    defer { end.isAwaited = false }
    do {
      try body()
    } catch {
      end.isAwaited = false
      do { try finish() } catch { _ = ProgramStatus.report(error) }
      throw error
    }
    end.isAwaited = false
    try finish()
  }
}

/// The end of the program in the middle of a run, by a library that ends it where the X server has gone, on whichever
/// of its connections that is noticed first.
private final class SuddenEnd {
  var isAwaited = true
  private let finish: () throws -> Void

  init(_ finish: @escaping () throws -> Void) {
    self.finish = finish
    // It lives as long as the process: the system has no way to forget whom it calls at the end.
    on_exit({ _, end in SuddenEnd.takePlace(end) }, Unmanaged.passRetained(self).toOpaque())
  }

  nonisolated private static func takePlace(_ end: UnsafeMutableRawPointer?) {
    guard let end, Thread.isMainThread else { return }
    let address = UInt(bitPattern: end)
    MainActor.assumeIsolated {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
      Unmanaged<SuddenEnd>.fromOpaque(pointer).takeUnretainedValue().keep()
    }
  }

  private func keep() {
    guard isAwaited else { return }
    isAwaited = false
    do { try finish() } catch { _ = ProgramStatus.report(error) }
    _exit(ProgramStatus.report(SDLError.displayLost).rawValue)
  }
}
