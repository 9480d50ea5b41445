import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Config provider", "Context", "I18n", "Translations"],
  use: "Once around the app: the kit's texts in the current language, and the router's link component.",
  avoid: "Around single components.",
  accessibility: [
    "`strings` are what the kit says to screen readers, so they are in the language of the page: set `lang` on `html` to the same.",
    "Without it a part throws, because it would have no names. `linkComponent` renders a native link.",
  ],
};
