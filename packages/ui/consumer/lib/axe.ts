import axe from "axe-core";
import type { Page } from "playwright";

declare global {
  var axe: {
    run: (options: { preload: boolean }) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** What axe finds on the page, as `rule: element`. */
export const findingsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Colours change in a transition, in which a text may have too little contrast.
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    // It would fetch the sheets once more, which a page that is a file may not.
    const { violations } = await globalThis.axe.run({ preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
};
