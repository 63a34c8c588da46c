import Foundation
import Testing

@testable import SDLRendering

/// Tests of what follows from the values of a desktop.
struct DesktopPreferencesTests {
  private func scale(_ environment: [String: String], _ resources: String = "") -> CGFloat? {
    DesktopPreferences(environment: environment, resources: resources).scale
  }

  private func appearance(_ answer: String) -> DesktopPreferences {
    DesktopPreferences(environment: [:], answer: answer)
  }

  @Test func `a desktop that says nothing prefers nothing`() {
    #expect(DesktopPreferences(environment: [:]) == DesktopPreferences())
  }

  // MARK: The scale

  @Test(
    arguments: [
      (["GDK_SCALE": "2"], "", 2), (["QT_SCALE_FACTOR": "1.5"], "", 1.5), ([:], "Xft.dpi:\t192\n", 2),
      (["GDK_SCALE": "2", "QT_SCALE_FACTOR": "3"], "Xft.dpi:\t96\n", 2),
      (["GDK_SCALE": "x", "QT_SCALE_FACTOR": "3"], "", 3), (["GDK_SCALE": ""], "Xft.dpi:\t144\n", 1.5),
      (["GDK_SCALE": " 4 "], "", 4), ([:], "Xft.dpi: 384", 4), ([:], "Xft.dpi: 96", 1),
    ] as [([String: String], String, CGFloat)])
  func `the first that holds a scale says it`(
    environment: [String: String], resources: String, expected: CGFloat
  ) {
    #expect(scale(environment, resources) == expected)
  }

  @Test(arguments: [
    "", "0", "-2", "0.5", "5", "1000000", "nan", "inf", "2x", "0x2", "1e0", "2,0", "²", "2.0.0",
    String(repeating: "0", count: 40) + "2",
  ])
  func `a value that is no scale from 1 to 4 is ignored`(text: String) {
    #expect(scale(["GDK_SCALE": text]) == nil)
    #expect(scale(["QT_SCALE_FACTOR": text]) == nil)
    #expect(scale([:], "Xft.dpi:\t\(text)\n") == nil)
  }

  @Test(
    arguments: [(97, 1), (109, 1.25), (120, 1.25), (130, 1.25), (144, 1.5), (168, 1.75)] as [(Int, CGFloat)])
  func `a resolution is the nearest quarter of a scale`(resolution: Int, expected: CGFloat) {
    #expect(scale([:], "Xft.dpi:\t\(resolution)\n") == expected)
  }

  @Test func `of resources only the lines of the resolution count, and the last one holds`() {
    let text = "! Xft.dpi: 384\nXft.dpiX: 384\n*Xft.dpi: 384\nXft.dpi:\t144\nXft.hinting:\t1\nXft.dpi:\t192\n"
    #expect(scale([:], text) == 2)
    #expect(scale([:], String(repeating: "a: b\n", count: 1 << 16) + "Xft.dpi: 192\n") == nil)
  }

  // MARK: Colours and motion

  private nonisolated static let schema = "org.gnome.desktop.interface"

  @Test(
    arguments: [
      ("\(schema) color-scheme 'prefer-dark'\n", true), ("\(schema) color-scheme 'prefer-light'\n", false),
      ("\(schema) color-scheme 'default'\n\(schema) gtk-theme 'Adwaita-dark'\n", true),
      ("\(schema) color-scheme 'prefer-light'\n\(schema) gtk-theme 'Adwaita-dark'\n", false),
      ("\(schema) gtk-theme 'Adwaita'\n", nil), ("\(schema) color-scheme 'blue'\n", nil),
      ("\(schema) icon-theme 'night-dark'\n", nil), ("x \(schema) color-scheme 'prefer-dark'\n", nil),
      ("({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 0>}},)\n", true),
      ("({'org.freedesktop.appearance': {'contrast': <uint32 1>, 'color-scheme': <uint32 2>}},)\n", false),
      (
        "\(schema) color-scheme 'prefer-dark'\n({'org.freedesktop.appearance': {'color-scheme': <uint32 2>}},)\n",
        false
      ),
      (
        "\(schema) gtk-theme 'Yaru-Dark'\n({'org.freedesktop.appearance': {'color-scheme': <uint32 0>}},)\n",
        true
      ),
      ("({'org.freedesktop.appearance': {'color-scheme': <uint32 7>}},)\n", nil),
      ("({'org.freedesktop.appearance': {'color-scheme': <uint32 \n", nil),
    ] as [(String, Bool?)])
  func `the portal says whether colours are dark, and the settings where it has no preference`(
    answer: String, isDark: Bool?
  ) {
    #expect(appearance(answer).isDark == isDark)
  }

