import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// An example to copy: a description and a size go in, frames come out.
struct ExampleOfLayoutTests {
  @Test func `a list of three rows is as high as its rows`() {
    let section = Solving.section(width: .fractionalWidth(1), height: .absolute(44))
    let solved = Solving.solve(section, items: 3, in: CGSize(width: 390, height: 844))
    #expect(isClose(solved.frame.height, 132))
  }
}
