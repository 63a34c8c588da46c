import Foundation

/// An identifier of this program's build and processor, on which the last bits of recorded numbers depend.
package enum BuildIdentity {
  /// A short text that is equal only for the same program on the same processor.
  package static var text: String {
    let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
    let file = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    let size = (file[.size] as? Int) ?? 0
    let date = (file[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return ContentHash(of: "\(size) \(date) \(processor)").description
  }

  private static var processor: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.first { $0.hasPrefix("model name") }.map(String.init) ?? ""
  }
}
