import Testing

@testable import VisualQA

struct ReportTemplateTests {
  @Test func `what is filled in is never read as a place`() {
    let template = ReportTemplate(page: "<{{a}}|{{style}}|{{b}}|{{script}}>", style: "s {{b}}", script: "j")
    #expect(template.filled(with: ["a": "{{b}}", "b": "}}"]) == "<{{b}}|s {{b}}|}}|j>")
  }
}
