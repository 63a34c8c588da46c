import Documents

/// The words of CSS, UIKit and other tools, with the keys of a feed that they mean.
nonisolated enum FeedSynonyms {
  /// The meanings of the words.
  static let keys = KeySynonyms(groups) { FeedKeyHomes.homes }

  /// The words by their meaning; each word is in one group.
  static let groups: [KeySynonyms.Group] = places + looks + contents + rows

  /// Spaces, sizes and places.
  private static let places: [KeySynonyms.Group] = [
    .init(
      ["insets", "padding"], "insets: 20 on a section",
      [
        "insets", "inset", "padding", "margin", "margins", "contentinset", "contentinsets", "edgeinsets",
        "sectioninset", "layoutmargins", "directionallayoutmargins", "paddingblock", "paddinginline",
      ]),
    .init(["leading"], "", ["left", "start", "paddingleft", "marginleft", "inlinestart"]),
    .init(["trailing"], "", ["right", "end", "paddingright", "marginright", "inlineend"]),
    .init(
      ["spacing", "itemSpacing"], "spacing: 12 on a section",
      [
        "spacing", "gap", "gutter", "rowgap", "columngap", "gridgap", "linespacing", "minimumlinespacing",
        "intergroupspacing", "mainaxisspacing", "crossaxisspacing",
      ]),
    .init(
      ["itemSpacing", "spacing"], "spacing: 12 on a section",
      ["itemspacing", "interitemspacing", "minimuminteritemspacing"]),
    .init(
      ["columns"], "columns: 2 on a section with layout: grid",
      [
        "columns", "column", "cols", "columncount", "numberofcolumns", "gridtemplatecolumns", "spancount",
        "crossaxiscount",
      ]),
    .init(
      [], "card: {width: 280, height: 200} on a section",
      ["width", "height", "size", "itemsize", "cardsize", "minheight", "maxheight", "minwidth", "maxwidth"]),
    .init(
      ["direction"], "direction: rtl at the top of the feed",
      [
        "direction", "rtl", "dir", "righttoleft", "layoutdirection", "textdirection", "readingdirection",
        "mirror", "mirrored", "semanticcontentattribute",
      ]),
    .init(["aspect"], "aspect: 1.5 on a kind under kinds", ["aspectratio", "ratio"]),
    .init(
      ["align", "alignment"], "{part: title, align: center} among the parts of a kind",
      [
        "align", "alignment", "textalign", "textalignment", "alignitems", "justifycontent", "justify",
        "gravity", "contentalignment", "crossaxisalignment", "mainaxisalignment",
      ]),
  ]

  /// Colours, corners and fonts.
  private static let looks: [KeySynonyms.Group] = [
    .init(
      ["corner"], "corner: 12 at the top of the feed",
      ["corner", "corners", "cornerradius", "radius", "borderradius", "rounded"]),
    .init(
      ["background", "color", "palette"], "palette: {paper: \"#FFFFFF\"} at the top of the feed",
      ["background", "backgroundcolor", "bg", "bgcolor", "fill", "surface"]),
    .init(
      ["color", "palette"], "palette: {accent: \"#8A3324\"} at the top of the feed",
      [
        "color", "colors", "tint", "tintcolor", "textcolor", "foreground",
        "foregroundcolor", "accent", "accentcolor", "primarycolor",
      ]),
    .init(
      ["fonts"], "fonts: {titles: serif} at the top of the feed",
      ["font", "fonts", "fontfamily", "fontsize", "typeface", "typography"]),
    .init(
      ["theme"], "theme: dark at the top of the feed",
      ["theme", "mode", "dark", "darkmode", "appearance", "colorscheme", "userinterfacestyle"]),
    .init(
      ["shadow"], "shadow: {offset: 2, blur: 8} at the top of the feed",
      ["shadow", "boxshadow", "dropshadow", "elevation"]),
    .init(["opacity"], "", ["alpha", "shadowopacity"]),
    .init(
      ["fit"], "fit: fit on a kind under kinds",
      ["objectfit", "contentmode", "scaletype", "resizemode"]),
    .init(["transform"], "transform: scale on a carousel", ["effect", "transition"]),
  ]

  /// Texts, pictures and links.
  private static let contents: [KeySynonyms.Group] = [
    .init(["title", "lines"], "", ["title", "name", "heading", "headline"]),
    .init(["subtitle"], "", ["caption", "subheading", "subhead", "secondarytext", "tagline"]),
    .init(
      ["body", "lines", "subtitle"], "", ["text", "description", "desc", "content", "message", "paragraph"]),
    .init(
      ["lines"], "lines: 2 on a section or a part",
      ["maxlines", "numberoflines", "lineclamp", "linelimit"]),
    .init(
      ["picture", "logo", "image"], "picture: photo.jpg on a card",
      [
        "picture", "image", "src", "source", "img", "photo", "thumbnail", "imagename", "imageurl", "cover",
        "poster",
      ]),
    .init(
      ["link"], "link: ID on a card, with the id of a section",
      ["link", "url", "href", "target", "destination", "onclick", "ontap", "deeplink", "navigate"]),
    .init(
      ["label"], "label on a card",
      ["alt", "alttext", "arialabel", "accessibilitylabel", "contentdescription", "tooltip"]),
    .init(["language"], "language: ja at the top of the feed", ["lang", "locale"]),
  ]

  /// Sections, their cards and their scrolling.
  private static let rows: [KeySynonyms.Group] = [
    .init(
      ["cards", "sections"], "", ["items", "children", "cells", "slides", "data", "entries", "elements"]),
    .init(["sections"], "", ["rows", "groups", "shelves"]),
    .init(["layout", "kind", "part"], "", ["type"]),
    .init(
      ["layout"], "layout: carousel on a section",
      ["layout", "display", "axis", "orientation", "scrolldirection", "layouttype"]),
    .init(
      ["header"], "header: pinned on a section",
      ["sticky", "stickyheader", "pintovisiblebounds", "pinned"]),
    .init(
      ["behavior"], "behavior on a section with layout: carousel",
      ["behavior", "orthogonalscrollingbehavior", "scrollingbehavior", "scrollbehavior"]),
    .init(
      ["behavior"], "behavior: groupPaging on a carousel",
      ["snap", "snapping", "scrollsnap", "scrollsnaptype", "pagingenabled", "ispagingenabled"]),
    .init(
      ["loop", "wrap"], "loop: true on a carousel",
      [
        "loop", "loops", "looping", "infinite", "infinitescroll", "infiniteloop", "endless", "repeat",
        "repeats", "circular", "cyclic", "wraparound",
      ]),
    .init(
      ["autoplay"], "autoplay: {interval: 3} on a carousel",
      ["autoplay", "autoscroll", "autoadvance", "autorotate", "slideshow"]),
    .init(
      ["interval", "after", "autoplay"], "autoplay: {interval: 3} on a carousel",
      ["interval", "delay", "duration", "period", "seconds"]),
    .init(
      ["dots"], "dots: true on a carousel",
      ["dots", "pagecontrol", "pagination", "pager", "indicator", "indicators", "pageindicator", "bullets"]),
  ]
}
