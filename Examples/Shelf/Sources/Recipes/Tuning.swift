import Orihon

/// A feed that glides a little longer than UIKit's, and a row that a slow drag turns after a third of a card.
@MainActor func makeTunedFeed(_ layout: CollectionViewLayout) -> CollectionView {
  var motion = MotionSettings.uiKit
  motion.bounceRate = 8
  var gestures = GestureSettings.desktop
  gestures.mouseSlop = 4
  let view = CollectionView(collectionViewLayout: layout, motion: motion, gestures: gestures)
  var row = CarouselSection(id: "cards")
  row.snapPolicy = SnapPolicy(distanceShare: 1.0 / 3)
  _ = CarouselController([row], in: view)
  return view
}
