import Documents
import Foundation
import Replays
import ScreenInterface

/// The comparison of one scenario in one variant with its goldens.
struct GoldenSession {
  let store: GoldenStore
  let scenario: GoldenScenario
  private let place: String

  init(_ store: GoldenStore, of scenario: GoldenScenario, in variant: GoldenVariant) {
    self.store = store
    self.scenario = scenario
    place = "\(scenario.name)/\(variant.path)/"
  }

  func path(_ kind: GoldenKind, _ moment: String?) -> String { place + kind.fileName(of: moment) }

  func check(_ text: String, kind: GoldenKind, moment: String) throws(DocumentError) -> GoldenResult {
    let path = path(kind, moment)
    var result = GoldenResult(path, kind: kind, moment: moment, .passed)
    if let expected = try read(path),
      let difference = TextDifference(text, from: String(decoding: expected, as: UTF8.self))
    {
      result.outcome = .differs(.text(difference))
    }
    return try settle(result) { Data(text.utf8) }
  }

  /// Compares a picture; one with real fonts only if these are the fonts of its reference.
  func check(_ still: GoldenStill, kind: GoldenKind, moment: String) throws(DocumentError) -> [GoldenResult] {
    guard let coding = store.coding else { return [] }
    var results: [GoldenResult] = []
    if let fonts = still.fonts {
      if store.mode != .all, let recorded = try read(path(.fonts, moment)),
        let difference = TextDifference(fonts.text, from: String(decoding: recorded, as: UTF8.self))
      {
        let reason = "it was drawn with other fonts than are installed here, \(difference)"
        return [GoldenResult(path(kind, moment), kind: kind, moment: moment, .notCompared(reason))]
      }
      results.append(try check(fonts.text, kind: .fonts, moment: moment))
    }
    let path = path(kind, moment)
    var result = GoldenResult(path, kind: kind, moment: moment, .passed)
    if let (picture, reference) = try reference(at: path, like: still.bitmap, coding) {
      guard let reference else {
        result.outcome = .differs(.pixels(BitmapDifference(still.bitmap, fromExtentOf: picture)))
        result.pictures.reference = picture
        return results + [try settle(result, of: still.bitmap, coding)]
      }
      let expected = reference.covered(by: still.boxes)
      let comparison = PictureComparison(still.bitmap, from: expected, within: scenario.tolerance)
      result.tolerances = comparison.tolerances(of: scenario.tolerance)
      if !comparison.passes, let difference = comparison.difference {
        result.outcome = .differs(.pixels(difference))
        result.pictures.difference = try ReportPicture(
          HeatMap.bitmap(of: still.bitmap, from: expected), coding: coding)
        result.pictures.reference = try ReportPicture(expected, coding: coding)
        result.pictures.worstTile = difference.worstTile
      }
    }
    return results + [try settle(result, of: still.bitmap, coding)]
  }

  private func settle(
    _ result: GoldenResult, of actual: Bitmap, _ coding: any BitmapCoding
  ) throws(DocumentError) -> GoldenResult {
    var result = try settle(result) { () throws(DocumentError) in
      try ReportPicture(actual, coding: coding).png
    }
    if result.outcome != .passed { result.pictures.actual = try ReportPicture(actual, coding: coding) }
    return result
  }

  /// Returns the references of this variant that nothing was compared with.
  func checkLeftovers(besides results: [GoldenResult]) throws(DocumentError) -> [GoldenResult] {
    var found: [GoldenResult] = []
    for var result in try references(besides: results, .deleted) {
      if store.mode == .all || store.mode == .failed {
        try store.keeper.remove(result.path)
        result.outcome = .takenAway
      } else if store.report != nil {
        result.actual = GoldenActual(
          result.path, scenario: scenario.name, hash: nil,
          reference: try read(result.path).map { GoldenActual.hash(of: $0, at: result.path) })
      }
      found.append(result)
    }
    return found
  }

  /// Returns the references of this variant that a run did not reach.
  func unreached(
    besides results: [GoldenResult], because reason: String
  ) throws(DocumentError) -> [GoldenResult] {
    try references(besides: results, .notCompared(reason)).map { result in
      var result = result
      result.moment = result.kind.moment(ofFileName: String(result.path.dropFirst(place.count)))
      return result
    }
  }

  private func references(
    besides results: [GoldenResult], _ outcome: GoldenResult.Outcome
  ) throws(DocumentError) -> [GoldenResult] {
    let known = Set(results.flatMap { [$0.path, path(.fonts, $0.moment)] })
    var found: [GoldenResult] = []
    for name in try store.keeper.names(in: place) where !known.contains(place + name) {
      guard let kind = GoldenKind(fileName: name) else { continue }
      found.append(GoldenResult(place + name, kind: kind, outcome))
    }
    return found
  }

  /// Finishes a comparison: writes the reference if the mode allows it, else saves the new version for review.
  func settle(
    _ result: GoldenResult, encoding: () throws(DocumentError) -> Data
  ) throws(DocumentError) -> GoldenResult {
    var result = result
    let isAbsent = try store.keeper.contains(result.path) == false
    if isAbsent { result.outcome = .missing }
    let isWritten =
      store.mode == .all || result.isFailure && store.mode == .failed || isAbsent && store.mode == .missing
    if isWritten {
      try store.keeper.write(encoding(), to: result.path)
      result.outcome = .written
    } else if result.isFailure, let report = store.report {
      let data = try encoding()
      let actual = GoldenActual(
        result.path, scenario: scenario.name, hash: GoldenActual.hash(of: data, at: result.path),
        reference: try read(result.path).map { GoldenActual.hash(of: $0, at: result.path) })
      try GoldenFolder.write(data, to: actual.file, in: report)
      result.actual = actual
    }
    return result
  }

  /// Saves the motion of a failed run in the report, for inspection but not for approval.
  func leave(_ text: String, besides path: String) throws(DocumentError) {
    guard let report = store.report else { return }
    let actual = GoldenActual(path, scenario: scenario.name, hash: nil, reference: nil)
    try GoldenFolder.write(Data(text.utf8), to: actual.file, in: report)
  }

  private func read(_ path: String) throws(DocumentError) -> Data? { try store.keeper.data(at: path) }

  /// Returns the reference of a picture, and its pixels if the sizes are equal; `nil` when there is none.
  private func reference(
    at path: String, like actual: Bitmap, _ coding: any BitmapCoding
  ) throws(DocumentError) -> (picture: ReportPicture, bitmap: Bitmap?)? {
    guard store.mode != .all, let data = try read(path) else { return nil }
    let file = try store.keeper.file(of: path)
    guard let picture = ReportPicture(png: data) else {
      throw .unreadable(file: file.relativePath, reason: "it is no PNG file")
    }
    guard picture.width == actual.width, picture.height == actual.height else { return (picture, nil) }
    return (picture, try picture.bitmap(of: file, coding: coding))
  }
}

nonisolated extension PictureComparison {
  /// Returns every limit with its source and the measured value; an unset limit is the default.
  func tolerances(of tolerance: PictureTolerance) -> [ReportTolerance] {
    let defaults: [PictureTolerance.Limit: Double] = [.precision: 1, .perceptualPrecision: 1]
    return PictureTolerance.Limit.allCases.compactMap { limit in
      let setting = tolerance.settings[limit]
      guard let value = setting?.value ?? defaults[limit] else { return nil }
      return ReportTolerance(
        limit.rawValue, allowed: value, origin: setting?.origin ?? "default", measured: measured(limit),
        isLoose: defaults[limit].map { value < $0 } ?? (value > 0))
    }
  }
}
