import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../test-sample.ts";
import { language } from "../platform/intl/portal-language.ts";
import { queryClient } from "../platform/session/portal-api.ts";
import { PAGE_NAMES, pageRow } from "../shared/navigation/page-table.ts";
import { renderScreen, type OpenScreen } from "../testing/render-screen.tsx";
import { TRANSLATORS } from "../testing/translators.ts";

const UUID = "0193b2ce-94f7-76dc-9d62-d5f712947b00";
const addressOf = (path: string) => path.replace("*", "/no/such/page").replaceAll(/:\w+/g, UUID);
const CONTROLS = "button, summary, [role=tab], [role=menuitem], [role=option], input[type=radio], input[type=checkbox]";
/** Ends the session or leaves the portal, and so the test. */
const LEAVES = /log out|sign out|reload|log in/i;

const controls = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => one.checkVisibility() && !one.matches(":disabled") && !LEAVES.test(one.textContent),
  );

/** Enough for the menus, tabs and dialogs of a screen. */
const MAX_PRESSED = 12;

/** What a control is, for as long as it has its words. */
const nameOf = (one: HTMLElement): string =>
  [one.tagName, one.id, one.getAttribute("aria-label"), one.getAttribute("value"), one.textContent].join("|");

/**
 * Presses controls once, also those that appear by it, and translates what each of them changes. A control that leads to
 * another page is followed by `open` and not by Back: one that replaced its page leaves nothing to go back to but the
 * entries of earlier tests.
 */
const pressAll = async (translate: () => Promise<void>, open: OpenScreen["open"]): Promise<void> => {
  const pressed = new Set<string>();
  while (pressed.size < MAX_PRESSED) {
    const next = controls().find((one) => !pressed.has(nameOf(one)));
    if (!next) return;
    pressed.add(nameOf(next));
    const { pathname } = location;
    next.click();
    await translate();
    if (location.pathname === pathname) continue;
    await open(pathname);
    await translate();
  }
};

/** Types into the fields, some of it wrong. */
const typeEverywhere = async (translate: () => Promise<void>): Promise<void> => {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "main :is(input:not([type]), input:is([type=text], [type=email], [type=tel], [type=search]), textarea)",
  );
  for (const field of fields) {
    if (!field.isConnected || !field.checkVisibility() || field.disabled || field.readOnly) continue;
    await userEvent.fill(field, "1 a");
    await translate();
  }
};

/** What the examples call people, companies and things: no text that the browser translates may contain it. */
const KEPT = [
  "Marek",
  "Zieliński",
  "Okna Kraków sp. z o.o.",
  "marek.zielinski@okna-krakow.example",
  "6762345678",
  "2026/000412",
  "PL-2026-00117",
  "ul. Polna 12",
];

const translatedNames = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text;
    if (
      parent?.translate === true &&
      !parent.closest("style, script") &&
      KEPT.some((kept) => textContent?.includes(kept))
    )
      found.push(textContent ?? "");
  }
  return found;
};

const CASES = PAGE_NAMES.map(pageRow).map(({ path, frame }, index) => ({
  path,
  frame,
  translator: TRANSLATORS[index % TRANSLATORS.length],
}));

test.each(everyNth(12, CASES))(
  "$path goes on working while it is translated $translator.name (LANG-11)",
  async ({ path, frame, translator }) => {
    const translated = new Set<string>();
    const translate = async () => {
      for (const name of translatedNames()) translated.add(name);
      await translator?.translate(document.body);
      await new Promise(requestAnimationFrame);
    };
    vi.stubGlobal("print", () => undefined);
    vi.stubGlobal("open", () => null);
    const { open } = await renderScreen(addressOf(path), { signedIn: frame !== "anonymous" });
    await translate();
    await expect.poll(() => document.querySelector("h1")).not.toBeNull();
    await translate();
    await typeEverywhere(translate);
    await pressAll(translate, open);
    await queryClient.refetchQueries();
    await translate();
    await language.change("pl");
    await translate();
    await language.change("en");
    await translate();
    expect(page.getByText("We could not load this page").elements()).toEqual([]);
    expect([...translated]).toEqual([]);
  },
);
