import CMalloc

/// The settings of the C library's memory allocator for the whole process.
package nonisolated enum ProcessMemory {
  /// The least size of a block that is mapped from the system and unmapped separately, in bytes.
  private static let largeBlock: Int32 = 1 << 18

  /// Returns large blocks, such as decoded pictures, to the system as soon as they are freed.
  ///
  /// By default the first freed block raises the threshold of a large block: pictures then lie between small
  /// blocks, and their memory is never returned. A program sets it once.
  package static func returnLargeBlocks() { _ = mallopt(M_MMAP_THRESHOLD, largeBlock) }

  /// The largest block that can be kept (the C library's limit), and the most free memory that is kept, in bytes.
  private static let (keptBlock, keptRoom): (Int32, Int32) = (1 << 25, 1 << 28)

  /// Keeps freed blocks in the process, for a run that makes one whole picture after another and then ends.
  ///
  /// The system clears each page that it maps again, which took up to a third of the time of a comparison.
  package static func keepFreedBlocks() {
    _ = mallopt(M_MMAP_THRESHOLD, keptBlock)
    _ = mallopt(M_TRIM_THRESHOLD, keptRoom)
  }
}
