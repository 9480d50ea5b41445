import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { vars } from "../themes/contract.css.ts";
import { media } from "../tokens/breakpoints.ts";
import { layers } from "./layers.css.ts";

/** Properties that may change with the width of the screen; few on purpose, each value costs a rule per width. */
const responsive = defineProperties({
  "@layer": layers.layout,
  conditions: { phone: {}, tablet: { "@media": media.tabletUp }, desktop: { "@media": media.desktopUp } },
  defaultCondition: "phone",
  responsiveArray: ["phone", "tablet", "desktop"],
  properties: {
    display: ["none", "block", "flex", "grid"],
    flexDirection: ["row", "column"],
    alignItems: ["start", "center", "end", "stretch", "baseline"],
    justifyContent: ["start", "center", "end", "space-between"],
    gap: { none: "0", ...vars.space },
    padding: { none: "0", ...vars.space },
  },
});

const fixed = defineProperties({
  "@layer": layers.layout,
  properties: {
    flexWrap: ["wrap", "nowrap"],
    textAlign: ["start", "center", "end"],
    background: {
      canvas: vars.color.canvas,
      surface: vars.color.surface,
      raised: vars.color.surfaceRaised,
      sunken: vars.color.surfaceSunken,
      brand: vars.color.surfaceBrand,
      brandSoft: vars.color.surfaceBrandSoft,
    },
    borderRadius: {
      badge: vars.radius.badge,
      control: vars.radius.control,
      card: vars.radius.card,
      dialog: vars.radius.dialog,
    },
  },
});

/** Layout classes by property, for the layout primitives: `sprinkles({ gap: "medium" })`. */
export const sprinkles = createSprinkles(responsive, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
