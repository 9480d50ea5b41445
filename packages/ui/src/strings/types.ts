/** Languages the kit speaks. Serbian and Bosnian are written in Latin script. */
export const uiLanguages = [
  "en",
  "pl",
  "cs",
  "sk",
  "sl",
  "hr",
  "bs",
  "sr",
  "bg",
  "uk",
  "ro",
  "hu",
  "et",
  "lt",
  "lv",
] as const;
export type UiLanguage = (typeof uiLanguages)[number];

/** Every word the kit says by itself. Words about the app's own things come as props. */
export interface UiStrings {
  /** Closes a dialog, sheet, drawer, notice or toast. */
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** Something is being fetched or sent; read to a screen reader by spinners, skeletons and pending buttons. */
  readonly loading: string;
  /** Beside the label of a field that may stay empty. */
  readonly optional: string;
  /** A field is being checked by the server. */
  readonly checking: string;
  /** Read before the message of a field or notice, where sighted readers see an icon. */
  readonly error: string;
  readonly warning: string;
  readonly info: string;
  readonly success: string;
  readonly skipToContent: string;
  readonly mainNavigation: string;
  readonly breadcrumbs: string;
  readonly pagination: string;
  /** Heard as the name of the country part of a phone field. */
  readonly countryCode: string;
  readonly increase: string;
  readonly decrease: string;
  readonly pause: string;
  readonly play: string;
  /** Said in place of "region" of slides that change by themselves, and of "group" of each of them. */
  readonly carousel: string;
  readonly carouselSlide: string;
  readonly page: (page: number) => string;
  readonly slide: (position: number, count: number) => string;
  /** Characters left in a text field; `count` may be 0. */
  readonly charactersLeft: (count: number) => string;
  /** Shown by a field that holds more than it may. */
  readonly charactersOver: (count: number) => string;
  /** Announced when a list of suggestions changes. */
  readonly results: (count: number) => string;
}
