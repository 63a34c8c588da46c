// Uses a report's page as a person would, and answers what came of it as JSON. A test puts `facts` before it.
(async () => {
  const checks = [];
  const check = (name, found, needed) => {
    const [is, has] = [String(found), String(needed)];
    checks.push({ name, found: is, needed: has, holds: is === has });
  };
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  // What a closed fold holds has a box, but is not shown.
  const shows = (element) => element.getBoundingClientRect().height > 0
    && !element.closest("details:not([open]) > :not(summary)");
  const press = (key) => (document.activeElement || document.body)
    .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const type = (input, value) => {
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const style = (selector, name, root) => getComputedStyle(one(selector, root))[name];
  const cards = () => all(".card").filter(shows).length;
  const cases = () => all(".case").filter(shows).length;
  const until = async (holds) => {
    for (let tries = 0; tries < 100 && !holds(); tries += 1) await wait(20);
  };

  try {
    const search = one("#search");
    const chip = (outcome) => one(`.chip.${outcome}`);

    // What a text holds stays text.
    check("no element comes of a text", all("#evil, h2 script, .explanation b").length, 0);
    check("a name is shown as it is", all("h2").some((title) => title.textContent.includes("<b id=\"evil\">")), true);
    check("no script of a text runs", window.evil, undefined);

    // Filters.
    check("what passed is put aside", cards(), facts.failingCards);
    chip("passed").click();
    check("the chip of what passed brings every card", cards(), facts.cards);
    chip("changed").click();
    check("without the changed ones their cases are gone", cases(), facts.cases - facts.changed);
    chip("changed").click();
    chip("passed").click();
    type(search, "scenario-3 still");
    check("words narrow what is shown", cases(), facts.narrowed);
    check("and it is said", one("#shown").textContent, `${facts.narrowed} of ${facts.total} shown`);
    type(search, "nothing of the kind");
    check("where nothing fits it is said", shows(one("#none")), true);
    search.focus();
    press("Escape");
    check("Escape empties the search", cases(), facts.cases);

    // Next and previous.
    const shown = all(".case").filter(shows);
    press("x");
    check("a key for the current case takes the first one", document.activeElement, shown[0]);
    check("and does no more", all(".approve input").some((tick) => tick.checked), false);
    press("k");
    check("where K stays", document.activeElement, shown[0]);
    press("j");
    check("and what follows from it, which opens", shows(one(".follows .case.current")), true);
    press("j");
    check("and the next", one(".case.current"), shown[1]);
    check("what was opened so is closed again", all(".follows").some((fold) => fold.open), false);
    press("k");
    press("k");
    check("K goes back", one(".case.current") === shown[0] && document.activeElement === shown[0], true);

    // Ways to compare.
    press("j");
    press("j");
    const element = one(".case.current");
    const viewer = one(".viewer", element);
    await until(() => viewer.dataset.mode);
    check("the pictures are made", all("img", viewer).length, 3);
    await until(() => all("img", viewer).every((image) => image.complete));
    check("and decoded", all("img", viewer).map((image) => image.naturalWidth), [facts.width, facts.width, facts.width]);
    check("side by side", new Set(all(".pane", viewer).map((pane) => pane.getBoundingClientRect().top)).size, 1);

    press("2");
    check("2 is the slider", viewer.dataset.mode, "slider");
    check("its button is pressed", one("[data-mode=slider]", viewer).getAttribute("aria-pressed"), "true");
    const range = one("input", viewer);
    type(range, 30);
    check("the slider uncovers", style(".actual", "clipPath", viewer), "inset(0px 0px 0px 30%)");
    const panes = one(".panes", viewer);
    const box = panes.getBoundingClientRect();
    panes.dispatchEvent(new PointerEvent("pointerdown",
      { bubbles: true, buttons: 1, clientX: box.left + box.width * 0.75, clientY: box.top + 40 }));
    check("a press on the picture moves it", range.value, 75);
    press("ArrowRight");
    check("an arrow too", style(".actual", "clipPath", viewer), "inset(0px 0px 0px 80%)");
    const line = parseFloat(getComputedStyle(panes, "::after").left);
    check("the line stands where the pictures meet", Math.abs(line - (box.width * 0.8 - 1)) < 1, true);

    press("3");
    type(range, 25);
    check("onion skin blends", style(".actual > div", "opacity", viewer), 0.25);

    press("4");
    check("blink begins with the reference", style(".actual", "visibility", viewer), "hidden");
    await wait(700);
    check("and turns to the actual one", style(".actual", "visibility", viewer), "visible");
    press("b");
    check("B swaps them", style(".actual", "visibility", viewer), "hidden");

    press("5");
    check("the heat map stands alone", all(".pane", viewer).filter(shows).map((pane) => pane.className), "pane difference");

    press("6");
    await until(() => one("canvas", viewer).width === 32);
    await wait(100);
    const pixel = (side) => [...one(`canvas[data-side=${side}]`, viewer).getContext("2d")
      .getImageData(facts.pixel[0], facts.pixel[1], 1, 1).data].slice(0, 3);
    check("the tile is the worst one", one(".place", viewer).textContent, `tile at ${facts.tile[0]}, ${facts.tile[1]}`);
    check("the tile shows the changed pixel", pixel("actual"), facts.actual);
    check("beside what it was", pixel("reference"), facts.reference);
    check("not smoothed", style("canvas", "imageRendering", viewer), "pixelated");
    press("ArrowRight");
    check("an arrow moves the tile", one(".place", viewer).textContent, `tile at ${facts.tile[0] + 32}, ${facts.tile[1]}`);
    press("1");
    check("1 is side by side again", all(".pane", viewer).filter(shows).length, 3);

    const alone = all(".viewer").find((other) => !other.dataset.actual);
    alone.scrollIntoView();
    await until(() => alone.dataset.mode);
    check("one picture alone needs no modes", shows(one(".modes", alone)), false);

    // Plots.
    const plot = one(".motion");
    plot.scrollIntoView();
    await until(() => plot.firstChild);
    check("a plot has both curves in three panels, and the keys", all(".curve", plot).length, 8);
    const inside = (part, whole) => part.left >= whole.left - 1 && part.right <= whole.right + 1;
    const sheet = plot.getBoundingClientRect();
    check("all of it shows", all("svg, text, .divergence", plot)
      .every((part) => inside(part.getBoundingClientRect(), sheet)), true);
    check("its words can be read", all("text", plot).every((text) => text.getBoundingClientRect().height > 10), true);
    check("the keys' button stands beside the search",
      Math.abs(one("#help").getBoundingClientRect().top - search.getBoundingClientRect().top) < 8, true);

    // What follows from a cause, approval, zoom.
    check("what follows from a cause is folded", all(".follows").map((fold) => fold.open).includes(true), false);
    const ticks = all(".approve input");
    ticks[0].click();
    check("a tick makes the command", one("#approval code").textContent, "orihon approve --report report scenario-0");
    ticks[0].click();
    check("without a tick there is none", shows(one("#approval .command")), false);
    check("a page opened as a file has no buttons that write", all(".served, .decide").some(shows), false);
    const decided = one(".case");
    for (const decision of ["accepted", "rejected"]) {
      decided.dataset.decision = decision;
      check(`that it was ${decision} is said in words`, getComputedStyle(one("h3", decided), "::after").content, `" · ${decision}"`);
    }
    delete decided.dataset.decision;
    const rows = all("#keys dl div").map((row) => {
      const isHidden = row.hidden;
      row.hidden = false;
      const display = getComputedStyle(row).display;
      row.hidden = isHidden;
      return display;
    });
    check("the keys of a served page stand in the same columns", new Set(rows).size, 1);
    press("z");
    check("Z zooms", viewer.classList.contains("zoomed"), true);
    for (let times = 0; times < 4; times += 1) press("z");
    check("and comes back", viewer.classList.contains("zoomed"), false);

    // Commands, theme, keys.
    let copied;
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied = text; } } });
    element.querySelector(".command").click();
    await wait(20);
    check("a click copies the command", copied, facts.command);
    check("and says so", one(".command span", element).textContent, "copied");
    copied = "";
    element.focus();
    press("c");
    await wait(20);
    check("C copies it too", copied, facts.command);
    const paper = () => getComputedStyle(document.body).backgroundColor;
    const before = paper();
    press("t");
    check("T turns light to dark", before !== paper() && [before, paper()].sort(), "rgb(20, 21, 25),rgb(246, 241, 230)");
    press("?");
    check("? opens the keys", one("#keys").open, true);
    one("#keys").close();

    // Anybody can use it.
    const nameless = all("button, input").filter((control) =>
      !(control.getAttribute("aria-label") || control.textContent.trim() || control.closest("label")?.textContent.trim()));
    check("every control has a name", nameless.length, 0);
    check("every picture has a text", all("img").filter((image) => !image.alt).length, 0);
    const ids = all("[id]").map((found) => found.id);
    check("no id is given twice", new Set(ids).size, ids.length);
    check("nothing is wider than the window", document.documentElement.scrollWidth <= innerWidth, true);
    check("the network is asked for nothing", performance.getEntriesByType("resource")
      .filter((entry) => !entry.name.startsWith("data:")).length, 0);
  } catch (error) {
    check("the test runs to its end", error.stack, "");
  }
  return JSON.stringify(checks);
})();
