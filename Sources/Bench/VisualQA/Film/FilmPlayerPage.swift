/// The HTML page of a film: one file that plays in a browser and asks nobody for anything.
package nonisolated struct FilmPlayerPage {
  private let template: ReportTemplate
  private let document: FilmDocument
  private let program: String

  /// Creates the page of a film that `program`, a version, has made.
  package init(_ template: ReportTemplate, of document: FilmDocument, program: String) {
    self.template = template
    self.document = document
    self.program = program
  }

  /// Ends the film and returns the HTML of the whole file.
  package mutating func finish() -> String {
    var document = document
    return template.filled(with: [
      "policy": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      "kind": "film", "cases": "film", "slip": "折本", "title": Markup.escaped(document.title),
      "program": Markup.escaped(program), "command": ReportCard.command(document.command),
      "film": document.finish(),
    ])
  }
}
