// Written by scripts/locales.ts from locales/configurators. Change the texts there and run it again.

export interface FormWords {
  readonly covers: {
    readonly ascent: string;
    readonly "autumn-ridge": string;
    readonly "banner-installer": string;
    readonly "banner-words": string;
    readonly "before-after": string;
    readonly "billboard-installer": string;
    readonly "billboard-words": string;
    readonly "blue-hour": string;
    readonly "card-installer": string;
    readonly "chalk-light": string;
    readonly "dawn-loft": string;
    readonly "dusk-row": string;
    readonly "exploded-right": string;
    readonly "first-snow": string;
    readonly "fitting-a-shutter": string;
    readonly "fitting-a-window": string;
    readonly "golden-slate": string;
    readonly "installer-at-work": string;
    readonly "layers-day": string;
    readonly "morning-loft": string;
    readonly "new-light-bedroom": string;
    readonly "night-watch": string;
    readonly "own-photo": string;
    readonly panes: string;
    readonly "patina-seam": string;
    readonly "plain-green": string;
    readonly "rain-sensor": string;
    readonly "shutters-high-sun": string;
    readonly "slate-courses": string;
    readonly "spring-house": string;
    readonly "study-blinds": string;
    readonly "winter-close": string;
    readonly "winter-house": string;
    readonly "winter-right": string;
    readonly "words-only": string;
  };
  readonly draft: {
    readonly continue: string;
    readonly discard: string;
    /** With a day and month, such as “3 November”. */
    readonly offer: (values: { readonly date: string | number }) => string;
    /** When the draft has no date. */
    readonly undated: string;
  };
  readonly fields: {
    readonly address: string;
    readonly companyName: string;
    readonly email: string;
    readonly link: string;
    readonly logo: string;
    readonly longDescription: string;
    readonly name: string;
    /** A field that has no label of its own. */
    readonly other: (values: { readonly number: string | number }) => string;
    readonly phone: string;
    readonly photo: string;
    readonly shortDescription: string;
    readonly surname: string;
  };
  readonly hints: {
    readonly address: string;
    readonly codeFailed: string;
    readonly codePicture: string;
    readonly contact: string;
    readonly cut: (values: { readonly limit: string | number }) => string;
    readonly cutLines: (values: { readonly limit: string | number }) => string;
    readonly fineCode: string;
    readonly headline: string;
    readonly more: string;
    /** The product does not print this field. */
    readonly notPrinted: string;
    /** Shown when the link is complete: what its code opens. */
    readonly opens: (values: { readonly address: string | number }) => string;
    readonly smallText: string;
    readonly text: string;
    readonly textLeftOut: string;
  };
  readonly logo: {
    readonly another: string;
    readonly asPicture: string;
    readonly cancel: (values: { readonly name: string | number }) => string;
    readonly checking: string;
    readonly damaged: string;
    readonly effects: string;
    readonly empty: string;
    readonly failed: string;
    readonly fonts: string;
    readonly locked: string;
    readonly lowContrast: string;
    readonly lowResolution: (values: { readonly least: string | number; readonly resolution: string | number }) => string;
    readonly notDrawn: (values: { readonly size: string | number }) => string;
    readonly outside: string;
    readonly partner: string;
    readonly passedOn: (values: { readonly size: string | number }) => string;
    readonly prompt: string;
    readonly remove: (values: { readonly name: string | number }) => string;
    readonly rules: (values: { readonly kinds: string | number }) => string;
    readonly sending: (values: { readonly all: string | number; readonly sent: string | number }) => string;
    /** The names are those in the file, such as PANTONE 185 C. */
    readonly spotColours: (values: { readonly names: string | number }) => string;
    readonly text: string;
    readonly tooComplex: string;
    readonly tooLarge: string;
    /** The sum of the four inks in percent, such as 400%. */
    readonly tooMuchInk: (values: { readonly ink: string | number; readonly most: string | number }) => string;
    readonly tryAgain: string;
    readonly unsupported: string;
    readonly wrongType: (values: { readonly kinds: string | number }) => string;
  };
  readonly order: {
    readonly goOn: string;
    readonly goOnShort: string;
    /** Read out before the number by a screen reader. */
    readonly price: string;
    readonly quantity: string;
  };
  readonly photo: {
    readonly another: string;
    readonly blurred: (values: { readonly height: string | number; readonly resolution: string | number; readonly width: string | number }) => string;
    readonly failed: string;
    readonly focus: string;
    readonly focusAt: (values: { readonly across: string | number; readonly down: string | number }) => string;
    readonly focusHint: string;
    readonly hint: string;
    readonly notLoaded: (values: { readonly size: string | number }) => string;
    readonly prompt: string;
    readonly tooSmall: (values: { readonly height: string | number; readonly width: string | number }) => string;
  };
  readonly preview: {
    readonly back: string;
    readonly enlarge: string;
    readonly failed: string;
    readonly front: string;
    readonly larger: string;
    readonly proof: string;
    readonly proofFailed: string;
    readonly redo: string;
    readonly side: string;
    readonly smaller: string;
    readonly title: string;
    /** With the side or the size. */
    readonly titleOf: (values: { readonly what: string | number }) => string;
    readonly tryAgain: string;
    readonly turnOver: string;
    readonly undo: string;
  };
  readonly printed: {
    readonly code: (values: { readonly link: string | number }) => string;
    /** With the name of the cover picture. */
    readonly cover: (values: { readonly name: string | number }) => string;
    /** With the company’s name. */
    readonly logo: (values: { readonly name: string | number }) => string;
    readonly title: string;
  };
  readonly problems: {
    readonly addedEmpty: string;
    readonly badEmail: string;
    readonly badLink: string;
    readonly badPhone: string;
    readonly codeTooFine: string;
    readonly digits: string;
    readonly doesNotFit: string;
    /** A field and its problem, in the list of problems. */
    readonly line: (values: { readonly field: string | number; readonly problem: string | number }) => string;
    readonly noContact: string;
    readonly noDescription: string;
    readonly noLetter: (values: { readonly signs: string | number }) => string;
    readonly photoRunning: string;
    readonly required: string;
    readonly servicesExactly: (values: { readonly count: string | number }) => string;
    readonly servicesMissing: string;
    readonly servicesNone: string;
    readonly soldOut: string;
    readonly title: string;
    readonly tooLong: string;
    readonly uploadRefused: string;
    readonly uploadRunning: string;
  };
  readonly sections: {
    /** In place of the cover, when it is a plain texture. */
    readonly background: string;
    /** Products without a person’s name. */
    readonly company: string;
    readonly contact: string;
    readonly cover: string;
    readonly more: string;
    /** Products with a person’s name. */
    readonly person: string;
    readonly services: string;
    readonly text: string;
  };
  readonly services: {
    readonly chosen: (values: { readonly count: string | number; readonly most: string | number }) => string;
    readonly failed: string;
    readonly full: string;
    readonly loading: string;
    readonly more: (values: { readonly count: string | number }) => string;
    readonly none: string;
    readonly tryAgain: string;
  };
}
