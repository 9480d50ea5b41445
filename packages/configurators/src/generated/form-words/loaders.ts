// Written by scripts/locales.ts from locales/configurators. Change the texts there and run it again.
import type { FormWords } from "./types.ts";

export const loaders: Readonly<Record<"bg" | "bs" | "cs" | "en" | "et" | "hr" | "hu" | "lt" | "lv" | "pl" | "ro" | "sk" | "sl" | "sr" | "uk", () => Promise<{ readonly words: FormWords }>>> = {
  bg: () => import("./bg.ts"),
  bs: () => import("./bs.ts"),
  cs: () => import("./cs.ts"),
  en: () => import("./en.ts"),
  et: () => import("./et.ts"),
  hr: () => import("./hr.ts"),
  hu: () => import("./hu.ts"),
  lt: () => import("./lt.ts"),
  lv: () => import("./lv.ts"),
  pl: () => import("./pl.ts"),
  ro: () => import("./ro.ts"),
  sk: () => import("./sk.ts"),
  sl: () => import("./sl.ts"),
  sr: () => import("./sr.ts"),
  uk: () => import("./uk.ts"),
};
