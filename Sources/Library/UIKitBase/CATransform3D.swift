public import Foundation
public import LayoutGeometry

/// A matrix of four rows and columns that transforms points in space; a row vector is multiplied from the left.
///
/// UIKit counterpart: `CATransform3D`. A plane is painted as it is seen from in front, with its perspective.
public nonisolated struct CATransform3D: Sendable, Hashable {
  /// The numbers of the first row.
  public var m11, m12, m13, m14: CGFloat
  /// The numbers of the second row.
  public var m21, m22, m23, m24: CGFloat
  /// The numbers of the third row; `m34` is the perspective, −1 divided by the distance of the eye.
  public var m31, m32, m33, m34: CGFloat
  /// The numbers of the fourth row, the translation.
  public var m41, m42, m43, m44: CGFloat

  /// Creates the identity.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// Creates a matrix from its rows of four numbers each.
  init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  /// Creates a matrix from its sixteen numbers, row by row.
  package init(numbers: [CGFloat]) {
    self.init(rows: stride(from: 0, to: 16, by: 4).map { Array(numbers[$0..<($0 + 4)]) })
  }

  /// The numbers, row by row.
  package var numbers: [CGFloat] { rows.flatMap { $0 } }

  /// The rows of four numbers each.
  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// What the transform does to the points of a plane, seen from in front.
  package var projection: CGAffineTransform {
    let depth = m44 == 0 ? 1 : m44
    var flat = CGAffineTransform(
      a: m11 / depth, b: m12 / depth, c: m21 / depth, d: m22 / depth, tx: m41 / depth, ty: m42 / depth)
    (flat.perspectiveX, flat.perspectiveY) = (m14 / depth, m24 / depth)
    return flat
  }

  /// Creates the transform of a plane that has this projection.
  package init(projection: CGAffineTransform) {
    self.init()
    (m11, m12, m14) = (projection.a, projection.b, projection.perspectiveX)
    (m21, m22, m24) = (projection.c, projection.d, projection.perspectiveY)
    (m41, m42) = (projection.tx, projection.ty)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes nothing.
public nonisolated let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns true for the transform that changes nothing.
public nonisolated func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns true when two transforms are the same.
public nonisolated func CATransform3DEqualToTransform(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
  left == right
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a translation.
public nonisolated func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (x, y, z)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a scale.
public nonisolated func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (x, y, z)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rotation by an angle in radians about an axis; an axis of no length does not rotate.
public nonisolated func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = sqrt(x * x + y * y + z * z)
  guard length > 0, angle.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let rest = 1 - c
  return CATransform3D(rows: [
    [c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0],
    [x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0],
    [x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0],
    [0, 0, 0, 1],
  ])
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that does the first, then the second.
public nonisolated func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D
{
  let (left, right) = (first.rows, second.rows)
  return CATransform3D(
    rows: left.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } }
    })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform after a translation.
public nonisolated func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), transform) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform after a scale.
public nonisolated func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(x, y, z), transform) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform after a rotation by an angle in radians about an axis.
public nonisolated func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a flat transform as one in space.
public nonisolated func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m12, made.m21, made.m22) = (transform.a, transform.b, transform.c, transform.d)
  (made.m41, made.m42) = (transform.tx, transform.ty)
  return made
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the flat part of a transform.
public nonisolated func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns true when a transform stays in the plane.
public nonisolated func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform)) == transform
}
