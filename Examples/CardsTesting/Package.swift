// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "CardsTesting",
  dependencies: [.package(name: "Orihon", path: "../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "Orihon", package: "Orihon")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "OrihonTesting", package: "Orihon")],
      exclude: ["__Frames__"]),
  ]
)
