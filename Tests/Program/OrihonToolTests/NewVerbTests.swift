import Foundation
import TestSupport
import Testing

/// Tests of `orihon new`.
struct NewVerbTests {
  @Test func `a new folder can be checked, shown and compared at once, without an argument`() throws {
    let place = try Scratch()
    let made = try Program().run(["new", "book"], in: place.folder)
    #expect(made.status == 0, "\(made.complaint)")
    #expect(
      try place.names(in: "book") == [
        ".gitattributes", ".gitignore", "feed.yml", "orihon.schema.json", "pictures", "scenarios.yml",
        "script.yml",
      ])
    let folder = place.file("book")
    let checked = try Program().run(["check"], in: folder)
    #expect(checked.status == 0 && checked.complaint.isEmpty, "\(checked.complaint)")
    #expect(
      checked.output
        == "feed.yml: a feed of 5 sections and 22 cards\nscenarios.yml: 1 scenario\nscript.yml: a script of 11 steps\n"
    )
    let window = Program(environment: ["SDL_VIDEODRIVER": "dummy", "DISPLAY": "", "WAYLAND_DISPLAY": ""])
    let shown = try window.run(["demo", "--size", "320x480", "--seconds", "0.1"], in: folder)
    #expect(shown.status == 0, "\(shown.complaint)")
    let unset = Program(environment: ["CI": ""])
    let recorded = try unset.run(["compare"], in: folder)
    #expect(recorded.status == 3, "\(recorded.output)\(recorded.complaint)")
    let compared = try unset.run(["compare"], in: folder)
    #expect(compared.status == 0, "\(compared.output)\(compared.complaint)")
    #expect(compared.output.hasSuffix("of 8 goldens passed\n"), "\(compared.output)")
  }

  @Test(
    arguments: [
      "320x480", "320x568", "360x640", "430x932", "640x480", "700x480", "800x1000", "1024x768", "1440x900",
      "2560x1440",
    ])
  func `the script of a new folder plays to its end in a window of any size, mirrored too`(size: String)
    throws
  {
    let place = try Scratch()
    #expect(try Program().run(["new", "shop"], in: place.folder).status == 0)
    for (out, more) in [("out", []), ("mirrored", ["--rtl"])] {
      let words = ["replay", "script.yml", "--headless", "--size", size, "--out", out]
      let played = try Program().run(words + more, in: place.file("shop"))
      #expect(played.status == 0, "\(size) \(out): \(played.complaint)")
    }
  }

  @Test func `what the documentation plays in a new folder plays to its end`() throws {
    let page = Checkout.root().appendingPathComponent(
      "Sources/Studio/TuningPanel/TuningPanel.docc/TunedFeed.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("orihon replay script.yml ") }
    #expect(!lines.isEmpty)
    for line in lines {
      let place = try Scratch()
      #expect(try Program().run(["new", "shop"], in: place.folder).status == 0)
      let words = line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
      let played = try Program().run(words, in: place.file("shop"))
      #expect(played.status == 0, "\(line): \(played.complaint)")
    }
  }

  @Test func `a folder's scenarios are its own whatever its feed is called`() throws {
    let place = try Scratch()
    #expect(try Program().run(["new", "book"], in: place.folder).status == 0)
    let folder = place.file("book")
    try FileManager.default.moveItem(at: place.file("book/feed.yml"), to: place.file("book/shop.yml"))
    let scenarios = try String(contentsOf: place.file("book/scenarios.yml"), encoding: .utf8)
    try place.write(
      scenarios.replacingOccurrences(of: "feed.yml", with: "shop.yml"), as: "book/scenarios.yml")
    let recorded = try Program(environment: ["CI": ""]).run(["compare"], in: folder)
    #expect(recorded.status == 3, "\(recorded.output)\(recorded.complaint)")
    let mistaken = try Program().run(["compare", "shop.yml"], in: folder)
    #expect(
      mistaken.complaint
        == "orihon: there is no scenario called 'shop.yml'; the scenarios are strokes; --scenarios names a file of them\n"
    )
    let unfit = try Program().run(["compare", "x*"], in: folder)
    #expect(unfit.status == 2)
    #expect(unfit.complaint == "orihon: no scenario fits 'x*'; the scenarios are strokes\n")
  }

  @Test func `an empty folder is filled, and one with anything in it is refused as it is`() throws {
    let place = try Scratch()
    try FileManager.default.createDirectory(at: place.file("empty"), withIntermediateDirectories: true)
    #expect(try Program().run(["new", "empty"], in: place.folder).status == 0)
    let again = try Program().run(["new", "empty"], in: place.folder)
    #expect(again.status == 2 && again.output.isEmpty)
    #expect(
      again.complaint
        == "orihon: empty cannot be written: it holds feed.yml; a folder that is new or empty is needed\n")
    try place.write("kept", as: "file")
    let file = try Program().run(["new", "file"], in: place.folder)
    #expect(file.status == 2)
    #expect(file.complaint == "orihon: file cannot be written: something else of this name is there\n")
  }

  @Test(arguments: ["a b", "..", "日本", "a\nb", ""])
  func `a name that a package cannot have is refused in one line`(name: String) throws {
    let place = try Scratch()
    let ending = try Program().run(["new", "--", name], in: place.folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.complaint.filter { $0 == "\n" }.count == 1, "\(ending.complaint)")
    #expect(try place.names() == [])
  }

  @Test func `a package takes Orihon from the place that is named`() throws {
    let place = try Scratch()
    let root = Checkout.root().path
    #expect(try Program().run(["new", "own", "--swift", "--orihon", root], in: place.folder).status == 0)
    let manifest = try String(contentsOf: place.file("own/Package.swift"), encoding: .utf8)
    #expect(
      manifest.contains(".package(name: \"Orihon\", path: \"\(root)\")") && !manifest.contains("__NAME__"))
    let url = "https://example.org/house/orihon.git"
    #expect(try Program().run(["new", "far", "--swift", "--orihon", url], in: place.folder).status == 0)
    let other = try String(contentsOf: place.file("far/Package.swift"), encoding: .utf8)
    #expect(
      other.contains(".package(url: \"\(url)\", branch: \"main\")") && other.contains("package: \"orihon\""))
    let none = try Program().run(["new", "none", "--swift", "--orihon", "nowhere"], in: place.folder)
    #expect(none.status == 2 && none.complaint.contains("there is no Package.swift"), "\(none.complaint)")
    let files = try Program().run(["new", "none", "--orihon", root], in: place.folder)
    #expect(files.status == 2 && files.complaint.contains("--orihon is for --swift"), "\(files.complaint)")
  }

  @Test func `a package begins with a screen of UIKit code where that is asked for`() throws {
    let place = try Scratch()
    let words = ["new", "book-shop", "--swift", "--uikit", "--orihon", Checkout.root().path]
    let made = try Program().run(words, in: place.folder)
    #expect(made.status == 0, "\(made.complaint)")
    let folder = "book-shop/Sources/BookShopProgram"
    #expect(try place.names(in: folder) == ["BooksScreen.swift", "main.swift"])
    let main = try String(contentsOf: place.file("\(folder)/main.swift"), encoding: .utf8)
    #expect(main.contains("Scene(\"book-shop\") { BooksScreen() }"))
    let ported = try Program().run(["port", "\(folder)/BooksScreen.swift"], in: place.folder)
    #expect(ported.status == 0 && ported.output.isEmpty && ported.complaint == "nothing to change\n")
    let files = try Program().run(["new", "none", "--uikit"], in: place.folder)
    #expect(files.status == 2 && files.complaint.contains("--uikit is for --swift"), "\(files.complaint)")
  }

  @Test(arguments: [[], ["--swift", "--orihon", Checkout.root().path]])
  func `a new folder keeps out of git what is built and reported`(options: [String]) throws {
    let place = try Scratch()
    let made = try Program().run(["new", "own"] + options, in: place.folder)
    #expect(made.output.contains("own/.gitignore\n"), "\(made.output)")
    let lines = try String(contentsOf: place.file("own/.gitignore"), encoding: .utf8).split(separator: "\n")
    #expect(lines.contains("/report/") && lines.contains("/baselines/"))
    #expect(lines.contains(".build/") == options.contains("--swift"))
  }

  @Test(arguments: [[], ["--swift", "--orihon", Checkout.root().path]])
  func `a new folder keeps the line ends of what is compared`(options: [String]) throws {
    let place = try Scratch()
    #expect(try Program().run(["new", "own"] + options, in: place.folder).status == 0)
    let text = try String(contentsOf: place.file("own/.gitattributes"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    let goldens = options.isEmpty ? "/goldens/** text eol=lf" : "/Goldens/** text eol=lf"
    #expect(lines.contains { $0 == goldens } && lines.contains("*.jsonl text eol=lf"), "\(text)")
    #expect(lines.contains("__Frames__/** text eol=lf") == options.contains("--swift"))
    // Of two lines that fit, git takes the later one.
    #expect(lines.last == "*.jpg binary" && lines.contains("*.png binary"))
  }

  private nonisolated static let names: [(name: String, stem: String)] = [
    ("book", "Book"), ("book-shop", "BookShop"), ("3d_shelf", "N3dShelf"), ("class", "Class"),
    ("Swift", "Swift"),
    ("_x-", "X"), ("shelf", "Shelf"),
  ]

  @Test(arguments: names)
  func `a package, its program, its targets, its scene and its scenario are called after the folder`(
    name: String, stem: String
  ) throws {
    let place = try Scratch()
    let words = ["new", "--swift", "--orihon", Checkout.root().path, "--", name]
    let made = try Program().run(words, in: place.folder)
    #expect(made.status == 0, "\(made.complaint)")
    #expect(
      made.output.split(separator: "\n").filter { $0.hasSuffix(".swift") || $0.hasSuffix(".yml") } == [
        "\(name)/Package.swift", "\(name)/Scenarios/\(name).yml", "\(name)/Scripts/flick.yml",
        "\(name)/Sources/\(stem)Program/main.swift", "\(name)/Sources/\(stem)Screens/ShelfScreen.swift",
        "\(name)/Sources/\(stem)Screens/ShelfViews.swift", "\(name)/Tests/\(stem)Tests/\(stem)Tests.swift",
      ])
    func text(_ file: String) throws -> String {
      try String(contentsOf: place.file("\(name)/\(file)"), encoding: .utf8)
    }
    let manifest = try text("Package.swift")
    #expect(manifest.contains(".executable(name: \"\(name)\", targets: [\"\(stem)Program\"])"))
    #expect(manifest.contains(".target(name: \"\(stem)Screens\"") && !manifest.contains("__P"))
    #expect(try text("Sources/\(stem)Program/main.swift").contains("import \(stem)Screens"))
    #expect(try text("Sources/\(stem)Program/main.swift").contains("Scene(\"\(name)\")"))
    #expect(try text("Scenarios/\(name).yml").contains("name: \(name)-flick, scene: \(name),"))
  }

  @Test(arguments: ["-", "__", "orihon", "Orihon"])
  func `a name of which no module can be made is refused`(name: String) throws {
    let place = try Scratch()
    let words = ["new", "--swift", "--orihon", Checkout.root().path, "--", name]
    let refused = try Program().run(words, in: place.folder)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.complaint.hasPrefix("orihon: '\(name)' cannot be made; "), "\(refused.complaint)")
    #expect(try place.names() == [])
  }

  @Test func `the package of the template is the example, under other names`() throws {
    let root = Checkout.root()
    let names = [
      "__LIBRARY__": "Shelves", "__PROGRAM__": "shelf", "__TESTS__": "ShelfTests", "__NAME__": "shelf",
    ]
    func named(_ text: String) -> String { names.reduce(text) { $0.replacing($1.key, with: $1.value) } }
    let files = [
      "Sources/__LIBRARY__/ShelfScreen.swift", "Sources/__LIBRARY__/ShelfViews.swift",
      "Sources/__PROGRAM__/main.swift", "Tests/__TESTS__/__TESTS__.swift", "Scripts/flick.yml",
      "Scenarios/__NAME__.yml",
    ]
    for file in files {
      let template = root.appendingPathComponent("Resources/Templates/Package/\(file).txt")
      let example = root.appendingPathComponent("Examples/Shelf/\(named(file))")
      #expect(
        try named(String(contentsOf: template, encoding: .utf8))
          == String(contentsOf: example, encoding: .utf8),
        "\(file)")
    }
  }
}
