import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Named facts about one item: status, date, points, address.",
  avoid: "The same facts about many items: Table.",
};
