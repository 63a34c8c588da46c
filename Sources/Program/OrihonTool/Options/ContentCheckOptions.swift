import ArgumentParser
import CollectionViews
import Documents
import Foundation
import SceneRuns
import Stage

/// Options for the surroundings of `orihon check --shown`, of which every combination is checked.
struct ContentCheckOptions: ParsableArguments {
  @Option(
    name: [.customLong("scale"), .customLong("scales")],
    help: ArgumentHelp("Pixels a point; default 1.", valueName: "s[,s...]"),
    transform: ContentCheckOptions.scales)
  var scales: MatrixParser.Rates?

  @Option(
    name: [.customLong("text-scale"), .customLong("text-scales")],
    help: ArgumentHelp("The sizes of text, 0.8 to 3; default 1.", valueName: "scale[,scale...]"),
    transform: MatrixParser.textScales)
  var textScales: MatrixParser.Rates?

  @Option(
    help: ArgumentHelp("The directions; default ltr.", valueName: "ltr[,rtl]"),
    transform: MatrixParser.directions)
  var directions: MatrixParser.Directions?

  @Flag(help: "Right to left alone.")
  var rtl = false

  @Flag(help: "With every text longer, accented and in brackets.")
  var pseudo = false

  func validate() throws {
    if rtl, directions != nil {
      throw CommandError.contradiction(
        "--rtl and --directions exclude each other: --directions rtl says it too")
    }
  }

  /// The names of the options that are given.
  var given: [String] {
    [
      ("scales", scales != nil), ("text-scales", textScales != nil), ("directions", directions != nil),
      ("rtl", rtl), ("pseudo", pseudo),
    ].filter(\.1).map(\.0)
  }

  @Sendable private static func scales(_ text: String) throws -> MatrixParser.Rates {
    MatrixParser.Rates(values: try ArgumentReading.numbers(in: 0.5...4, "pixels a point")(text))
  }

  /// Returns every combination at these sizes, each with its description.
  ///
  /// - Throws: `CommandError` when there are too many.
  @MainActor
  func surroundings(sizes: [Matrix.WindowSize]) throws(CommandError) -> [(
    words: String, place: SceneEnvironment
  )] {
    let directions = rtl ? [.rightToLeft] : self.directions?.values ?? [.leftToRight]
    let (scales, textScales) = (scales?.values ?? [1], textScales?.values ?? [1])
    let count = [sizes.count, scales.count, textScales.count, directions.count].reduce(1.0) {
      $0 * Double($1)
    }
    guard count <= Double(Self.most) else {
      throw .contradiction(
        "at most \(Self.most) surroundings are looked at; these are \(NumberText.text(count, decimals: 0))")
    }
    var all: [(words: String, place: SceneEnvironment)] = []
    for size in sizes {
      for scale in scales {
        for textScale in textScales {
          for direction in directions {
            var place = SceneEnvironment(size: size.size, scale: CGFloat(scale), safeArea: size.safeArea)
            place.traits.layoutDirection = direction
            place.keepsDirection = self.directions != nil
            place.traits.textScale = CGFloat(textScale)
            place.traits.pseudolocalizes = pseudo
            let words =
              [size.text] + (scale == 1 ? [] : ["scale \(NumberText.points(scale))"])
              + (textScale == 1 ? [] : ["text ×\(NumberText.points(textScale))"])
              + (direction == .leftToRight ? [] : ["rtl"])
            all.append((words.joined(separator: ", "), place))
          }
        }
      }
    }
    return all
  }

  /// The most surroundings of one run.
  private static let most = 256
}
