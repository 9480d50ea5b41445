import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Pages of a long list, as links that can be shared, or as buttons for a list without an address; only the range when there is one page.",
  avoid: "Lists that are read to the end, such as a conversation.",
};
