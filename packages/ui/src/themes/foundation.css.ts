import { assignVars, globalStyle } from "@vanilla-extract/css";
import { layers } from "../styles/layers.css.ts";
import { media } from "../tokens/breakpoints.ts";
import { duration, easing, layer, shadow, size, space, text, weight } from "../tokens/generated.ts";
import { vars } from "./contract.css.ts";

/** Values shared by all brands. Text styles use their phone sizes below 760 px. */
const textVars = (width: "desktop" | "phone") =>
  Object.fromEntries(
    Object.entries(text).flatMap(([name, styles]) => {
      const contract = vars.text[name as keyof typeof text];
      const { size: fontSize, line, weight: fontWeight, tracking } = styles[width];
      return Object.entries(
        assignVars(contract, { size: fontSize, line: `${line}`, weight: `${fontWeight}`, tracking }),
      );
    }),
  );

const asText = <Name extends string>(values: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) as Record<Name, string>;

globalStyle(":root", {
  "@layer": {
    [layers.theme]: {
      vars: {
        ...assignVars(vars.space, space),
        ...assignVars(vars.size, size),
        ...assignVars(vars.shadow, shadow),
        ...assignVars(vars.duration, duration),
        ...assignVars(vars.easing, easing),
        ...assignVars(vars.weight, asText(weight)),
        ...assignVars(vars.layer, asText(layer)),
        ...textVars("desktop"),
      },
      "@media": { [media.belowTablet]: { vars: textVars("phone") } },
    },
  },
});
