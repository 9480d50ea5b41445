import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Auth layout", "Login page"],
  use: "A page before signing in: one short form and a picture. StoryScreen for a message alone, such as maintenance.",
  avoid: "Signed-in pages: the parts of AppFrame.",
  accessibility: [
    "Both screens have a `header` and a `main` with the id `main`, which a `SkipLink` can focus.",
    "The picture is hidden from screen readers. `caption` is in an `aside`, so that landmarks lead to it.",
    "The heading of level 1 is in `children`.",
  ],
};
