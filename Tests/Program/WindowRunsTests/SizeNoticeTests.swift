import Foundation
import Testing

@testable import WindowRuns

/// Tests of the message about a window that the desktop made larger or smaller.
struct SizeNoticeTests {
  private static let asked = CGSize(width: 430, height: 932)
  private static let given = CGSize(width: 1200, height: 1000)

  /// Returns the messages of frames with these sizes at these times.
  private func messages(_ frames: [(size: CGSize, time: TimeInterval)]) -> [String?] {
    var notice = SizeNotice(asked: Self.asked)
    return frames.map { notice.message(of: $0.size, at: $0.time) }
  }

  @Test func `another size at the start is told once`() throws {
    let told = messages([(Self.asked, 0.01), (Self.given, 0.1), (Self.given, 0.2), (Self.asked, 0.3)])
    #expect(told.map { $0 == nil } == [true, false, true, true])
    let message = try #require(told.compactMap(\.self).first)
    #expect(
      message.hasPrefix("the desktop gave the window 1200x1000 points instead of 430x932"), "\(message)")
  }

  @Test func `a later change is the user's`() {
    #expect(messages([(Self.asked, 0.5), (Self.given, 1.5), (Self.given, 0.9)]) == [nil, nil, nil])
  }
}
