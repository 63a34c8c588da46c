public import Foundation

/// Finds the feeds, scripts, scenarios and pictures that ship with the program.
///
/// They lie beside the executable, in the folder that SwiftPM copies; else in `share/orihon`, as a package installs
/// them; else in the folder named by `ORIHON_RESOURCES`. Without any of these nothing is found but the default feed,
/// which is part of the program.
public enum ResourceCatalog {
  /// The text of `Feeds/default.yml` at the time the program was built.
  public static var embeddedDefaultFeed: String {
    String(decoding: PackageResources.default_yml, as: UTF8.self)
  }

  /// The template of a report at the time the program was built: its HTML, style sheet and script.
  public static var embeddedReport: (page: String, style: String, script: String) {
    (
      page: String(decoding: PackageResources.report_html, as: UTF8.self),
      style: reportStyle
        + String(decoding: PackageResources.film_css, as: UTF8.self),
      script: String(decoding: PackageResources.play_js, as: UTF8.self)
        + String(decoding: PackageResources.frames_js, as: UTF8.self)
        + String(decoding: PackageResources.film_js, as: UTF8.self)
        + String(decoding: PackageResources.report_js, as: UTF8.self)
    )
  }

  /// The style that all pages begin with: the colours and faces, which the site has too, and the forms of a report.
  private static var reportStyle: String {
    String(decoding: PackageResources.palette_css, as: UTF8.self)
      + String(decoding: PackageResources.report_css, as: UTF8.self)
  }

  /// The beginning of the lab's page and of a page of results.
  private static var head: String { String(decoding: PackageResources.head_html, as: UTF8.self) }

  /// The template of the lab's page at the time the program was built.
  public static var embeddedLab: (page: String, style: String, script: String) {
    (
      page: head + String(decoding: PackageResources.lab_html, as: UTF8.self),
      style: reportStyle
        + String(decoding: PackageResources.lab_css, as: UTF8.self),
      script: String(decoding: PackageResources.play_js, as: UTF8.self)
    )
  }

  /// The template of a page of results at the time the program was built, which has no script.
  public static var embeddedResults: (page: String, style: String) {
    (
      page: head + String(decoding: PackageResources.results_html, as: UTF8.self),
      style: reportStyle
        + String(decoding: PackageResources.lab_css, as: UTF8.self)
        + String(decoding: PackageResources.results_css, as: UTF8.self)
    )
  }

  /// The template of a film's page at the time the program was built.
  public static var embeddedFilm: (page: String, style: String, script: String) {
    (
      page: head + String(decoding: PackageResources.film_html, as: UTF8.self),
      style: reportStyle
        + String(decoding: PackageResources.film_css, as: UTF8.self),
      script: String(decoding: PackageResources.frames_js, as: UTF8.self)
        + String(decoding: PackageResources.film_js, as: UTF8.self)
    )
  }

  /// The shipped feeds in the order of their names, `default` first.
  public static func feeds(in place: ResourcePlace = .running) -> [CatalogEntry] {
    let feeds = documents(in: folder("Feeds", in: place))
    return feeds.filter { $0.name == "default" } + feeds.filter { $0.name != "default" }
  }

  /// The file of the feed called `name`; `nil` when none ships under that name.
  public static func url(feed name: String, in place: ResourcePlace = .running) -> URL? {
    feeds(in: place).first { $0.name == name }?.url
  }

  /// The folder of the shipped pictures; `nil` when it is not found.
  public static func picturesFolder(in place: ResourcePlace = .running) -> URL? {
    folder("Images", in: place)
  }

  /// The folder of the template called `name`, which `orihon new` fills a folder from; `nil` when it is not found.
  public static func template(_ name: String, in place: ResourcePlace = .running) -> URL? {
    folder("Templates/\(name)", in: place)
  }

  /// The folder of the shipped gesture scripts; `nil` when it is not found.
  public static func scriptsFolder(in place: ResourcePlace = .running) -> URL? {
    folder("Scripts", in: place)
  }

  /// The folder of the shipped scenario files; `nil` when it is not found.
  public static func scenariosFolder(in place: ResourcePlace = .running) -> URL? {
    folder("Scenarios", in: place)
  }

  /// The folder of the shipped strokes with their labels; `nil` when it is not found.
  public static func strokesFolder(in place: ResourcePlace = .running) -> URL? {
    folder("Strokes", in: place)
  }

  /// The YAML files of a folder in the order of their names; none where there is no such folder.
  public static func documents(in folder: URL?) -> [CatalogEntry] {
    guard let folder,
      let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return
      files
      .filter { $0.pathExtension == "yml" }
      .map { CatalogEntry(name: $0.deletingPathExtension().lastPathComponent, url: $0) }
      .sorted { $0.name < $1.name }
  }

  private static func folder(_ name: String, in place: ResourcePlace) -> URL? {
    place.candidates.lazy.map { $0.appendingPathComponent(name, isDirectory: true) }.first { url in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}

/// A shipped file, with the name by which people ask for it.
public struct CatalogEntry: Sendable, Hashable {
  /// The file's name without its extension.
  public var name: String
  /// The file.
  public var url: URL
}

/// The folders in which a program looks for its resources.
public struct ResourcePlace: Sendable, Hashable {
  /// The folder that holds the executable.
  public var executableFolder: URL
  /// The folder used if there is none beside the executable and none installed; its layout is that of `Resources`.
  public var fallback: URL?

  /// Creates a place.
  public init(executableFolder: URL, fallback: URL? = nil) {
    self.executableFolder = executableFolder
    self.fallback = fallback
  }

  /// The place of the running program: its own folder, links followed, then `share/orihon`, then `ORIHON_RESOURCES`.
  public static var running: ResourcePlace {
    let executable =
      (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "orihon"))
    let fallback = ProcessInfo.processInfo.environment["ORIHON_RESOURCES"]
    return ResourcePlace(
      executableFolder: executable.resolvingSymlinksInPath().deletingLastPathComponent(),
      fallback: fallback.map { URL(fileURLWithPath: $0, isDirectory: true) })
  }

  /// The folders to look in, in this order.
  var candidates: [URL] {
    let beside = executableFolder.appendingPathComponent(
      "Orihon_ResourceCatalog.resources", isDirectory: true)
    let installed = executableFolder.deletingLastPathComponent().appendingPathComponent(
      "share/orihon", isDirectory: true)
    return [beside, installed] + (fallback.map { [$0] } ?? [])
  }
}
