import Foundation

@testable import VisualQA

extension GoldenActuals {
  /// Approves them as `orihon approve` does.
  func approve(in report: URL, to goldens: URL) throws(VisualQAError) {
    var approval = try approval(in: report, to: goldens)
    try approval.commit()
    approval.close()
  }
}
