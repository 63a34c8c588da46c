"use strict";
// A film's player, made in an element from a film's document.
const FilmPlayer = (() => {
  const speeds = [0.1, 0.25, 0.5, 1, 2, 4];
  const drawn = ["touch", "page", "request", "rest", "other"];

  /** An element with attributes and children. */
  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith("--")) made.style.setProperty(key, value);
      else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  function drawing(name, attributes = {}) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  const number = (value, decimals) => value === null || value === undefined ? "–"
    : value.toFixed(decimals).replace(/^-(0(\.0+)?)$/, "$1").replace("-", "−");

  return class FilmPlayer {
    constructor(film, root) {
      this.film = film;
      this.frames = new FilmFrames({ ...film, frames: film.frames.length });
      this.times = film.frames.map((tick) => film.times[tick]);
      this.end = Math.max(film.times.at(-1) ?? 0, 0.001);
      this.current = -1;
      this.wanted = 0;
      this.speed = film.speed ?? 1;
      this.isWhole = root.matches("main");
      this.loops = false;
      this.plays = false;
      root.append(this.build());
      this.paintScreen = this.picture.getContext("2d", { alpha: false, willReadFrequently: true });
      this.image = this.paintScreen.createImageData(film.width, film.height);
      this.words = new Int32Array(this.image.data.buffer);
      // A film of a report begins where the motions first differ.
      this.show(this.isWhole || film.events.length === 0 ? 0 : this.frameAt(film.events[0][0]));
      new ResizeObserver(() => this.paintHand()).observe(this.picture);
      this.readAhead();
    }

    build() {
      const { film } = this;
      const isBroad = film.width > 0.9 * film.height;
      this.picture = element("canvas", {
        width: film.width, height: film.height, role: "img", "aria-label": `${film.title}, filmed`,
      });
      this.hand = element("canvas", { "aria-hidden": "true" });
      const screen = { class: "screen", "--wide": `${film.width / film.scale}px`, "--ratio": film.width / film.height };
      return element("div", { class: isBroad ? "player broad" : "player" },
        element("div", screen, this.picture, this.hand),
        this.buildValues(), this.buildCurves(), this.buildEvents(), this.buildDeck());
    }

    buildValues() {
      this.cells = [];
      const rows = this.film.curves.map((curve, index) => {
        const cells = Array.from({ length: 3 }, () => element("td"));
        this.cells.push(cells);
        return element("tr", {}, element("th", { scope: "row", "--curve": `var(--curve-${index % 4})` }, curve.name), ...cells);
      });
      this.now = element("caption", { class: "now" });
      const heads = ["", "offset, pt", "velocity, pt/s", "page"];
      return element("table", { class: "values" }, this.now,
        element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
        element("tbody", {}, ...rows));
    }

    buildCurves() {
      this.needles = [];
      const figure = element("figure", { class: "curves", "aria-hidden": "true" });
      for (const [key, title] of [["offset", "Offset"], ["velocity", "Velocity"]]) {
        const values = this.film.curves.flatMap((curve) => curve[key]).filter((value) => value !== null);
        if (values.length === 0) continue;
        const low = Math.min(0, ...values), high = Math.max(1, ...values);
        const plot = drawing("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none" });
        const y = (value) => (98 - (value - low) / (high - low) * 96).toFixed(2);
        plot.append(drawing("line", { x1: 0, x2: 1000, y1: y(0), y2: y(0) }));
        this.film.curves.forEach((curve, index) => {
          const breaks = new Set(curve.breaks);
          let pen = "M";
          const path = curve[key].map((value, tick) => {
            if (value === null || (key === "offset" && breaks.has(tick))) pen = "M";
            if (value === null) return "";
            const point = `${pen}${(this.film.times[tick] / this.end * 1000).toFixed(1)} ${y(value)}`;
            pen = "L";
            return point;
          }).join("");
          const drawnPath = drawing("path", { d: path });
          drawnPath.style.setProperty("--curve", `var(--curve-${index % 4})`);
          plot.append(drawnPath);
        });
        const needle = drawing("line", { class: "at", y1: 0, y2: 100 });
        this.needles.push(needle);
        plot.append(needle);
        this.scrub(plot);
        figure.append(element("figcaption", {}, title), element("div", { class: "plot" }, plot,
          element("span", { class: "top" }, number(high, 0)), element("span", { class: "bottom" }, number(low, 0))));
      }
      return figure;
    }

    buildEvents() {
      this.lines = this.film.events.map(([time, kind, scroller, words]) => element("li", {},
        element("button", { type: "button", class: kind, onclick: () => this.go(time) },
          element("time", {}, `${number(time, 2)} s`), element("i"),
          element("span", {}, element("b", {}, `${scroller} · `), words))));
      return element("section", { class: "events", "aria-label": "Events" }, element("ol", {}, ...this.lines));
    }

    buildDeck() {
      this.told = element("p", { class: "told", hidden: "" });
      const rail = element("div", { class: "rail" });
      this.line = element("div", {
        class: "line", role: "slider", tabindex: "0", "aria-label": "Time", "aria-valuemin": "0",
        "aria-valuemax": this.end.toFixed(2),
      }, rail, ...this.buildDrags(), ...this.buildMarks(), element("span", { class: "knob" }));
      this.scrub(this.line);
      const key = (words, name, act, more = {}) => element("button", {
        type: "button", title: `${words} (${name})`, "aria-label": words, "aria-keyshortcuts": name, onclick: act, ...more,
      });
      this.playing = key("Play", "Space", () => this.toggle(), { class: "main" });
      const first = key("First frame", "Home", () => this.show(0), { class: "edge" });
      const back = key("One frame back", "ArrowLeft", () => this.step(-1));
      const on = key("One frame on", "ArrowRight", () => this.step(1));
      const last = key("Last frame", "End", () => this.show(this.times.length - 1), { class: "edge" });
      this.looping = key("Loop", "L", () => this.loop(), { "aria-pressed": "false" });
      const theme = key("Light or dark", "T", () => this.theme(), { class: "edge" });
      const help = key("Keys", "?", () => this.help(), { class: "edge" });
      for (const [button, sign] of [
        [this.playing, "▶"], [first, "|◀"], [back, "◀"], [on, "▶"], [last, "▶|"], [this.looping, "Loop"], [theme, "◐"], [help, "Keys ?"],
      ]) button.append(element("span", { "aria-hidden": "true" }, sign));
      this.pace = element("select", { title: "Speed (, .)", onchange: () => this.setSpeed(Number(this.pace.value)) },
        ...speeds.map((speed) => element("option", { value: speed }, `${speed} ×`)));
      this.pace.value = String(this.speed);
      this.clock = element("output", { "aria-live": "off" });
      return element("div", { class: "deck" }, this.told, this.line, element("div", { class: "buttons" },
        this.playing, first, back, on, last, element("label", {}, element("span", {}, "Speed"), this.pace),
        this.looping, ...(this.isWhole ? [theme, help] : []), this.clock));
    }

    /** The spans in which the pointer is pressed. */
    buildDrags() {
      const spans = [];
      let start = null;
      this.times.forEach((time, index) => {
        const isPressed = this.film.pointers[index]?.[2] === 1;
        if (isPressed && start === null) start = time;
        if (start !== null && (!isPressed || index === this.times.length - 1)) {
          spans.push(element("span", { class: "drag", style: `left:${start / this.end * 100}%;width:${(time - start) / this.end * 100}%` }));
          start = null;
        }
      });
      return spans;
    }

    buildMarks() {
      return this.film.events.filter(([, kind]) => drawn.includes(kind)).map(([time, kind, scroller, words]) => {
        const text = `${number(time, 2)} s · ${scroller}: ${words}`;
        const tell = () => {
          this.told.textContent = text;
          this.told.style.setProperty("--where", `${time / this.end * 100}%`);
          this.told.style.setProperty("--share", time / this.end);
          this.told.hidden = false;
        };
        const hide = () => { this.told.hidden = true; };
        return element("button", {
          type: "button", class: `mark ${kind}`, "aria-label": text, style: `left:${time / this.end * 100}%`,
          onpointerenter: tell, onpointerleave: hide, onfocus: tell, onblur: hide,
          onclick: (event) => { this.go(time); event.stopPropagation(); },
        });
      });
    }

    scrub(target) {
      const move = (event) => {
        const box = target.getBoundingClientRect();
        this.pause();
        this.go(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * this.end);
      };
      target.addEventListener("pointerdown", (event) => {
        if (event.target.closest(".mark")) return;
        target.setPointerCapture(event.pointerId);
        move(event);
      });
      target.addEventListener("pointermove", (event) => { if (event.buttons & 1 && target.hasPointerCapture(event.pointerId)) move(event); });
    }

    /** The last frame at a time. */
    frameAt(time) {
      let low = 0, high = this.times.length - 1;
      while (low < high) {
        const middle = low + high + 1 >> 1;
        if (this.times[middle] <= time + 1e-6) low = middle; else high = middle - 1;
      }
      return low;
    }

    go(time) { this.show(this.frameAt(time)); }

    step(by) {
      this.pause();
      this.show(this.current + by);
    }

    /** Shows a frame; one far away is read piece by piece, so that the page stays awake. */
    show(index) {
      this.wanted = Math.min(Math.max(index, 0), this.times.length - 1);
      this.base = { clock: performance.now(), time: this.times[this.wanted] };
      if (!this.isReading) this.read();
    }

    read() {
      const start = performance.now();
      const { frames } = this;
      let way = frames.way(this.wanted);
      while (way > 1 && performance.now() - start < 40) {
        frames.frame(this.wanted - way + 1);
        way = frames.way(this.wanted);
      }
      this.isReading = way > 1;
      if (this.isReading) {
        setTimeout(() => this.read());
        return;
      }
      this.words.set(frames.frame(this.wanted));
      if (this.current === this.wanted) return;
      this.current = this.wanted;
      this.paintScreen.putImageData(this.image, 0, 0);
      this.paintHand();
      this.tell();
    }

    /** Reads the film once while nothing else happens, so that any frame is near. */
    readAhead() {
      const idle = window.requestIdleCallback ?? ((act) => setTimeout(() => act({ timeRemaining: () => 8 }), 30));
      const ahead = new FilmFrames({ ...this.film, frames: this.film.frames.length });
      const work = (rest) => {
        while (ahead.next < this.times.length && rest.timeRemaining() > 4) ahead.read();
        // The frames that are shown may have been read further, and need what they have passed.
        if (ahead.snapshots.length > this.frames.snapshots.length) this.frames.snapshots = ahead.snapshots;
        if (ahead.next < this.times.length) idle(work);
      };
      idle(work);
    }

    paintHand() {
      const { film, hand } = this;
      const ratio = window.devicePixelRatio || 1;
      const box = this.picture.getBoundingClientRect();
      hand.width = Math.round(box.width * ratio);
      hand.height = Math.round(box.height * ratio);
      const pointer = film.pointers[this.current];
      if (!pointer || !box.width) return;
      const share = box.width / (film.width / film.scale);
      const brush = hand.getContext("2d");
      // The pointer keeps the size of a fingertip, a little smaller on a small picture.
      brush.scale(ratio * share, ratio * share);
      const grown = 1 / Math.sqrt(Math.min(share, 1));
      const [x, y, isPressed, rippleX, rippleY, age] = pointer;
      const [line, halo] = film.isLight ? ["#C8401F", "#FFFDF8D9"] : ["#FF8A66", "#141519D9"];
      const ring = (x, y, radius, width, color) => {
        brush.beginPath();
        brush.arc(x, y, Math.max(radius - width / 2, 0.5), 0, 2 * Math.PI);
        brush.lineWidth = width;
        brush.strokeStyle = color;
        brush.stroke();
      };
      const disc = (radius, color) => {
        brush.beginPath();
        brush.arc(x, y, radius, 0, 2 * Math.PI);
        brush.fillStyle = color;
        brush.fill();
      };
      if (age !== undefined && age < 1) {
        brush.globalAlpha = 0.7 * (1 - age);
        ring(rippleX, rippleY, (10 + 22 * (1 - (1 - age) * (1 - age))) * grown, 2 * grown, line);
        brush.globalAlpha = 1;
      }
      if (isPressed) {
        disc(9 * grown, halo);
        disc(7.5 * grown, line);
      } else {
        brush.globalAlpha = 0.2;
        disc(8 * grown, line);
        brush.globalAlpha = 1;
        ring(x, y, 10 * grown, 4 * grown, halo);
        ring(x, y, 9 * grown, 2 * grown, line);
      }
    }

    tell() {
      const { film, current } = this;
      const tick = film.frames[current], time = this.times[current], share = time / this.end;
      this.now.replaceChildren(`${number(time, 3)} s `, element("small", {}, `frame ${current + 1} of ${this.times.length}`));
      film.curves.forEach((curve, index) => {
        const [offset, velocity, page] = this.cells[index];
        offset.textContent = number(curve.offset[tick], 2);
        velocity.textContent = number(curve.velocity[tick], 1);
        page.textContent = curve.page[tick] == null ? "–" : `${curve.page[tick]}/${curve.pages}`;
      });
      for (const needle of this.needles) {
        needle.setAttribute("x1", share * 1000);
        needle.setAttribute("x2", share * 1000);
      }
      this.line.style.setProperty("--at", share);
      this.line.setAttribute("aria-valuenow", time.toFixed(2));
      this.line.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds, frame ${current + 1} of ${this.times.length}`);
      this.clock.textContent = `${number(time, 2)} / ${number(this.end, 2)} s`;
      const past = film.events.findLastIndex(([at]) => at <= time + 1e-6);
      if (past !== this.past) {
        this.lines[this.past]?.firstChild.removeAttribute("aria-current");
        const line = this.lines[past]?.firstChild;
        line?.setAttribute("aria-current", "true");
        const box = this.lines[past]?.closest(".events");
        if (line && box.scrollHeight > box.clientHeight) {
          box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 2;
        }
        this.past = past;
      }
    }

    toggle() { if (this.plays) this.pause(); else this.play(); }

    play() {
      if (this.current >= this.times.length - 1) this.show(0);
      this.plays = true;
      this.base = { clock: performance.now(), time: this.times[this.wanted] };
      this.tellPlaying();
      requestAnimationFrame((clock) => this.tick(clock));
    }

    tick(clock) {
      if (!this.plays) return;
      const time = this.base.time + Math.max(clock - this.base.clock, 0) / 1000 * this.speed;
      if (time > this.end + 0.3 * this.speed || (time >= this.end && !this.loops)) {
        if (this.loops) this.show(0);
        else {
          this.go(this.end);
          this.pause();
        }
      } else {
        const { base } = this;
        this.go(Math.min(time, this.end));
        this.base = base;
      }
      requestAnimationFrame((next) => this.tick(next));
    }

    pause() {
      this.plays = false;
      this.tellPlaying();
    }

    tellPlaying() {
      this.playing.firstChild.textContent = this.plays ? "❚❚" : "▶";
      this.playing.setAttribute("aria-label", this.plays ? "Pause" : "Play");
    }

    setSpeed(speed) {
      this.base = { clock: performance.now(), time: this.times[this.wanted] };
      this.speed = speed;
      this.pace.value = String(speed);
    }

    changeSpeed(by) {
      const index = speeds.indexOf(this.speed) + by;
      if (speeds[index]) this.setSpeed(speeds[index]);
    }

    loop() {
      this.loops = !this.loops;
      this.looping.setAttribute("aria-pressed", this.loops);
    }

    theme() {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
    }

    help() { document.getElementById("keys")?.showModal(); }

    /** Acts on a key; returns false for one that means nothing here. */
    press(key) {
      const acts = {
        " ": () => this.toggle(), ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1),
        Home: () => { this.pause(); this.show(0); }, End: () => { this.pause(); this.show(this.times.length - 1); },
        ",": () => this.changeSpeed(-1), ".": () => this.changeSpeed(1), l: () => this.loop(),
        ...(this.isWhole ? { t: () => this.theme(), "?": () => this.help() } : {}),
      };
      const act = acts[key.length === 1 ? key.toLowerCase() : key];
      act?.();
      return act !== undefined;
    }

    /** Acts on the keys that are pressed in an element. */
    listen(target) {
      target.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
        const isOwn = event.target.matches?.("select") ? event.key !== " " : event.key === "Enter";
        if (isOwn || (event.key === " " && event.target.matches?.("button, select"))) return;
        if (!this.press(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      });
    }
  };
})();

(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);

  // A film of a report is made when it comes near.
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      new FilmPlayer(read(target.dataset.film), target.firstChild).listen(target);
    }
  }, { rootMargin: "800px" });
  // The films stand below this script.
  document.addEventListener("DOMContentLoaded", () => {
    for (const figure of document.querySelectorAll("figure.reel")) watcher.observe(figure);
    const main = document.querySelector("main.reel");
    if (!main) return;
    window.film = new FilmPlayer(read("film"), main);
    window.film.listen(document);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button.command");
    if (!button) return;
    const said = button.querySelector("span");
    navigator.clipboard?.writeText(button.querySelector("code").textContent).then(() => { said.textContent = "copied"; }, () => {});
  });
})();
