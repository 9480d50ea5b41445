import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "Destinations as tiles of a sheet; ActionRow for a setting with its value.",
  avoid: "Content with a picture or price: CardLink.",
};
