import Documents
import Testing

struct DocumentFaultsTests {
  @Test func `faults end the reading together, in the order of the file`() {
    let faults = DocumentFaults(file: "a.yml")
    faults.report("second", at: DocumentPosition(line: 2, column: 1))
    faults.report("first", at: DocumentPosition(line: 1, column: 9))
    faults.warn("odd", at: .start)
    #expect(throws: DocumentError.self) { try faults.finish() }
    do throws(DocumentError) {
      _ = try faults.finish()
    } catch {
      #expect(error.description == "a.yml:1:9: first\na.yml:2:1: second")
    }
  }

  @Test func `warnings do not end the reading`() throws {
    let faults = DocumentFaults(file: "a.yml")
    faults.warn("odd", at: DocumentPosition(line: 3, column: 2))
    #expect(try faults.finish().map(\.description) == ["a.yml:3:2: odd"])
  }

  @Test func `beyond the limit faults are counted and not listed`() {
    let faults = DocumentFaults(file: "a.yml", limits: DocumentLimits(listedFaults: 2))
    for line in 1...5 { faults.report("wrong", at: DocumentPosition(line: line, column: 1)) }
    do throws(DocumentError) {
      _ = try faults.finish()
    } catch {
      #expect(error.description == "a.yml:1:1: wrong\na.yml:2:1: wrong\na.yml:2:1: and 3 more like these")
    }
  }
}
