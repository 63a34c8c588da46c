"use strict";
(() => {
  const calmMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const picture = (id) => {
    const stored = document.getElementById(id);
    return stored ? `data:image/png;base64,${stored.textContent.trim()}` : "";
  };

  // Pictures become elements when they come near.
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.src = picture(target.dataset.picture);
      watcher.unobserve(target);
    }
  }, { rootMargin: "800px" });
  for (const image of document.querySelectorAll("img[data-picture]")) watcher.observe(image);

  // An animation begins anew each time that it is wanted.
  for (const button of document.querySelectorAll(".play")) {
    const image = button.querySelector("img");
    const show = (plays) => {
      button.classList.toggle("playing", plays);
      image.src = "";
      image.src = picture(plays ? button.dataset.film : image.dataset.picture);
    };
    let tapped = false;
    if (!calmMotion.matches) {
      button.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") show(true); });
      button.addEventListener("pointerleave", (event) => {
        if (event.pointerType === "mouse" && !tapped) show(false);
      });
    }
    button.addEventListener("click", () => {
      tapped = !tapped;
      show(tapped);
    });
  }
})();
