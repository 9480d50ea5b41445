// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.

export interface UiStrings {
  readonly breadcrumbs: string;
  /** Role name of a slide show, spoken by a screen reader in place of “region”. */
  readonly carousel: string;
  /** Role name of one slide, spoken in place of “group”. */
  readonly carouselSlide: string;
  /** Characters left in a text field. `count` may be 0. */
  readonly charactersLeft: (values: { readonly count: number }) => string;
  /** Shown when a field holds more characters than it may. */
  readonly charactersOver: (values: { readonly count: number }) => string;
  /** The server is checking a field. */
  readonly checking: string;
  /** Name of the button that opens the calendar of a date field, and of the calendar. Follows the field's label and a colon: “From: choose a date”, so it starts with a small letter. */
  readonly chooseDate: string;
  /** Closes a dialog, sheet, drawer, notice or toast. */
  readonly close: string;
  /** Name of the country part of a phone field, for a screen reader. */
  readonly countryCode: string;
  /** The text of a date field is no day. `pattern` is the order in the language's letters: DD.MM.YYYY. */
  readonly dateInvalid: (values: { readonly pattern: string | number }) => string;
  /** `date` is the first day that may be chosen. */
  readonly dateTooEarly: (values: { readonly date: string | number }) => string;
  /** `date` is the last day that may be chosen. */
  readonly dateTooLate: (values: { readonly date: string | number }) => string;
  readonly decrease: string;
  /** Spoken before the message of a field or notice, where an icon is shown. */
  readonly error: string;
  readonly hidePassword: string;
  readonly increase: string;
  readonly info: string;
  /** Something is loading or being sent. Spoken by a screen reader for spinners, skeletons and pending buttons. */
  readonly loading: string;
  readonly mainNavigation: string;
  /** Name of the group of the two buttons that change the month of a calendar, for a screen reader. */
  readonly months: string;
  readonly more: string;
  readonly next: string;
  readonly nextMonth: string;
  readonly numberInvalid: (values: { readonly example: string | number }) => string;
  readonly numberTooHigh: (values: { readonly number: string | number }) => string;
  readonly numberTooLow: (values: { readonly number: string | number }) => string;
  /** Beside the label of a field that may stay empty. */
  readonly optional: string;
  readonly page: (values: { readonly number: string | number }) => string;
  readonly pagination: string;
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly previousMonth: string;
  /** Announced when a list of suggestions changes. */
  readonly results: (values: { readonly count: number }) => string;
  readonly showPassword: string;
  readonly skipToContent: string;
  readonly slide: (values: { readonly count: string | number; readonly position: string | number }) => string;
  readonly success: string;
  readonly warning: string;
}
