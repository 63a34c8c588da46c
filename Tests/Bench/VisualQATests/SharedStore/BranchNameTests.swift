import Foundation
import TestSupport
import Testing

@testable import VisualQA

/// Tests of the names of branches, and of the one that is the default.
struct BranchNameTests {
  @Test(arguments: [
    ("main", "main"), ("feature/x", "feature%2Fx"), (".hidden", "%2Ehidden"), ("..", "%2E."),
    ("折本", "%E6%8A%98%E6%9C%AC"), ("a b", "a%20b"), ("50%", "50%25"),
  ])
  func `a branch has a folder of one plain name, and is read from it again`(name: String, folder: String)
    throws
  {
    let branch = try #require(BranchName(name))
    #expect(branch.folderName == folder)
    #expect(BranchName(folderName: folder) == branch)
  }

  @Test(arguments: ["", "a\nb", "a\u{1B}[2J", String(repeating: "x", count: 81), "\u{202E}b"])
  func `other texts are no names`(name: String) { #expect(BranchName(name) == nil) }

  @Test(arguments: ["feature/x", "a b", "%6Dain", "%2e", ""])
  func `a folder that a branch would not be given is none`(name: String) {
    #expect(BranchName(folderName: name) == nil)
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func `the branch of a checkout is found from a folder inside it, and in another worktree`() throws {
    try TemporaryFolder.use { folder in
      let inner = folder.appendingPathComponent("checkout/a/b")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try write("ref: refs/heads/feature/x\n", to: folder.appendingPathComponent("checkout/.git/HEAD"))
      #expect(GitCheckout.branch(in: inner)?.description == "feature/x")
      try write(
        "ref: refs/heads/other\n", to: folder.appendingPathComponent("checkout/.git/worktrees/tree/HEAD"))
      try write("gitdir: ../checkout/.git/worktrees/tree\n", to: folder.appendingPathComponent("tree/.git"))
      #expect(GitCheckout.branch(in: folder.appendingPathComponent("tree"))?.description == "other")
    }
  }

  @Test(arguments: ["b0b3a1\n", "", "ref: refs/tags/v1\n", "ref: refs/heads/\n"])
  func `where no branch is checked out there is none`(head: String) throws {
    try TemporaryFolder.use { folder in
      try write(head, to: folder.appendingPathComponent(".git/HEAD"))
      #expect(GitCheckout.branch(in: folder) == nil)
    }
  }
}
