/// A linear least-squares fit of a few columns to given values.
nonisolated struct LinearFit {
  /// The coefficient of each column.
  let coefficients: [Double]
  /// The values minus the fitted columns.
  let residuals: [Double]

  /// Fits `values` by `columns` of the same length; `nil` when columns are linearly dependent, or a number is
  /// not finite.
  ///
  /// The columns are orthogonalized one after the other (modified Gram–Schmidt), which loses half as many
  /// digits as the normal equations.
  init?(_ values: [Double], by columns: [[Double]]) {
    let count = columns.count
    var basis = columns
    var triangle = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    var rest = values
    var projections = [Double](repeating: 0, count: count)
    for column in 0..<count {
      let before = Self.length(basis[column])
      for earlier in 0..<column {
        let share = Self.product(basis[earlier], basis[column])
        triangle[earlier][column] = share
        Self.subtract(share, basis[earlier], from: &basis[column])
      }
      let length = Self.length(basis[column])
      guard length.isFinite, length > 1e-9 * before, length > 0 else { return nil }
      triangle[column][column] = length
      for row in basis[column].indices { basis[column][row] /= length }
      projections[column] = Self.product(basis[column], rest)
      Self.subtract(projections[column], basis[column], from: &rest)
    }
    var solution = projections
    for row in (0..<count).reversed() {
      for later in (row + 1)..<max(row + 1, count) { solution[row] -= triangle[row][later] * solution[later] }
      solution[row] /= triangle[row][row]
    }
    guard solution.allSatisfy(\.isFinite), rest.allSatisfy(\.isFinite) else { return nil }
    (coefficients, residuals) = (solution, rest)
  }

  private static func product(_ first: [Double], _ second: [Double]) -> Double {
    var sum = 0.0
    for index in first.indices { sum += first[index] * second[index] }
    return sum
  }

  private static func length(_ column: [Double]) -> Double { product(column, column).squareRoot() }

  private static func subtract(_ share: Double, _ other: [Double], from column: inout [Double]) {
    for index in column.indices { column[index] -= share * other[index] }
  }
}
