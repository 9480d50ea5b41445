// The build makes this file a script of its own (build/static-pages.ts), which the server puts into pages that show
// something before their code runs. It has no imports, and its syntax is that of browsers that are too old for the portal.

/**
 * Keeps the last press of a button until the portal's code runs, and marks the button (PERF-12). Without it the press would
 * be lost, or the browser would send a form to the server. A link needs no code.
 */
document.addEventListener(
  "click",
  (event) => {
    const root = document.getElementById("root");
    const button = event.target instanceof Element ? event.target.closest("#root button") : null;
    if (!root || !button || root.hasAttribute("data-taken")) return;
    event.preventDefault();
    const before = root.querySelector("[data-pressed]");
    if (before) before.removeAttribute("data-pressed");
    button.setAttribute("data-pressed", String(event.detail));
  },
  true,
);
