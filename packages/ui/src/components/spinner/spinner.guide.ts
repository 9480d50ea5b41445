import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Activity indicator", "Loader"],
  use: "A wait of unknown length and shape: a check by a server, a file upload.",
  avoid: "A list or page that is loading: Skeleton. A pressed Button: its pending.",
  accessibility: [
    "Hidden from screen readers, unless `label` makes it an image with that name.",
    "It announces nothing: the region that is loading has `aria-busy`, or the app announces the wait.",
  ],
};
