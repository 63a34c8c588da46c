package import Foundation

/// The processor time and memory that this process has used so far.
package nonisolated struct ProcessCost {
  /// User and system time, in seconds.
  package let processorTime: TimeInterval
  /// The largest resident memory so far, in bytes.
  package let residentMemory: Int

  /// Reads the values from the kernel.
  package init() {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    func seconds(_ time: timeval) -> TimeInterval { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    processorTime = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    residentMemory = usage.ru_maxrss * 1024
  }
}
