import ResourceCatalog

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

  /// The template of the strokes' page, embedded in the program.
  package static var strokes: ReportTemplate {
    let parts = ResourceCatalog.embeddedStrokes
    return ReportTemplate(page: parts.page, style: parts.style, script: "")
  }

  /// The template of a film's page, embedded in the program.
  package static var film: ReportTemplate {
    let parts = ResourceCatalog.embeddedFilm
    return ReportTemplate(page: parts.page, style: parts.style, script: parts.script)
  }
}
