import Orihon

/// Lets the row "cards" go round for ever, turn by itself every four seconds, and drive the dots below it.
@MainActor func addCarousel(to view: CollectionView) -> CarouselController {
  let row = CarouselSection(
    id: "cards", loops: true, autoScroll: AutoScrollSettings(interval: 4, wrap: .loop), dotsKind: "dots")
  return CarouselController([row], in: view)
}
