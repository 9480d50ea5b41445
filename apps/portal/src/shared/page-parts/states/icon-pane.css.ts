import { vars } from "@lucarne/ui/tokens";
import { style } from "@vanilla-extract/css";

/** An icon on a leaning pane. */
export const pane = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  placeItems: "center",
  inlineSize: "52px",
  blockSize: "44px",
  marginBlockEnd: vars.space.medium,
  marginInlineStart: `calc(${vars.slant.ratio} * 22px)`,
  color: vars.color.onPrimarySoft,
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: vars.radius.pane,
    backgroundColor: vars.color.primarySoft,
    transform: `skewX(calc(-1 * ${vars.slant.angle}))`,
  },
});

/** Below an icon of the server, which is dark ink for a light ground. */
export const picturePane = style([
  pane,
  { "::before": { backgroundColor: `light-dark(${vars.color.primarySoft}, ${vars.color.primaryActive})` } },
]);
