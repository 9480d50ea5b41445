import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["Loading placeholder", "Shimmer"],
  use: "In the shape of the content that is loading, so that the layout does not shift. The region has aria-busy.",
  avoid: "A running action: pending of its Button. A wait without a known shape: Spinner.",
  accessibility: [
    "Hidden from screen readers. The app sets `aria-busy` on the region that is loading.",
    "What has loaded is not announced; do it by `useAnnounce` where users wait for it.",
  ],
};
