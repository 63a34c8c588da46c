import Carousel
import CollectionViews
import CompositionalLayout
import Foundation
import LayoutGeometry

/// The feed of rows and lines that most pairs show: a collection view with its data source.
final class LabScreen: CollectionViewDataSource {
  /// The element kind of a footer with dots.
  static let dots = "dots"

  /// The feed.
  let view: CollectionView
  /// The sections.
  let sections: [LabSection]
  /// Called with the footer of a section whenever one is shown, and the section's id.
  var prepareDots: @MainActor (LabDots, String) -> Void = { _, _ in }
  /// Called with a cell whenever one is shown.
  var prepareCell: @MainActor (CollectionViewCell, IndexPath) -> Void = { _, _ in }
  /// Called with any other header, footer or overlay whenever one is shown.
  var prepareOther: @MainActor (CollectionReusableView) -> Void = { _ in }

  init(_ sections: [LabSection]) {
    self.sections = sections
    view = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout { index, environment in
        sections[index].layout(environment)
      })
    view.elementName = "feed"
    view.register(LabCard.self, forCellWithReuseIdentifier: "card")
    view.register(LabLine.self, forCellWithReuseIdentifier: "line")
    view.register(LabDots.self, forSupplementaryViewOfKind: Self.dots, withReuseIdentifier: Self.dots)
    view.dataSource = self
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: CollectionView, identifierForSection section: Int) -> AnyHashable {
    sections[section].id
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: sections[indexPath.section].cell, for: indexPath)
    (cell as? LabCard)?.show(indexPath.item)
    (cell as? LabLine)?.show(indexPath.item)
    prepareCell(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let footer = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    if let footer = footer as? LabDots {
      footer.control.numberOfPages = sections[indexPath.section].count
      prepareDots(footer, sections[indexPath.section].id)
    } else {
      prepareOther(footer)
    }
    return footer
  }
}

/// A footer view with page dots.
final class LabDots: CollectionReusableView {
  /// The dots.
  let control = PageControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    control.elementName = "dots"
    addSubview(control)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds
  }
}

extension LabScreen {
  /// Makes a click on a dot scroll its row to that page.
  func connectDots() {
    prepareDots = { [weak view] footer, row in
      guard let view else { return }
      PageControlBinding.connect(footer.control, to: row, of: view)
    }
  }
}

/// The binding of a row's dots by Orihon.
extension LabScreen {
  /// Binds the dots of a row in both directions, and returns the controller that keeps them on the row's page.
  func boundDots(of row: String) -> CarouselController {
    prepareDots = { [weak view] footer, id in
      if id == row, let view { PageControlBinding.connect(footer.control, to: id, of: view) }
    }
    return CarouselController([CarouselSection(id: row, dotsKind: Self.dots)], in: view)
  }
}

/// The callback for a chosen dot.
extension LabScreen {
  /// Calls `turn` with the page and the section each time that the user chooses a dot.
  func onDotChosen(_ turn: @escaping @MainActor (_ page: Int, _ section: Int) -> Void) {
    let ids = sections.map(\.id)
    prepareDots = { dots, id in
      dots.control.removeAllActions()
      guard let section = ids.firstIndex(of: id) else { return }
      dots.control.addAction(for: .valueChanged) { control in
        if let control = control as? PageControl { turn(control.currentPage, section) }
      }
    }
  }
}
