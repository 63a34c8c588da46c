import Foundation

/// The former values that `contentOffset` and `contentSize` return while an override is told of a change.
///
/// Motions and layouts change both without their setters. The setter is called afterwards with the new value, so that
/// observers in an override run, with the right old value. The setter of the base class takes the former value away.
struct GeometryAnnouncement {
  var formerOffset: CGPoint?
  var formerSize: CGSize?
  /// The content size that was announced last.
  var announcedSize = CGSize.zero
}

extension ScrollView {
  /// Calls the setter of `contentOffset` for a change that did not come from it.
  func announceOffset(after former: CGPoint) {
    scroll.announcement.formerOffset = former
    insideHandler { contentOffset = ownOffset }
    scroll.announcement.formerOffset = nil
  }

  /// Calls the setter of `contentSize` for a size that the layout has decided, once for each frame at most.
  func announceContentSize() {
    let former = scroll.announcement.announcedSize
    guard scroll.contentSize != former, context?.isBetweenFrames != true else { return }
    scroll.announcement.announcedSize = scroll.contentSize
    scroll.announcement.formerSize = former
    insideHandler { contentSize = scroll.contentSize }
    scroll.announcement.formerSize = nil
    attachments.propertyObserver?.geometryDidChange(of: self)
  }
}
