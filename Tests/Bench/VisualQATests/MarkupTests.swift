import Testing

@testable import VisualQA

struct MarkupTests {
  @Test(arguments: [
    ("a < b & c > \"d\" 'e'", "a &lt; b &amp; c &gt; &quot;d&quot; &#39;e&#39;"),
    ("two\nlines\tand\r", "two&#10;lines&#9;and&#13;"), ("\u{0}\u{B}\u{1F}\u{FFFE}\u{FFFF}", "�����"),
    ("折本 😀 −", "折本 😀 −"), ("", ""),
  ])
  func `what has a meaning is an entity, and what XML cannot hold is replaced`(text: String, safe: String) {
    #expect(Markup.escaped(text) == safe)
  }

  @Test func `values of attributes are escaped`() {
    #expect(Markup.attributes([("a", "1"), ("b", "\"><x>")]) == " a=\"1\" b=\"&quot;&gt;&lt;x&gt;\"")
  }
}
