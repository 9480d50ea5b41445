import "./layers.css.ts";
import "../themes/foundation.css.ts";
import "../themes/scheme.css.ts";
import { media } from "../tokens/breakpoints.ts";
import { vars } from "../themes/contract.css.ts";
import { globalLayerStyle } from "./style.ts";
import { focusRing } from "../internal/styles/focus-ring.ts";

globalLayerStyle("reset", "*, ::before, ::after", { boxSizing: "border-box" });
globalLayerStyle("reset", "*", { margin: 0, padding: 0 });
globalLayerStyle("reset", "html", { textSizeAdjust: "100%", WebkitTextSizeAdjust: "100%", scrollPaddingBlock: "96px" });
globalLayerStyle("reset", "body", {
  minBlockSize: "100dvh",
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.text.body.weight,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "break-word",
  WebkitFontSmoothing: "antialiased",
});
globalLayerStyle("reset", "h1, h2, h3, h4", { textWrap: "balance", fontSize: "inherit", fontWeight: "inherit" });
globalLayerStyle("reset", "p, li, dd", { textWrap: "pretty" });
globalLayerStyle("reset", "ul, ol", { listStyle: "none" });
globalLayerStyle("reset", "img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
globalLayerStyle("reset", "button, input, select, textarea", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  background: "none",
  border: 0,
  borderRadius: 0,
});
globalLayerStyle("reset", "button, select, summary, label", { cursor: "pointer" });
globalLayerStyle("reset", "a", { color: "inherit" });
globalLayerStyle("reset", "table", { borderCollapse: "collapse", borderSpacing: 0 });
globalLayerStyle("reset", "fieldset", { border: 0 });
globalLayerStyle("reset", "dialog", { border: 0, color: "inherit", background: "none" });
globalLayerStyle("reset", "[hidden]", { display: "none !important" });
// Arrows follow the text direction.
globalLayerStyle(
  "reset",
  ":is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right, .lucide-send):dir(rtl)",
  { transform: "scaleX(-1)" },
);
globalLayerStyle("reset", ":focus-visible", focusRing);
globalLayerStyle("reset", ":focus:not(:focus-visible)", { outline: "none" });
globalLayerStyle("reset", "*, ::before, ::after", {
  "@media": {
    [media.reducedMotion]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});

// On paper an open modal is whole and alone: otherwise every sheet would repeat what fits on the screen over the page.
globalLayerStyle("overrides", "dialog:modal", {
  "@media": {
    [media.print]: {
      position: "absolute",
      insetBlockEnd: "auto",
      blockSize: "auto",
      maxBlockSize: "none",
      overflow: "visible",
    },
  },
});
globalLayerStyle("overrides", "body:has(dialog:modal)", {
  "@media": { [media.print]: { position: "absolute", blockSize: 0, minBlockSize: 0, overflow: "clip" } },
});
// A sheet above the tab bar, and the ground behind it.
const sheet = '[data-component="Sheet"]:not(:modal)';
globalLayerStyle("overrides", `${sheet}, div:has(+ ${sheet})`, { "@media": { [media.print]: { display: "none" } } });
globalLayerStyle("reset", "tr", { "@media": { [media.print]: { breakInside: "avoid" } } });
