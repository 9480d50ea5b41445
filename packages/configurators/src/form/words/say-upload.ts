import { checkPhoto } from "../../artwork/template/check-photo.ts";
import type { Template } from "../../artwork/template/schema.ts";
import { LOGO_EXTENSIONS, PHOTO_EXTENSIONS } from "../logo/check-logo-file.ts";
import type { UploadFault } from "../model/state.ts";
import { type Locale, sayNumber } from "./say.ts";
import type { FormWords } from "./types.ts";

/** A share of 0 to 1 as a percentage. */
export const sayShare = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { style: "percent" }).format(value);

/** Bytes as kilobytes or megabytes. */
export const sayBytes = (locale: Locale, bytes: number): string => {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
};

export const sayPhotoKinds = (): string => PHOTO_EXTENSIONS.join(", ");

export const sayKinds = (): string => LOGO_EXTENSIONS.join(", ");

/** Why a photo is refused; its kinds, pixels and upload have words of their own. */
export const sayPhotoFault = (words: FormWords, locale: Locale, fault: UploadFault, template: Template): string => {
  if (fault === "wrong-type") return words.logo.wrongType({ kinds: sayPhotoKinds() });
  if (fault === "failed") return words.photo.failed;
  const needed = fault === "too-few-pixels" ? checkPhoto(template, { width: 0, height: 0 })?.needed : undefined;
  if (!needed) return sayFault(words, fault);
  return words.photo.tooSmall({ width: sayNumber(locale, needed.width), height: sayNumber(locale, needed.height) });
};

export const sayFault = ({ logo }: FormWords, fault: UploadFault): string => {
  switch (fault) {
    case "too-large":
      return logo.tooLarge;
    case "wrong-type":
      return logo.wrongType({ kinds: sayKinds() });
    case "empty":
      return logo.empty;
    case "damaged":
    case "too-few-pixels":
      return logo.damaged;
    case "locked":
      return logo.locked;
    case "text":
      return logo.text;
    case "fonts":
      return logo.fonts;
    case "effects":
      return logo.effects;
    case "unsupported":
      return logo.unsupported;
    case "outside":
      return logo.outside;
    case "too-complex":
      return logo.tooComplex;
    case "failed":
      return logo.failed;
  }
};
