/** Ids of the covers, which customers know by name. */
export type CoverName =
  | "golden-slate"
  | "summer-clay"
  | "morning-loft"
  | "winter-house"
  | "patina-noon"
  | "blue-hour"
  | "autumn-ridge"
  | "high-sun-shutters"
  | "rain-sensor"
  | "study-blinds"
  | "before-after"
  | "layers-day"
  | "new-light-bedroom"
  | "spring-house"
  | "layers-copper"
  | "night-watch"
  | "ascent"
  | "patina-stack"
  | "dawn-loft"
  | "winter-close"
  | "starlight"
  | "shutters-high-sun"
  | "dusk-row"
  | "golden-row"
  | "winter-right"
  | "exploded-right"
  | "patina-morning"
  | "panes"
  | "slate-courses"
  | "patina-seam"
  | "patina-tile"
  | "chalk-light";

/** Every word of the form in one language. Counts stand after their words, so that no plural form is needed. */
export interface FormWords {
  readonly sections: {
    /** With a person's name, and without one. */
    readonly person: string;
    readonly company: string;
    readonly cover: string;
    /** In place of the cover, where it is a plain texture. */
    readonly background: string;
    readonly contact: string;
    readonly text: string;
    readonly services: string;
    readonly more: string;
  };
  readonly fields: {
    readonly name: string;
    readonly surname: string;
    readonly companyName: string;
    readonly address: string;
    readonly link: string;
    readonly phone: string;
    readonly email: string;
    readonly shortDescription: string;
    readonly longDescription: string;
    readonly logo: string;
    /** A field that the form has no name for. */
    readonly other: (number: number) => string;
  };
  readonly hints: {
    readonly contact: string;
    readonly text: string;
    readonly headline: string;
    readonly address: string;
    readonly more: string;
    /** The product's print has no place for the field. */
    readonly notPrinted: string;
    /** The link is complete: what its code opens. */
    readonly opens: (address: string) => string;
    readonly codeFailed: string;
    readonly codePicture: string;
    readonly fineCode: string;
    readonly cut: (limit: string) => string;
    readonly cutLines: (limit: string) => string;
  };
  readonly logo: {
    readonly prompt: string;
    readonly another: string;
    readonly partner: string;
    readonly rules: (kinds: string) => string;
    readonly sending: (sent: string, all: string) => string;
    readonly size: (size: string) => string;
    readonly notDrawn: (size: string) => string;
    readonly remove: (name: string) => string;
    readonly cancel: (name: string) => string;
    readonly tooLarge: string;
    readonly wrongType: (kinds: string) => string;
    readonly empty: string;
    readonly failed: string;
    readonly tryAgain: string;
    readonly lowResolution: (resolution: string, least: string) => string;
    readonly lowContrast: string;
  };
  readonly services: {
    readonly chosen: (count: string, most: string) => string;
    readonly more: (count: string) => string;
    readonly full: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly tryAgain: string;
  };
  readonly problems: {
    readonly title: string;
    /** A field and what is wrong with it. */
    readonly line: (field: string, problem: string) => string;
    readonly required: string;
    readonly addedEmpty: string;
    readonly noContact: string;
    readonly noDescription: string;
    readonly servicesExactly: (count: string) => string;
    readonly servicesNone: string;
    readonly servicesMissing: string;
    readonly badPhone: string;
    readonly badEmail: string;
    readonly badLink: string;
    readonly digits: string;
    readonly tooLong: string;
    readonly uploadRunning: string;
    readonly uploadRefused: string;
    readonly doesNotFit: string;
    readonly noLetter: (signs: string) => string;
    readonly codeTooFine: string;
    readonly soldOut: string;
  };
  readonly preview: {
    readonly title: string;
    /** With its side or its size. */
    readonly titleOf: (what: string) => string;
    readonly side: string;
    readonly front: string;
    readonly back: string;
    readonly turnOver: string;
    readonly enlarge: string;
    readonly larger: string;
    readonly smaller: string;
    readonly undo: string;
    readonly redo: string;
    readonly failed: string;
    readonly tryAgain: string;
    readonly proof: string;
    readonly proofFailed: string;
  };
  readonly order: {
    readonly quantity: string;
    /** Stands before the number, read out only. */
    readonly price: string;
    readonly goOn: string;
    readonly goOnShort: string;
  };
  readonly covers: Readonly<Record<CoverName, string>>;
}
