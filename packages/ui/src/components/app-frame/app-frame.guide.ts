import type { Guide } from "../../docs/guide.ts";

export const guide: Guide = {
  alsoKnownAs: ["App shell", "Bottom navigation", "Layout", "Navbar"],
  use: "The frame of every signed-in page: skip link, header, navigation, tab bar on phones, footer, the state of the session.",
  avoid: "Pages before signing in: SplitScreen. More than five tabs; more than one ActionBar.",
  accessibility: [
    '`SiteHeader`, `PageMain` and `SiteFooter` are the `header`, `main` and `footer` landmarks. `MainNav` and `TabBar` are `nav` landmarks named "Main navigation" in the language on screen, or by `label`.',
    "`SkipLink` is the first tab stop and moves focus to `PageMain`, whose id is `main`.",
    'The current page has `aria-current="page"`. A tab without `href` is a button, with `aria-expanded` when it has `expanded`.',
    "Give a count its `badgeLabel`; without it screen readers do not get the count. `FrameNotice` is a region named by `label`.",
  ],
  keys: [
    ["Tab", "Onto the skip link, then through the areas of `MainNav` and `TabBar`; each is a stop."],
    [
      "Enter",
      "Follows the skip link or an area, and presses a tab without an address or the menu of the areas that do not fit.",
    ],
    ["Space", "Presses a tab without an address and the menu; links do not take it."],
    ["Escape", "Closes the menu and gives focus back to its button."],
  ],
  states: [
    ['[data-component="MainNav"] [data-state="active"]', "The link to the current page."],
    ['[data-component="MainNav"] [data-state="inactive"]', "The other links."],
    ['[data-component="TabBar"] [data-state="active"]', "The tab of the current page."],
    ['[data-component="TabBar"] [data-state="inactive"]', "The other tabs."],
    ['[data-component="TabBar"] [aria-expanded="true"]', "The tab whose sheet is open."],
  ],
};
