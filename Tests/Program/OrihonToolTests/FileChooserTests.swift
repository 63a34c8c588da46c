import Foundation
import Testing

@testable import OrihonTool

/// Tests of the program that shows the desktop's dialog for files.
struct FileChooserTests {
  private func program(_ name: String, in place: Scratch) throws {
    let file = place.folder.appendingPathComponent(name)
    try Data("#!/bin/sh\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  @Test func `each desktop gets its own dialog, or the one that is there`() throws {
    let place = try Scratch()
    func found(on desktop: String) -> String? {
      FileChooser.Dialog(in: ["PATH": "/nowhere:\(place.folder.path)", "XDG_CURRENT_DESKTOP": desktop])?
        .executable.lastPathComponent
    }
    #expect(found(on: "GNOME") == nil)
    try program("kdialog", in: place)
    #expect(found(on: "GNOME") == "kdialog")
    try program("zenity", in: place)
    #expect(found(on: "GNOME") == "zenity" && found(on: "") == "zenity")
    #expect(found(on: "KDE") == "kdialog")
  }

  @Test(
    arguments: [
      ("/home dir/a b.yml\n", "/home dir/a b.yml"), ("/a\n\n", "/a\n"), ("/a", "/a"), ("\n", nil), ("", nil),
    ] as [(String, String?)])
  func `the path is what was printed, without the end of its line`(output: String, path: String?) {
    #expect(FileChooser.path(in: Data(output.utf8)) == path)
  }
}
