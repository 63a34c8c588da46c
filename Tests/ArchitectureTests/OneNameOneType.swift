/// The rule that a name means one type in the whole house.
///
/// A type inside another is told apart by the name around it, `Scene.Content`, unless it has the very name of a type
/// that stands in a file of another target.
enum OneNameOneType {
  /// The nested types whose names are UIKit's: `UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate`.
  static let namesOfUIKit: Set = [
    "CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate", "UIFont.TextStyle",
    "NSLayoutConstraint.Axis", "View.AutoresizingMask", "CollectionViewUpdateItem.Action",
  ]

  /// A type, and the file and the target that it stands in.
  private struct Place {
    let type: TypeDeclaration
    let file: SourceFile
    let target: String
  }

  static func violations(in files: [SourceFile]) -> [Violation] {
    let places = files.flatMap { file -> [Place] in
      guard let target = file.target else { return [] }
      return TypeDeclarations.all(in: file).filter { !$0.isPrivate }.map {
        Place(type: $0, file: file, target: target)
      }
    }
    let outermost = Dictionary(grouping: places.filter { !$0.type.isNested }, by: \.type.name)
    let twice = Dictionary(grouping: places, by: \.type.name).values.filter { $0.count > 1 }.flatMap(\.self)
    let doubles = twice.map { place in
      place.file.violation(at: place.type.line, "\(place.type.name) is declared twice; one name, one type")
    }
    let shadows = places.filter { place in
      place.type.isNested && !place.type.isAlias && !namesOfUIKit.contains(place.type.name)
        && outermost[place.type.ownName]?.contains { $0.target != place.target } == true
    }.map { place in
      place.file.violation(
        at: place.type.line, "\(place.type.name) has the name of a type of another target; find it another")
    }
    return (doubles + shadows).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}
