import Carousel
import Documents

/// The keys of a row's auto-scroll.
nonisolated struct FeedAutoplayKeys: KeyTable {
  static let name = "autoplay"
  static let line = "How a row turns by itself."
  static let declared = Self()

  typealias Reason = AutoScrollSettings.PauseReason

  let interval = DocumentKey.number(
    "interval", in: FeedLimits.interval,
    "The time that a page rests, in seconds; without it that of the settings."
  ).elsewhere(3)
  let wrap = DocumentKey<AutoScrollSettings.Wrap>.word(
    "wrap", "What follows the last page; without it loop on a row that loops."
  ).elsewhere("stop")
  let resetBy = DocumentKey<AutoScrollSettings.ResetBy>.word(
    "resetBy", "The input that begins the rest anew: on the row, or any."
  ).or(.row)
  let pauses = DocumentKey.words(
    "pauses", among: Reason.optional,
    "The reasons that pause the row, besides those that always do; without it all but inactive.")
  let durations = DocumentKey.list(
    "durations", of: .number(FeedLimits.interval), "The rests of the first pages, in seconds.")
  let afterInteraction = DocumentKey<AutoScrollSettings.AfterInteraction>.word(
    "afterInteraction", "What follows when somebody moves the row."
  ).or(.resume)
  let keepsRemaining = DocumentKey(
    "keepsRemaining",
    .list(.words(Reason.optional.filter { !$0.isCausedByUser }.map(\.rawValue))),
    "The reasons after which a rest goes on where it was paused; people's own always cost all of it."
  ) { node, faults in
    faults.list(node, called: "keepsRemaining")?.compactMap {
      faults.choice($0, called: "keepsRemaining", among: Reason.optional)
    }
  }
}
