import { componentStyle } from "../../styles/style.ts";
import { typeStyle } from "../../internal/styles/type-style.ts";
import { vars } from "../../themes/contract.css.ts";
import { media } from "../../tokens/breakpoints.ts";
import { focusRing } from "../../internal/styles/focus-ring.ts";

export const zone = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.gutter,
  minBlockSize: "96px",
  padding: vars.space.large,
  border: `1.5px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  transitionProperty: "border-color, background-color",
  transitionDuration: vars.duration.quick,
  selectors: {
    "&:hover, &[data-state=over]": { borderColor: vars.color.primary, backgroundColor: vars.color.primarySoft },
    "&:has([aria-invalid=true])": { borderColor: vars.color.negative },
    "&:has(:disabled)": { backgroundColor: vars.color.disabledBg, color: vars.color.textMuted },
    "&:has(:focus-visible)": focusRing,
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-state=over]": { borderColor: "Highlight", borderStyle: "solid" },
        "&:has(:disabled)": { borderColor: "GrayText", color: "GrayText" },
      },
    },
  },
});
/** The native input covers the zone and handles clicks, keys and dropped files. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
});
export const words = componentStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" });
export const title = componentStyle({ fontWeight: vars.weight.strong });
export const rules = componentStyle({
  ...typeStyle("small"),
  color: vars.color.textSubtle,
  "@media": { [media.forcedColors]: { selectors: { [`${zone}:has(:disabled) &`]: { color: "GrayText" } } } },
});

export const list = componentStyle({ display: "grid", gap: vars.space.xsmall, marginBlockStart: vars.space.xsmall });
export const item = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});
/** White in the dark scheme too, because logos are designed for white paper. */
export const preview = componentStyle({
  inlineSize: "56px",
  blockSize: "44px",
  objectFit: "contain",
  borderRadius: vars.radius.pane,
  backgroundColor: "white",
});
export const name = componentStyle({ fontWeight: vars.weight.strong });
export const meta = componentStyle({ ...typeStyle("small"), color: vars.color.textSubtle });
export const wrong = componentStyle({
  ...typeStyle("small"),
  color: vars.color.negative,
  fontWeight: vars.weight.strong,
});
export const bar = componentStyle({ gridColumn: "1 / -1" });
export const buttons = componentStyle({ display: "flex" });
