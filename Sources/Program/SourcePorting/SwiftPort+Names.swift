import Documents

/// The rules about imports and attributes, and the methods that nobody calls.
extension SwiftPort {
  private static let absentModules: Set = [
    "AVFoundation", "AVKit", "Combine", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "MapKit",
    "Metal", "Photos", "PhotosUI", "QuartzCore", "SceneKit", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "UserNotifications", "WebKit",
  ]

  mutating func portImports() {
    let isPorted = code.contains { $0.isCode("UIKitNames") }
    let shared = ["Timer", "NSCache"].first { name in code.contains { $0.isCode(name) } }
    let networking = "FoundationNetworking"
    let needsNetworking =
      code.contains { $0.isCode("URLSession") || $0.isCode("URLRequest") }
      && !code.contains { $0.isCode(networking) }
    for index in code.indices.dropLast() where code[index].isCode("import") {
      let name = code[index + 1]
      switch name.text {
      case "UIKit" where !isPorted:
        replace(name.start..<name.end, with: "UIKitNames" + (needsNetworking ? "\nimport \(networking)" : ""))
      case "Foundation" where shared != nil:
        replace(withSpace(range(from: index, through: index + 1)), with: "")
        let other = shared ?? ""
        remark("Foundation has a \(other) of its own; UIKitNames has Foundation's other names", at: name)
      case "CoreGraphics", "QuartzCore":
        replace(withSpace(range(from: index, through: index + 1)), with: "")
      case let module where Self.absentModules.contains(module):
        remark("there is no module \(module) on Linux", at: name)
      default: break
      }
    }
  }

  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "NSCopying", "NSManaged", "UIApplicationMain",
  ]

  mutating func portAttributes() {
    for index in code.indices.dropLast() where code[index].isCode("@") {
      let name = code[index + 1]
      guard Self.attributes.contains(name.text), name.start == code[index].end else { continue }
      var last = index + 1
      if last + 1 < code.count, code[last + 1].isCode("("), code[last + 1].start == name.end,
        let end = closing(last + 1)
      {
        last = end
      }
      replace(withSpace(range(from: index, through: last)), with: "")
      if name.text == "IBOutlet" { portOutlet(after: last) }
      if name.text == "UIApplicationMain" {
        remark("a program begins with its scenes: try OrihonTool.main(scenes:)", at: name)
      }
    }
    for index in code.indices.dropLast() where code[index].isCode("dynamic") && isModifier(index) {
      replace(withSpace(range(from: index, through: index)), with: "")
    }
  }

  private func isModifier(_ index: Int) -> Bool {
    ["var", "func", "let", "private", "public", "override", "open", "internal"].contains(code[index + 1].text)
  }

  /// Makes the view of an outlet, which no nib file makes here: `weak var title: UILabel!` is `var title = UILabel()`.
  private mutating func portOutlet(after index: Int) {
    var place = index + 1
    while place < code.count, !code[place].isCode("var"), place < index + 8 {
      if code[place].isCode("weak") || code[place].isCode("unowned") {
        replace(withSpace(range(from: place, through: place)), with: "")
      }
      place += 1
    }
    guard place + 4 < code.count, code[place].isCode("var"), code[place + 2].isCode(":"),
      code[place + 3].kind == .word, code[place + 4].isCode("!")
    else { return }
    let type = code[place + 3].text
    let arguments =
      type == "UICollectionView" ? "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()" : ""
    replace(
      range(from: place + 2, through: place + 4).lowerBound..<code[place + 4].end,
      with: " = \(type)(\(arguments))")
    remark(
      "\(code[place + 1].text) was connected in a nib file: add it to the view, with its constraints",
      at: code[place + 1])
  }

  /// The methods of UIKit's delegates and data sources that are not called here.
  static let silentMethods: Set = [
    "collectionView(_:canEditItemAt:)", "collectionView(_:canMoveItemAt:)",
    "collectionView(_:moveItemAt:to:)", "collectionView(_:canPerformAction:forItemAt:withSender:)",
    "collectionView(_:performAction:forItemAt:withSender:)", "collectionView(_:shouldShowMenuForItemAt:)",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
    "collectionView(_:shouldSpringLoadItemAt:with:)", "collectionView(_:shouldUpdateFocusIn:)",
    "collectionView(_:didUpdateFocusIn:with:)", "collectionView(_:selectionFollowsFocusForItemAt:)",
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
    "collectionViewDidEndMultipleSelectionInteraction(_:)",
    "collectionView(_:canPerformPrimaryActionForItemAt:)",
    "collectionView(_:performPrimaryActionForItemAt:)",
    "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    "collectionView(_:willPerformPreviewActionForMenuWith:animator:)", "indexTitles(for:)",
    "indexPathForPreferredFocusedView(in:)", "collectionView(_:indexPathForIndexTitle:at:)",
    "collectionView(_:itemsForBeginning:at:)", "collectionView(_:performDropWith:)",
    "scrollViewDidZoom(_:)", "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)",
    "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewShouldScrollToTop(_:)",
    "scrollViewDidScrollToTop(_:)",
    "scrollViewDidChangeAdjustedContentInset(_:)", "motionBegan(_:with:)", "motionEnded(_:with:)",
    "motionCancelled(_:with:)", "prepare(for:sender:)", "didReceiveMemoryWarning()",
    "prepareForInterfaceBuilder()",
  ]

  mutating func tellDelegateMethods() {
    for index in code.indices.dropLast(2) where code[index].isCode("func") && code[index + 2].isCode("(") {
      guard let end = closing(index + 2) else { continue }
      let signature = "\(code[index + 1].text)(\(labels(index + 3, end)))"
      guard Self.silentMethods.contains(signature) else { continue }
      remark("\(signature) is never called here", at: code[index + 1])
    }
  }

  /// Returns the labels of parameters, `_:forItemAt:`; none is an empty text.
  private func labels(_ first: Int, _ end: Int) -> String {
    var (labels, depth, isLabel) = ("", 0, true)
    for token in code[first..<end] {
      if isLabel, depth == 0, token.kind == .word {
        labels += token.text + ":"
        isLabel = false
      }
      depth += token.nesting
      if depth == 0, token.isCode(",") { isLabel = true }
    }
    return labels
  }
}
