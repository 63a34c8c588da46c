import ResourceCatalog
import VisualQA

nonisolated extension ReportTemplate {
  /// The template that is part of the program.
  static var embedded: ReportTemplate {
    let parts = ResourceCatalog.embeddedReport
    return ReportTemplate(page: parts.page, style: parts.style, script: parts.script)
  }
}
