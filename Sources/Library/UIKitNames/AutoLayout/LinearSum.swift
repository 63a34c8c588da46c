import Constraints
import Foundation

/// A sum of variables with coefficients and a number.
nonisolated struct LinearSum {
  var terms: [LinearConstraint.Term]
  var constant: Double

  init(_ terms: [LinearConstraint.Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  init(_ variable: ConstraintSolver.Variable) { self.init([.init(variable)]) }

  static func + (left: LinearSum, right: LinearSum) -> LinearSum {
    LinearSum(left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: LinearSum, right: LinearSum) -> LinearSum { left + right * -1 }

  static func + (left: LinearSum, right: Double) -> LinearSum {
    LinearSum(left.terms, constant: left.constant + right)
  }

  static func - (left: LinearSum, right: Double) -> LinearSum { left + -right }

  static func * (left: LinearSum, right: Double) -> LinearSum {
    LinearSum(
      left.terms.map { .init($0.variable, $0.coefficient * right) }, constant: left.constant * right)
  }
}
