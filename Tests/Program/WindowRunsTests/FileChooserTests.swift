import Foundation
import TestSupport
import Testing

@testable import WindowRuns

/// Tests of the program that shows the desktop's dialog for files.
struct FileChooserTests {
  private func program(_ name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try Data("#!/bin/sh\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  @Test func `each desktop gets its own dialog, or the one that is there`() throws {
    try TemporaryFolder.use { folder in
      func found(on desktop: String) -> String? {
        FileChooser.Dialog(in: ["PATH": "/nowhere:\(folder.path)", "XDG_CURRENT_DESKTOP": desktop])?
          .executable.lastPathComponent
      }
      #expect(found(on: "GNOME") == nil)
      try program("kdialog", in: folder)
      #expect(found(on: "GNOME") == "kdialog")
      try program("zenity", in: folder)
      #expect(found(on: "GNOME") == "zenity" && found(on: "") == "zenity")
      #expect(found(on: "KDE") == "kdialog")
    }
  }

  @Test(
    arguments: [
      ("/home dir/a b.yml\n", "/home dir/a b.yml"), ("/a\n\n", "/a\n"), ("/a", "/a"), ("\n", nil), ("", nil),
    ] as [(String, String?)])
  func `the path is what was printed, without the end of its line`(output: String, path: String?) {
    #expect(FileChooser.path(in: Data(output.utf8)) == path)
  }
}
