import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "The current position in three to six steps; on phones the current step as text.",
  avoid: "Parts that can be opened in any order: Tabs.",
};
