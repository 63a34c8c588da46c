import Foundation

@testable import VisualQA

extension GoldenActuals {
  /// Approves these results as `orihon approve` does.
  func approve(in report: URL, to goldens: URL) throws(VisualQAError) {
    var approval = try approval(in: report, to: goldens)
    try approval.commit()
    approval.close()
  }
}
