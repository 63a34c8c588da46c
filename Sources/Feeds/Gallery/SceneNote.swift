/// The description of a gallery scene: what it shows and what to try, in English and Japanese.
public nonisolated struct SceneNote: Sendable, Hashable {
  /// The group in which the scene is listed.
  public let group: GalleryGroup
  /// The line in English.
  public let english: String
  /// The line in Japanese.
  public let japanese: String
  /// True for a scene for tests and measurements.
  public let isFixture: Bool

  /// Creates the description of a scene; `nil` when there is none.
  init?(_ name: String, in group: GalleryGroup) {
    guard let lines = Self.lines[name] else { return nil }
    self.group = group
    (english, japanese) = lines
    isFixture = Self.fixtures.contains(name)
  }

  private static let fixtures: Set<String> = ["wraps", "loops", "common"]

  private static let lines: [String: (english: String, japanese: String)] = [
    "default": (
      "The year as a folded book, every kind of row; drag the first one past its end.",
      "折本の一年、あらゆる列。最初の列を端の先まで引く。"
    ),
    "swift": (
      "The twelve months, written in Swift alone; flick them round.", "Swift だけで書いた十二か月。弾いて一巡させる。"
    ),
    "seed-a": (
      "Two shelves with dots of their own; drag one while the other's dots stay true.",
      "点のついた二つの棚。片方を引き、もう片方の点を見る。"
    ),
    "seed-b": (
      "Banners that turn by themselves under words that stay; scroll the page and wait.",
      "ひとりでにめくれる絵と動かない言葉。頁を送り、待つ。"
    ),
    "seed-c": (
      "Ten cards that peek from both sides; flick gently, then hard: one card each time.",
      "両側からのぞく十枚。弱く、強く弾いても一枚ずつ。"
    ),
    "seed-d": (
      "Five cards without an end; flick ten times without waiting.", "終わりのない五枚。待たずに十回弾く。"
    ),
    "seed-e": (
      "A plane that scrolls both ways and knows its direction; drag slantwise.", "縦にも横にも動く面。斜めに引く。"
    ),
    "behaviors": (
      "The six places where a row may come to rest; flick each row once.", "列の六つの止まり方。どの列も一度弾く。"
    ),
    "transforms": (
      "Cards that change with their distance; drag slowly from one rest to the next.",
      "隔たりで姿を変える札。次の止まりまでゆっくり引く。"
    ),
    "languages": (
      "A day in twelve languages, with numbers and emoji; mirror it with --rtl.",
      "十二の言葉の一日、数字と絵文字も。--rtl で鏡に映す。"
    ),
    "controls": (
      "Every kind of page dots; click beside one, press and slide.", "頁の印のいろいろ。脇を押し、押したまま滑らせる。"
    ),
    "paged": (
      "A feed that itself turns page by page; flick upwards.", "それ自体が頁をめくる紙面。上へ弾く。"
    ),
    "wraps": (
      "What follows the last page of a row that turns by itself; wait a few seconds.",
      "ひとりでにめくれる列の最後の頁のあと。数秒待つ。"
    ),
    "loops": (
      "Rows that loop and rows that cannot; drag past the first card.", "めぐる列とめぐれない列。最初の札の前へ引く。"
    ),
    "keylines": (
      "Cards that grow and shrink on their way; drag a card at a time, to the end of a row.",
      "進むにつれて広がり狭まる札。一枚ずつ、列の終わりまで引く。"
    ),
    "linked": (
      "Rows that turn their pages together; drag any of them, or click its dots.",
      "頁を共にめくる列。どれかを引くか、点を押す。"
    ),
    "loading": (
      "What is fetched: pull the top down and let go; go to the end of the row and of the list.",
      "届くもの。上の縁を下へ引いて離す。列と一覧の終わりへ進む。"
    ),
    "decisions": (
      "Maps of where a release comes to rest; pull a card and let go.", "離したあとの行き先の地図。札を引いて離す。"
    ),
    "picture": (
      "A picture larger than its card; drag it about, then drag the feed beside it.",
      "札より大きな絵。引き回し、つぎに脇の紙面を引く。"
    ),
    "nested": (
      "A list inside a card of a row; scroll each of them on its own.", "札の中の一覧。それぞれを別に動かす。"
    ),
    "handoff": (
      "What happens at the edge of an inner row; drag on past its end.", "内側の列の縁で起きること。端を越えて引き続ける。"
    ),
    "common": (
      "The scene by which this program and others are measured; flick feed and rows.",
      "ほかの道具と測りくらべるための場面。紙面と列を弾く。"
    ),
  ]
}
