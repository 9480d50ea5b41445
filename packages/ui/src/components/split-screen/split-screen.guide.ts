import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "A page before signing in: one short form and a picture. StoryScreen for a message alone, such as maintenance.",
  avoid: "Signed-in pages: the parts of AppFrame.",
};
