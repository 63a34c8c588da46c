import Foundation

/// The program at the other end of standard input and output, which performs the actions of the page.
actor ReviewActionPipe {
  private var waiting: [Int: CheckedContinuation<String?, Never>] = [:]
  private var lastID = 0
  private var hasEnded = false

  /// Writes an action as a line, and returns the answer; `nil` once the other program has gone.
  func perform(_ action: String, on names: String) async -> String? {
    if hasEnded { return nil }
    lastID += 1
    let id = lastID
    return await withCheckedContinuation { continuation in
      waiting[id] = continuation
      Output.write("\(id) \(action) \(names)")
    }
  }

  /// Hands the lines of standard input to those who wait for them, until it ends.
  nonisolated func readAnswers() async {
    let lines = AsyncStream<String> { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
    for await line in lines { await answer(line) }
    await end()
  }

  private func answer(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let id = Int(parts[0]) else { return }
    waiting.removeValue(forKey: id)?.resume(returning: String(parts[1]))
  }

  private func end() {
    hasEnded = true
    for continuation in waiting.values { continuation.resume(returning: nil) }
    waiting = [:]
  }
}
