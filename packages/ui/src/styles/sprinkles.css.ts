import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { vars } from "../themes/contract.css.ts";
import { media } from "../tokens/breakpoints.ts";
import { layers } from "./layers.css.ts";

/** Responsive properties. Kept few, because each value adds a rule per width. */
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

type Space = "none" | keyof typeof vars.space;

/** One value, or one per width; a missing width has the next narrower one's. */
export type PerWidth<Value> =
  | Value
  | {
      /** From the narrowest screen on. */
      readonly phone?: Value | undefined;
      /** From 760 px on. */
      readonly tablet?: Value | undefined;
      /** From 1080 px on. */
      readonly desktop?: Value | undefined;
    };

/** What `sprinkles` takes. Written out, because the published types must not depend on vanilla-extract. */
export interface Sprinkles {
  readonly display?: PerWidth<"none" | "block" | "flex" | "grid"> | undefined;
  readonly flexDirection?: PerWidth<"row" | "column"> | undefined;
  readonly alignItems?: PerWidth<"start" | "center" | "end" | "stretch" | "baseline"> | undefined;
  readonly justifyContent?: PerWidth<"start" | "center" | "end" | "space-between"> | undefined;
  readonly gap?: PerWidth<Space> | undefined;
  readonly padding?: PerWidth<Space> | undefined;
  readonly flexWrap?: "wrap" | "nowrap" | undefined;
  readonly textAlign?: "start" | "center" | "end" | undefined;
  readonly background?: "canvas" | "surface" | "raised" | "sunken" | "brand" | "brandSoft" | undefined;
  readonly borderRadius?: "badge" | "control" | "card" | "dialog" | undefined;
}

/** Layout classes by property, for the layout primitives: `sprinkles({ gap: "medium" })`. */
export const sprinkles: (properties: Sprinkles) => string = createSprinkles(responsive, fixed);
