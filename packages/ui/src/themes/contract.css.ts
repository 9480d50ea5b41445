import { createGlobalThemeContract } from "@vanilla-extract/css";
import { brandVariables, sharedVariables, variableName } from "./variables.ts";

/**
 * Every custom property of the kit, under a stable public name: `vars.color.textMuted` is `--lu-color-text-muted`.
 * A brand sets `color`, `radius`, `font`, `slant` and `art`; the rest is the same in all brands.
 */
export const vars = createGlobalThemeContract({ ...brandVariables, ...sharedVariables }, (_value, path) =>
  variableName(path),
);
