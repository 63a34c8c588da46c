package import Foundation
package import LayoutGeometry

/// A device to try a scene on: its size in points and its safe area.
package nonisolated struct DeviceModel: Sendable, Hashable {
  /// The name on the command line.
  package var name: String
  /// The size in portrait, in points.
  package var size: CGSize
  /// The safe area in portrait, in points.
  package var safeArea: EdgeInsets

  /// The devices that the key `D` cycles through.
  package static let all = [
    DeviceModel(
      name: "small", size: CGSize(width: 375, height: 812), safeArea: EdgeInsets(top: 44, bottom: 34)),
    DeviceModel(
      name: "regular", size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, bottom: 34)),
    DeviceModel(
      name: "large", size: CGSize(width: 430, height: 932), safeArea: EdgeInsets(top: 59, bottom: 34)),
    DeviceModel(
      name: "tablet", size: CGSize(width: 834, height: 1194), safeArea: EdgeInsets(top: 24, bottom: 20)),
  ]

  /// Returns the device with this name; `nil` when there is none.
  package static func named(_ name: String) -> DeviceModel? { all.first { $0.name == name } }

  /// Returns the size in portrait in a window of `scale` pixels a point, in points.
  package func size(scale: CGFloat) -> CGSize { size.alignedToPixels(scale: scale) }

  /// Returns true when `size` is exactly this device's size, in portrait or landscape.
  package func matches(_ size: CGSize) -> Bool { size == self.size || size == turned.size }

  /// The device in landscape.
  package var turned: DeviceModel {
    DeviceModel(
      name: name, size: CGSize(width: size.height, height: size.width),
      safeArea: EdgeInsets(left: safeArea.top, bottom: safeArea.bottom, right: safeArea.top))
  }
}
