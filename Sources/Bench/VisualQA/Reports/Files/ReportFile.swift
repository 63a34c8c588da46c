/// The names of the files in a report's folder.
public nonisolated enum ReportFile {
  /// The page.
  public static let page = "index.html"
  /// The report as JSON.
  public static let json = "report.json"
  /// The report as JUnit XML.
  public static let junit = "junit.xml"
  /// The folder of the pictures.
  public static let pictures = "pictures"
}
