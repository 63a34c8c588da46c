import Foundation
import TestSupport
import Testing

/// Tests of `orihon port`.
struct PortVerbTests {
  @Test func `a file's diff is printed, and the file stays as it is`() throws {
    let place = try Scratch()
    let text = "import UIKit\n\n@objc final class Card: UIView {}\n"
    try place.write(text, as: "Card.swift")
    let ending = try Program().run(["port", "Card.swift"], in: place.folder)
    #expect(ending.status == 0 && ending.complaint.isEmpty, "\(ending.complaint)")
    #expect(
      ending.output == """
        --- Card.swift
        +++ Card.swift
        @@ -1,3 +1,3 @@
        -import UIKit
        +import UIKitNames
         
        -@objc final class Card: UIView {}
        +final class Card: UIView {}

        """)
    #expect(try String(contentsOf: place.file("Card.swift"), encoding: .utf8) == text)
  }

  @Test func `a method that nobody calls is told with its line`() throws {
    let place = try Scratch()
    try place.write("import UIKitNames\nfunc scrollViewDidZoom(_ view: UIScrollView) {}\n", as: "a.swift")
    let ending = try Program().run(["port", "a.swift"], in: place.folder)
    #expect(ending.status == 0 && ending.output.isEmpty)
    #expect(
      ending.complaint
        == "a.swift:2:6: warning: scrollViewDidZoom(_:) is never called here\nnothing to change\n")
  }

  @Test func `what is no Swift file is refused in one line, and nothing is printed`() throws {
    let place = try Scratch()
    try place.write("import UIKit\n", as: "good.swift")
    try Data([0x69, 0xFF, 0xFE]).write(to: place.file("bytes.swift"))
    try Data(repeating: 0x20, count: 1 << 21).write(to: place.file("large.swift"))
    for name in ["absent.swift", ".", "bytes.swift", "large.swift"] {
      let ending = try Program().run(["port", "good.swift", name], in: place.folder)
      #expect(ending.status == 2 && ending.output.isEmpty, "\(name)")
      #expect(ending.complaint.filter { $0 == "\n" }.count == 1, "\(ending.complaint)")
    }
  }
}
