"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const sides = ["reference", "actual", "difference"];
  const modes = ["side", "slider", "onion", "blink", "heat", "tile"];
  const blinkTime = 600;
  const calmMotion = matchMedia("(prefers-reduced-motion: reduce)");

  // Filter: a card shows while one of its cases does.

  const search = byId("search");
  const cards = all(".card").map((card) => ({
    card,
    name: card.dataset.name,
    list: card.querySelector("details.passed"),
    cases: all("[data-outcome]", card).map((element) => ({
      element,
      outcome: element.dataset.outcome,
      text: element.dataset.text,
    })),
  }));
  const total = cards.reduce((sum, card) => sum + card.cases.length, 0);

  function filter() {
    const outcomes = new Set(all(".chip[aria-pressed=true]").map((chip) => chip.dataset.outcome));
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { card, name, list, cases } of cards) {
      let inCard = 0, inList = 0;
      for (const { element, outcome, text } of cases) {
        const fits = outcomes.has(outcome) && words.every((word) => name.includes(word) || text.includes(word));
        element.hidden = !fits;
        if (fits) inCard += 1;
        if (fits && outcome === "passed") inList += 1;
      }
      if (list) list.hidden = inList === 0;
      for (const fold of all(".follows", card)) {
        fold.hidden = !fold.querySelector(".case:not([hidden])");
        // What a search opens is closed again with it.
        if (words.length > 0 && !fold.hidden && !fold.open) fold.open = fold.isFound = true;
        else if (words.length === 0 && fold.isFound) fold.open = fold.isFound = false;
      }
      card.hidden = inCard === 0;
      shown += inCard;
    }
    byId("shown").textContent = `${shown} of ${total} shown`;
    byId("none").hidden = shown > 0;
  }

  // Pictures and plots become elements when they come near.

  let mode = modes[0];
  const pairs = (text) => (text || "").split(" ").map(Number);

  function build(viewer) {
    viewer.append(byId("viewer").content.cloneNode(true));
    const present = sides.filter((side) => viewer.dataset[side]);
    const sizes = present.map((side) => pairs(viewer.dataset[side]));
    const width = Math.max(...sizes.map((size) => size[0]));
    viewer.classList.toggle("single", present.length < 2);
    viewer.classList.toggle("broad", sizes.some(([w, h]) => w > 1.4 * h));
    viewer.classList.toggle("wide", sizes.some(([w, h]) => w > 1.4 * h && w > 480));
    viewer.style.setProperty("--width", `${width}px`);
    for (const side of sides) {
      const pane = viewer.querySelector(`.pane.${side}`);
      if (!present.includes(side)) {
        pane.remove();
        viewer.querySelector(`canvas[data-side=${side}]`).parentElement.remove();
        continue;
      }
      const [w, h] = pairs(viewer.dataset[side]);
      const image = pane.querySelector("img");
      Object.assign(image, { width: w, height: h, draggable: false });
      image.style.setProperty("--share", w / width);
      image.style.setProperty("--natural", `${w}px`);
      image.src = `data:image/png;base64,${byId(`${side}-${viewer.dataset.case}`).textContent}`;
    }
    const [x, y] = pairs(viewer.dataset.tile);
    viewer.tile = { x: x || 0, y: y || 0 };
    setAmount(viewer, 50);
    setMode(viewer, mode);
    setZoom(viewer);
    viewer.querySelector(".panes").scrollLeft = viewer.tile.x - 32;
  }

  function draw(plot) {
    plot.innerHTML = byId(`motion-${plot.dataset.motion}`).textContent;
  }

  function make(element) {
    if (element.classList.contains("viewer")) build(element);
    else draw(element);
  }

  const nearby = 400;
  const nearing = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearing.unobserve(target);
      make(target);
    }
  }, { rootMargin: `${nearby}px` });

  // What shows at once is made at once, the rest when it comes near.
  function begin() {
    let isFar = false;
    for (const element of all(".viewer, .motion")) {
      isFar ||= element.getBoundingClientRect().top > innerHeight + nearby;
      if (isFar) nearing.observe(element);
      else make(element);
    }
  }

  // Ways to compare.

  function setMode(viewer, next) {
    if (viewer.classList.contains("single")) next = modes[0];
    if (next === "heat" && !viewer.dataset.difference) next = modes[0];
    viewer.dataset.mode = next;
    for (const button of all(".modes button", viewer)) {
      button.setAttribute("aria-pressed", button.dataset.mode === next);
    }
    viewer.querySelector(".amount span").textContent = next === "onion" ? "Blend" : "Reveal";
    clearInterval(viewer.blinking);
    viewer.classList.remove("swapped");
    if (next === "blink" && !calmMotion.matches) viewer.blinking = setInterval(swap, blinkTime, viewer);
    if (next === "tile") drawTile(viewer);
  }

  function swap(viewer) {
    viewer.classList.toggle("swapped");
  }

  function setAmount(viewer, amount) {
    const value = Math.min(100, Math.max(0, amount));
    viewer.querySelector(".amount input").value = value;
    viewer.style.setProperty("--at", value);
  }

  const zooms = [0, 1, 2, 4, 8];
  let zoom = zooms[0];

  function setZoom(viewer) {
    viewer.classList.toggle("zoomed", zoom > 0);
    viewer.style.setProperty("--zoom", zoom);
    viewer.querySelector(".zoom").textContent = zoom ? `${zoom}×` : "Fit";
  }

  function changeZoom() {
    zoom = zooms[(zooms.indexOf(zoom) + 1) % zooms.length];
    for (const viewer of all(".viewer[data-mode]")) setZoom(viewer);
  }

  // What is scrolled in one picture is seen in all of them.
  document.addEventListener("scroll", (event) => {
    const box = event.target;
    if (!box.matches?.(".zoomed .pane > div")) return;
    for (const other of all(".pane > div", box.closest(".viewer"))) {
      if (other !== box) [other.scrollLeft, other.scrollTop] = [box.scrollLeft, box.scrollTop];
    }
  }, true);

  async function drawTile(viewer) {
    const [width, height] = pairs(viewer.dataset.actual || viewer.dataset.reference);
    const side = 32;
    viewer.tile.x = Math.max(0, Math.min(viewer.tile.x, width - 1));
    viewer.tile.y = Math.max(0, Math.min(viewer.tile.y, height - 1));
    const { x, y } = viewer.tile;
    viewer.querySelector(".place").textContent = `tile at ${x}, ${y}`;
    for (const canvas of all("canvas", viewer)) {
      const image = viewer.querySelector(`.pane.${canvas.dataset.side} img`);
      if (!image.complete) await new Promise((done) => image.addEventListener("load", done, { once: true }));
      canvas.width = canvas.height = side;
      canvas.getContext("2d").drawImage(image, x, y, side, side, 0, 0, side, side);
    }
  }

  function moveTile(viewer, dx, dy) {
    viewer.tile.x += dx * 32;
    viewer.tile.y += dy * 32;
    drawTile(viewer);
  }

  function readPixel(viewer, canvas, event) {
    const at = (length, place) => Math.min(31, Math.max(0, Math.floor(place / length * 32)));
    const box = canvas.getBoundingClientRect();
    const [x, y] = [at(box.width, event.clientX - box.left), at(box.height, event.clientY - box.top)];
    const color = (side) => {
      const source = viewer.querySelector(`canvas[data-side=${side}]`);
      if (!source) return "nothing";
      const pixel = source.getContext("2d").getImageData(x, y, 1, 1).data;
      return "#" + [...pixel].slice(0, 3).map((part) => part.toString(16).padStart(2, "0")).join("").toUpperCase();
    };
    const [now, then] = [color("actual"), color("reference")];
    const place = `${viewer.tile.x + x}, ${viewer.tile.y + y}`;
    viewer.querySelector(".place").textContent = now === then ? `${place}: ${now}` : `${place}: ${now} instead of ${then}`;
  }

  // The current case.

  let current = null;
  let reached = null;

  // A fold that a key goes into opens, and closes when a key goes on from it.
  function reach(fold) {
    if (fold === reached) return;
    if (reached) reached.open = false;
    reached = fold && !fold.open ? fold : null;
    if (reached) reached.open = true;
  }

  function select(element, scrolls = true) {
    current?.classList.remove("current");
    current = element;
    if (!current) return;
    current.classList.add("current");
    reach(current.closest(".follows"));
    const viewer = current.querySelector(".viewer");
    if (viewer?.dataset.mode) setMode(viewer, mode);
    current.focus({ preventScroll: true });
    if (scrolls) current.scrollIntoView({ block: "start" });
  }

  function step(distance) {
    const shown = all(".case:not([hidden])").filter((element) => !element.closest(".card[hidden]"));
    const index = shown.indexOf(current);
    const next = index < 0 ? (distance > 0 ? 0 : shown.length - 1) : index + distance;
    if (shown[next]) select(shown[next]);
  }

  const currentViewer = () => {
    const viewer = current?.querySelector(".viewer");
    if (document.readyState === "loading") return null;
    if (viewer && !viewer.dataset.mode) {
      nearing.unobserve(viewer);
      build(viewer);
    }
    return viewer;
  };

  async function copy(button) {
    const [code, word] = [button.querySelector("code"), button.querySelector("span")];
    try {
      await navigator.clipboard.writeText(code.textContent);
      word.textContent = "copied";
    } catch {
      getSelection().selectAllChildren(code);
      word.textContent = "selected";
    }
    setTimeout(() => { word.textContent = "copy"; }, 1500);
  }

  function changeTheme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
  }

  // Approval: a scenario that is ticked stands in the command, or is accepted where `orihon review` serves the page.

  const approval = byId("approval");
  const isServed = location.protocol === "http:" && "command" in approval.dataset;
  const ticks = () => all(".approve input");
  const ticked = () => ticks().filter((tick) => tick.checked).map((tick) => tick.dataset.scenario);
  const quoted = (word) => /^[\w./=,:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

  function showTicked(told = "") {
    const names = ticked();
    byId("ticked").textContent = told || `${names.length} of ${ticks().length} ${ticks().length === 1 ? "scenario" : "scenarios"} ticked`;
    const line = approval.querySelector(".command");
    line.hidden = isServed || names.length === 0;
    line.querySelector("code").textContent = [approval.dataset.command, ...names.map(quoted)].join(" ");
  }

  function tickShown(value) {
    for (const tick of ticks()) tick.checked = value && !tick.closest(".card").hidden;
    showTicked();
  }

  function tickCurrent() {
    const tick = current?.closest(".card").querySelector(".approve input");
    if (tick) tick.checked = !tick.checked;
    showTicked();
  }

  async function decide(what, names) {
    if (!isServed) return;
    try {
      const answer = await fetch(what, { method: "POST", body: JSON.stringify(names) });
      const { decisions, goldens, told } = await answer.json();
      for (const tick of ticks()) {
        const card = tick.closest(".card");
        delete card.dataset.decision;
        const decision = decisions[tick.dataset.scenario];
        if (decision) card.dataset.decision = decision;
      }
      for (const own of all(".own")) {
        const section = own.closest(".case");
        delete section.dataset.decision;
        if (goldens[own.dataset.path]) section.dataset.decision = goldens[own.dataset.path];
      }
      for (const tick of ticks()) if (names.includes(tick.dataset.scenario)) tick.checked = false;
      showTicked(told);
    } catch {
      showTicked("the review has ended");
    }
  }

  const decideCurrent = (what, alone) => {
    const own = current?.querySelector(".own");
    if (alone && own) return decide(what, [own.dataset.path]);
    const tick = current?.closest(".card").querySelector(".approve input");
    if (tick) decide(what, [tick.dataset.scenario]);
  };

  function beginApproval() {
    approval.hidden = !("command" in approval.dataset);
    for (const element of all(".served, .decide")) element.hidden = !isServed;
    showTicked();
    if (!isServed) return;
    decide("state", []);
    // Another window of the same review may have decided meanwhile.
    addEventListener("focus", () => decide("state", []));
  }

  // Pointer and keys.

  document.addEventListener("click", (event) => {
    const target = event.target;
    const button = target.closest("button");
    const viewer = target.closest(".viewer");
    const element = target.closest(".case");
    if (element && element !== current && !button) select(element, false);
    if (button?.matches(".chip")) {
      button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
      filter();
    } else if (button?.matches(".command")) copy(button);
    else if (button?.matches(".zoom")) changeZoom();
    else if (button?.id === "tick-all") tickShown(true);
    else if (button?.id === "tick-none") tickShown(false);
    else if (button?.dataset.decide) {
      const path = button.closest(".own")?.dataset.path;
      const own = button.closest(".card")?.querySelector(".approve input");
      decide(button.dataset.decide, path ? [path] : own ? [own.dataset.scenario] : ticked());
    } else if (button?.id === "theme") changeTheme();
    else if (button?.id === "help") byId("keys").showModal();
    else if (button?.dataset.mode) setMode(viewer, mode = button.dataset.mode);
    else if (viewer?.dataset.mode === "heat" && target.matches("img")) {
      const box = target.getBoundingClientRect();
      const scale = pairs(viewer.dataset.difference)[0] / box.width;
      const place = (offset) => Math.floor(offset * scale / 32) * 32;
      viewer.tile = { x: place(event.clientX - box.left), y: place(event.clientY - box.top) };
      setMode(viewer, "tile");
    }
  });

  document.addEventListener("input", (event) => {
    if (event.target === search) filter();
    else if (event.target.matches(".approve input")) showTicked();
    else if (event.target.matches(".amount input")) setAmount(event.target.closest(".viewer"), Number(event.target.value));
  });

  function drag(event) {
    const panes = event.target.closest?.(".panes");
    const viewer = panes?.closest(".viewer");
    if (!viewer || !["slider", "onion"].includes(viewer.dataset.mode) || !(event.buttons & 1)) return;
    const box = panes.getBoundingClientRect();
    setAmount(viewer, Math.round((event.clientX - box.left) / box.width * 100));
  }
  document.addEventListener("pointerdown", drag);
  document.addEventListener("pointermove", (event) => {
    drag(event);
    if (event.target.matches?.("canvas")) readPixel(event.target.closest(".viewer"), event.target, event);
  });

  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  function moved(key) {
    const viewer = currentViewer();
    if (!viewer || !arrows[key]) return false;
    const [dx, dy] = arrows[key];
    if (viewer.dataset.mode === "tile") moveTile(viewer, dx, dy);
    else if (dx && ["slider", "onion"].includes(viewer.dataset.mode)) {
      setAmount(viewer, Number(viewer.querySelector(".amount input").value) + 5 * dx);
    } else return false;
    return true;
  }

  // A key that is meant for the current case chooses the first one where none has been.
  const forCase = (act) => (alone) => (current ? act(alone) : step(1));

  const actions = {
    j: () => step(1),
    k: () => step(-1),
    b: () => currentViewer()?.dataset.mode === "blink" && swap(currentViewer()),
    c: forCase(() => current.querySelector(".command")?.click()),
    t: changeTheme,
    z: changeZoom,
    x: forCase(tickCurrent),
    a: forCase((alone) => decideCurrent("accept", alone)),
    r: forCase((alone) => decideCurrent("reject", alone)),
    u: () => decide("undo", []),
    "/": () => search.focus(),
    "?": () => byId("keys").showModal(),
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (event.target.matches("input:not([type=checkbox])")) {
      if (event.key === "Escape" && event.target === search) {
        search.value = "";
        filter();
        search.blur();
      }
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const chosen = modes[Number(key) - 1];
    if (chosen) {
      mode = chosen;
      if (!current) step(1);
      if (currentViewer()) setMode(currentViewer(), mode);
    } else if (actions[key]) actions[key](event.shiftKey);
    else if (!moved(key)) return;
    event.preventDefault();
  });

  // The cards stand above this script; the pictures below it may still be on their way.
  filter();
  beginApproval();
  document.addEventListener("DOMContentLoaded", begin);
})();
