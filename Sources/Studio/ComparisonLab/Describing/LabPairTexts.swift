/// The texts in Japanese that describe each pair's failure in one plain sentence.
extension LabPair {
  /// The sentence of each pair, by its number.
  private static let japaneseFailures: [String: String] = [
    "S01": "列は指の下で動いているのに、動き始めも、指が離れたことも、止まったことも、アプリには知らされない。",
    "S02": "列がいちど画面の外に出ると、点はもう無いスクロールビューを見つづけ、同じところから動かない。",
    "S03": "縦に動いただけでも列のハンドラーは同じように呼ばれ、アプリは列が動いたと思いこむ。",
    "S04": "列は三頁目のまま戻ってくるのに、点は一頁目になって戻ってくる。",
    "S05": "列の両端では別の札のほうが中央に近く、最初の点と最後の点がいつまでも灯らない。",
    "S06": "ゆっくりした縦のドラッグは列の動きと取り違えられ、速いドラッグのあいだは本当の動きが捨てられる。",
    "S07": "弾いた列はその先へ流れていくのに、点は指を離したときのまま残る。",
    "S08": "四つめの点を押すといったん灯り、列が動くあいだに引き戻されて、また進む。",
    "S09": "点をなぞると、一つごとにスクロールが始めからやり直され、列が指に遅れる。",
    "S10": "一画面ずつ送られるフィードで、札だけを動かすはずの点を押すと、フィードがいちばん上まで飛ぶ。",
    "S11": "札がまだ動いているうちに頁送りが元に戻り、続けて押すとフィードがいちばん上へ飛ぶ。",
    "S12": "まだ押さえている列が止まったことにされ、本当に止まったことは0.1秒遅れて知らされる。",
    "S13": "点を押すたびに、札が止まったと見なされるまで画面全体が操作を受けつけず、続けて押した分は失われる。",
    "S14": "もう見えている頁を求めると、何も動かないので止まった知らせも来ず、画面が1.2秒のあいだ効かない。",
    "S15": "点を押したあと設定が決まった値に戻され、自由に動いていたフィードがひとりでに吸い寄せられる。",
    "S16": "どの列の停止も一つの合図に混ざり、下の列が止まると上の列が着いたと思われる。",
    "S17": "覆いは前の高さのまま持ち上げられ、二行増えると札の下の縁からはみ出す。",
    "S18": "覆いの高さはレイアウトを作るときに計られるだけで、文が増えたり画面が狭くなったりすると切れる。",
    "S19": "古いシステムでは覆いが札の裏に描かれ、だれにも見えず、ボタンも押せない。",
    "S20": "指が画面に触れていてもバナーが送られ、ドラッグした直後にはもう一枚送られる。",
    "S21": "バナーが送られるたびに、フィードがその節の始まりまで引き戻される。",
    "S22": "バナーが送られているあいだに一覧をドラッグすると、送り始めの位置へ飛び戻る。",
    "S23": "最初の頁への戻りが頁ごとに止まっては動き、頁が増えるほど長くかかる。",
    "S24": "別の列のために使い回されたセルが、前の列の頁を点で示したままでいる。",
    "S25": "最後の頁から最初の頁へ戻るとき、ほかの頁がみな逆向きに通り過ぎる。",
    "S26": "画面が初めより狭くなると、次の札が覗かなくなる。",
    "S27": "最初の札を逆へ弾くと、無い頁が求められ、十頁のうちの零頁目と示される。",
    "S28": "飛んでいる途中でつかまえた札はまだ前の札なのに、点はもう次の頁を示している。",
    "S29": "指を離したとたん、札が手の速さとは違う速さで頁へ向かい、跳ねて見える。",
    "S30": "終わりがないはずの列が、すばやく弾くと端に突き当たる。",
    "S31": "位置がぴたりと整数になったときだけ列は中央へ戻り、たいていの画面ではそうならない。",
    "S32": "列が見えないように戻るところで勢いが急に消え、札は押されたことを忘れる。",
    "S33": "端を越えて戻る動きも、輪の継ぎ目も、向きが変わったと知らされる。",
    "S34": "手が震えるだけで矢印がひっくり返り、右から読む画面では逆を指す。",
    "S35": "二度入れて一度切ると、切ったあとも向きが知らされつづける。",
  ]

  /// The failure in one plain sentence in Japanese.
  package var japaneseFailure: String { Self.japaneseFailures[id] ?? "" }
}

/// The texts above the Orihon side, which name the API that replaces each naive approach.
extension LabPair {
  /// The solution of each pair, by its number.
  private static let cures: [String: String] = [
    "S01": "scene events name the row and its phase",
    "S02": #".row("shelf"): a row by its section"#,
    "S03": "ScrollView.events(): what moved, and why",
    "S04": "CarouselSection(dotsKind:)",
    "S05": "PageTracker: the nearest resting place",
    "S06": "a row hears of its own axis alone",
    "S07": "CarouselSection(dotsKind:)",
    "S08": "PageControlBinding.connect",
    "S09": "PageControlBinding.connect",
    "S10": "CollectionView.paging, for the feed alone",
    "S11": "no mode to switch: paging is a rule",
    "S12": ".didSettle, in the frame it is true",
    "S13": "the latest request wins, nothing is locked",
    "S14": ".alreadyThere ends a request at once",
    "S15": "nothing is switched, nothing restored",
    "S16": "a ScrollTask ends with its own request",
    "S17": "an overlay measured with its text",
    "S18": ".estimated heights, measured each time",
    "S19": "zIndex of the boundary item",
    "S20": "AutoScrollSettings(resetBy:pauses:)",
    "S21": "CarouselSection(autoScroll:)",
    "S22": "CarouselSection(autoScroll:)",
    "S23": "AutoScrollSettings(wrap: .rewind)",
    "S24": "a section with orthogonal scrolling",
    "S25": "CarouselSection(loops: true)",
    "S26": ".groupPagingCentered, from the container",
    "S27": "SnapPolicy: a page that exists",
    "S28": "the dots follow what shows",
    "S29": "SnapPolicy: one curve to the page",
    "S30": "CarouselSection(loops: true)",
    "S31": "CarouselSection(loops: true)",
    "S32": "CarouselSection(loops: true)",
    "S33": ".directionChanged: what the hand meant",
    "S34": "ScrollDirection, with a dead band",
    "S35": "DirectionObservation: on is on",
  ]

  /// The solution in a few words.
  package var cure: String { Self.cures[id] ?? "" }

  /// The caption above the Orihon side.
  var cureCaption: String { cure.isEmpty ? "折本 · Orihon" : "折本 Orihon · \(cure)" }
}