  @Test(
    arguments: [
      ("\(schema) enable-animations false\n", true), ("\(schema) enable-animations true\n", false),
      ("\(schema) enable-animations maybe\n", nil),
      ("({'org.freedesktop.appearance': {'reduced-motion': <uint32 1>}},)\n", true),
      ("\(schema) enable-animations true\n({'a': {'reduced-motion': <uint32 1>}},)\n", true),
      ("\(schema) enable-animations false\n({'a': {'reduced-motion': <uint32 0>}},)\n", true),
    ] as [(String, Bool?)])
  func `the portal or the settings say whether motion is reduced`(answer: String, reduces: Bool?) {
    #expect(appearance(answer).reducesMotion == reduces)
  }

  @Test func `a line that was cut off says nothing`() {
    #expect(appearance("\(Self.schema) enable-animations false").reducesMotion == nil)
    #expect(appearance("\(Self.schema) gtk-theme 'Adwaita-dark'").isDark == nil)
  }

  // MARK: Whether the desktop is asked

  @Test(arguments: [("0", false), ("no", false), ("False", false), ("1", true), ("", true), (nil, true)])
  func `a variable keeps the desktop out`(value: String?, isAllowed: Bool) {
    let environment = value.map { ["ORIHON_DESKTOP": $0] } ?? [:]
    #expect(DesktopQuery.isAllowed(in: environment) == isAllowed)
    if !isAllowed { #expect(DesktopQuery(asksSettings: true, environment: environment) == nil) }
  }

  @Test(
    arguments: [
      (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"], true),
      (["DBUS_SESSION_BUS_ADDRESS": "disabled:"], false),
      (["DBUS_SESSION_BUS_ADDRESS": "autolaunch:", "XDG_RUNTIME_DIR": "/run"], false),
      (["XDG_RUNTIME_DIR": "/nowhere/at/all"], false), ([:], false),
    ] as [([String: String], Bool)])
  func `no bus is started to ask on`(environment: [String: String], hasBus: Bool) {
    #expect(DesktopQuery.hasBus(in: environment) == hasBus)
  }

  // MARK: The pipe

  @Test func `what has come is read without a wait for the rest, which comes later`() throws {
    let pipe = Pipe()
    var answer = DesktopAnswerPipe(pipe.fileHandleForReading)
    answer.read(patience: 0)
    #expect(answer.text.isEmpty && !answer.isWhole)
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\n".utf8))
    answer.read(patience: 0)
    #expect(answer.text == "one\n" && !answer.isWhole)
    try pipe.fileHandleForWriting.write(contentsOf: Data("two\n".utf8))
    try pipe.fileHandleForWriting.close()
    answer.read(patience: 10)
    #expect(answer.text == "one\ntwo\n" && answer.isWhole)
  }

  @Test func `an answer without an end is read up to a bound`() throws {
    let zero = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/dev/zero"))
    var answer = DesktopAnswerPipe(zero)
    answer.read(patience: 1)
    #expect(answer.isWhole && answer.text.utf8.count <= 1 << 18)
    try zero.close()
  }
}
