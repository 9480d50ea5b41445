import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "In place of a list that is empty or could not be loaded: a title, one sentence, one action.",
  avoid: "While it is loading: Skeleton.",
};
