import type { Page } from "@playwright/test";
import { faultsOf } from "./layout.ts";

declare global {
  /** Features that were taken away and that the checks of a test need. */
  var takenAway: Pick<Element, "checkVisibility">;
}

/** Takes away what an oldest supported browser lacks (ADR 0017). Runs in the page before its own code. */
const removeNewerFeatures = (): void => {
  const remove = (owner: object, names: readonly PropertyKey[]) => {
    for (const name of names)
      if (!Reflect.deleteProperty(owner, name)) throw new Error(`${String(name)} cannot be taken away.`);
  };
  const iterator: unknown = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  if (!(iterator instanceof Object)) throw new Error("Iterators have no prototype.");
  remove(iterator, ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach"]);
  remove(iterator, ["some", "every", "find"]);
  remove(Set.prototype, ["union", "intersection", "difference", "symmetricDifference"]);
  remove(Set.prototype, ["isSubsetOf", "isSupersetOf", "isDisjointFrom"]);
  remove(Promise, ["withResolvers", "try"]);
  remove(Array, ["fromAsync"]);
  remove(Object, ["groupBy"]);
  remove(Map, ["groupBy"]);
  remove(URL, ["parse", "canParse"]);
  remove(URLSearchParams.prototype, ["size"]);
  remove(Intl, ["DurationFormat"]);
  remove(AbortSignal, ["any"]);
  remove(ReadableStream.prototype, ["values", Symbol.asyncIterator]);
  const { checkVisibility } = Element.prototype;
  globalThis.takenAway = { checkVisibility };
  remove(HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]);
  remove(Element.prototype, ["checkVisibility"]);
  remove(Document.prototype, ["startViewTransition"]);
  remove(Navigator.prototype, ["locks", "vibrate"]);
  remove(globalThis, ["Iterator", "requestIdleCallback", "cancelIdleCallback", "BarcodeDetector", "trustedTypes"]);

  const supports = CSS.supports.bind(CSS);
  const lacks = (text: string) => /position-area|anchor|text-wrap|field-sizing|animation-timeline/.test(text);
  CSS.supports = (...[property, value]: [string, string?]) => {
    if (lacks(property)) return false;
    return value === undefined ? supports(property) : supports(property, value);
  };
  // A constructed sheet is not subject to the page's content security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { text-wrap-style: auto !important; field-sizing: fixed !important }");
  document.adoptedStyleSheets = [sheet];
};

/** Opens every page of a tab as a browser without Trusted Types does: it ignores their directives. */
const ignoreTrustedTypes = (page: Page) =>
  page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const { "content-security-policy": policy = "", ...headers } = response.headers();
      const known = policy.split("; ").filter((directive) => !directive.includes("trusted-types"));
      return route.fulfill({ response, headers: { ...headers, "content-security-policy": known.join("; ") } });
    },
  );

/** Makes a tab a browser that lacks all of what an oldest supported browser lacks and a script can take away. */
export const makeOlder = async (page: Page): Promise<void> => {
  await page.addInitScript(removeNewerFeatures);
  await ignoreTrustedTypes(page);
};

/** Restores what the check of the layout needs, and returns its findings. */
export const layoutFaultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => Object.assign(Element.prototype, globalThis.takenAway));

  return page.evaluate(faultsOf);
};
