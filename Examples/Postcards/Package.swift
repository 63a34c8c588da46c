// swift-tools-version: 6.2

import PackageDescription

/// The repository of Orihon with a tag for each version: `ORIHON_REPOSITORY`, or the checkout that holds this example.
let repository = Context.environment["ORIHON_REPOSITORY"] ?? "\(Context.packageDirectory)/../.."

let package = Package(
  name: "Postcards",
  dependencies: [.package(url: repository, from: "0.9.0")],
  targets: [
    .executableTarget(
      name: "postcards", dependencies: [.product(name: "OrihonWindow", package: "orihon")], path: ".",
      sources: ["main.swift"])
  ]
)
