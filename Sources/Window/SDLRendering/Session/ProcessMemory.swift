import CMalloc

/// The memory of the whole process, as the C library hands it out.
package nonisolated enum ProcessMemory {
  /// The least size of a block that is fetched from the system and given back to it alone, in bytes.
  private static let largeBlock: Int32 = 1 << 18

  /// Lets large blocks, as decoded pictures are, go back to the system as soon as they are freed.
  ///
  /// Without this the first that is freed raises the size that counts as large: pictures then lie between small blocks,
  /// and keep their memory. A program decides it for itself, once.
  package static func returnLargeBlocks() { _ = mallopt(M_MMAP_THRESHOLD, largeBlock) }

  /// The largest block that can be kept, which the C library limits, and the memory that is kept free at most, in bytes.
  private static let (keptBlock, keptRoom): (Int32, Int32) = (1 << 25, 1 << 28)

  /// Lets freed blocks stay with the process, for a run that makes one whole picture after another and then ends.
  ///
  /// The system clears each page that it hands out again: of a comparison that was up to a third of the time.
  package static func keepFreedBlocks() {
    _ = mallopt(M_MMAP_THRESHOLD, keptBlock)
    _ = mallopt(M_TRIM_THRESHOLD, keptRoom)
  }
}
