import Foundation
import Glibc
import Synchronization

/// What the program still does when it crashes: it adds a last line to a file, and writes a sentence to standard error.
///
/// A signal handler may call almost nothing, so both are prepared before, in memory of their own. Then the signal does
/// what it did before, such as end the program with a core dump.
public nonisolated enum CrashHandler {
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]
  // Both are read in a signal handler, which cannot wait for a lock. Each text has its length in an atomic.
  private nonisolated(unsafe) static let path = PreparedText()
  private nonisolated(unsafe) static let line = PreparedText()
  private nonisolated(unsafe) static let sentence = PreparedText()
  private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  private static let isInstalled = Atomic<Bool>(false)

  /// Prepares the sentence, and the file that the last line goes to; `nil` for no file.
  public static func prepare(_ text: String, file: String?) {
    line.set("")
    path.set(file ?? "")
    sentence.set(text)
    if !isInstalled.exchange(true, ordering: .acquiringAndReleasing) { install() }
  }

  /// Prepares the last line of the file, while something is done that it is about; empty for none.
  public static func prepare(line text: String) { line.set(text) }

  private static func install() {
    // A crash by an overflowing stack needs another one.
    var stack = stack_t()
    let size = 64 << 10
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = atCrash
      action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK))
      sigaction(number, &action, former + Int(number))
    }
  }

  private static let atCrash: @convention(c) (Int32) -> Void = { number in
    for other in signals { sigaction(other, former + Int(other), nil) }
    if line.count > 0, path.count > 0 {
      let file = open(path.bytes, O_WRONLY | O_APPEND)
      if file >= 0 {
        line.write(to: file)
        close(file)
      }
    }
    sentence.write(to: STDERR_FILENO)
    raise(number)
  }
}

/// A text in memory that is never freed, ending with a zero byte; a longer one is left out.
private nonisolated struct PreparedText: ~Copyable {
  private static let capacity = 16 << 10
  let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
  private let length = Atomic<Int>(0)

  var count: Int { length.load(ordering: .acquiring) }

  func set(_ text: String) {
    length.store(0, ordering: .releasing)
    let size = text.utf8.count
    guard size > 0, size < Self.capacity else { return }
    for (offset, byte) in text.utf8.enumerated() { bytes[offset] = CChar(bitPattern: byte) }
    bytes[size] = 0
    length.store(size, ordering: .releasing)
  }

  func write(to file: Int32) { _ = Glibc.write(file, bytes, count) }
}
