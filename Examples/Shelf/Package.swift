// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shelf",
  dependencies: [.package(name: "Orihon", path: "../..")],
  targets: [
    .target(name: "Shelves", dependencies: [.product(name: "Orihon", package: "Orihon")]),
    .target(name: "Recipes", dependencies: [.product(name: "Orihon", package: "Orihon")]),
    .executableTarget(
      name: "shelf", dependencies: ["Shelves", .product(name: "OrihonTool", package: "Orihon")]),
    .testTarget(
      name: "ShelfTests",
      dependencies: ["Shelves", .product(name: "OrihonTesting", package: "Orihon")],
      exclude: ["__Frames__"]),
  ]
)
