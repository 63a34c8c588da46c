import CollectionViews
import Foundation
import ResourceCatalog
import ScreenInterface

/// A kind of page control, shown by one row of the page-control scene.
enum PageControlKind: String, CaseIterable {
  case plain, scrub, overflow, number, images, timer, vertical

  /// The number of pages in the row.
  var pageCount: Int {
    switch self {
    case .plain, .vertical: 5
    case .scrub: 8
    case .overflow: 30
    case .number: 60
    case .images: 6
    case .timer: 4
    }
  }

  /// The suggested action, in both languages.
  var title: String {
    switch self {
    case .plain: "点を押す · Click a dot"
    case .scrub: "押して滑らせる · Press and slide"
    case .overflow: "引けば端が縮む · Drag the row: its end dots shrink"
    case .number: "引けば数が進む · Drag the row: the number counts"
    case .images: "引けば絵が替わる · Drag the row: the pictures change"
    case .timer: "待てば進む · Wait two seconds, four on the second"
    case .vertical: "縦の点を押す · Click one of the upright dots"
    }
  }

  /// True when the dots are beside the row, false when they are below it.
  var isBeside: Bool { self == .vertical }

  /// Configures a control's appearance and behaviour for this kind.
  func configure(_ control: PageControl) {
    control.numberOfPages = pageCount
    switch self {
    case .plain:
      control.allowsContinuousInteraction = false
      control.backgroundStyle = .minimal
    case .scrub: control.backgroundStyle = .prominent
    case .overflow, .number: break
    case .images:
      control.preferredIndicatorImage = .symbol(.chevron)
      control.preferredCurrentPageIndicatorImage = .symbol(.play)
      control.setIndicatorImage(.symbol(.pause), forPage: 0)
      control.setCurrentPageIndicatorImage(.symbol(.cross), forPage: pageCount - 1)
      if let folder = ResourceCatalog.picturesFolder() {
        let picture = PictureReference(path: folder.appendingPathComponent("season-1.jpg").path)
        control.setIndicatorImage(.picture(picture), forPage: 2)
        control.setCurrentPageIndicatorImage(.picture(picture), forPage: 2)
      }
    case .timer:
      let timer = PageControlTimerProgress(preferredDuration: 2)
      timer.resetsToInitialPageAfterEnd = true
      timer.setDuration(4, forPage: 1)
      timer.resumeTimer()
      control.progress = timer
    case .vertical:
      control.direction = .topToBottom
      // Its dots are over the cards, whose tints are as dark as the dots in the dark theme.
      control.backgroundStyle = .prominent
    }
  }
}
