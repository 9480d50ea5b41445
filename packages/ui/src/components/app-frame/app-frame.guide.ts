import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  use: "The frame of every signed-in page: skip link, header, navigation, tab bar on phones, footer, the state of the session.",
  avoid: "Pages before signing in: SplitScreen. More than five tabs; more than one ActionBar.",
};
