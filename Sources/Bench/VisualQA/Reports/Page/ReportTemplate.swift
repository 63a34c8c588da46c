import ResourceCatalog

/// The template of a report's page: HTML with placeholders such as `{{cards}}`, its style and its script.
public nonisolated struct ReportTemplate: Sendable, Hashable {
  /// The HTML with its placeholders.
  public var page: String
  /// The style sheet, for `{{style}}`.
  public var style: String
  /// The script, for `{{script}}`.
  public var script: String

  /// Creates a template.
  public init(page: String, style: String, script: String) {
    self.page = page
    self.style = style
    self.script = script
  }

  /// Returns the page with every placeholder filled in one pass, so that inserted text is never taken for a
  /// placeholder.
  package func filled(with values: [String: String]) -> String {
    let values = values.merging(["style": style, "script": script]) { $1 }
    var text = ""
    var rest = page[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      let name = String(rest[open.upperBound..<close.lowerBound])
      guard let value = values[name] else { preconditionFailure("the page has no value for {{\(name)}}") }
      text += rest[..<open.lowerBound]
      text += value
      rest = rest[close.upperBound...]
    }
    return text + rest
  }
}

nonisolated extension ReportTemplate {
  /// The template of the golden report, embedded in the program.
  package static var embedded: ReportTemplate {
    let parts = ResourceCatalog.embeddedReport
    return ReportTemplate(page: parts.page, style: parts.style, script: parts.script)
  }

  /// The template of the lab's page, embedded in the program.
  package static var lab: ReportTemplate {
    let parts = ResourceCatalog.embeddedLab
    return ReportTemplate(page: parts.page, style: parts.style, script: parts.script)
  }

  /// The template of a page of results, such as those of strokes, embedded in the program.
  package static var results: ReportTemplate {
    let parts = ResourceCatalog.embeddedResults
    return ReportTemplate(page: parts.page, style: parts.style, script: "")
  }

  /// The template of a film's page, embedded in the program.
  package static var film: ReportTemplate {
    let parts = ResourceCatalog.embeddedFilm
    return ReportTemplate(page: parts.page, style: parts.style, script: parts.script)
  }
}
