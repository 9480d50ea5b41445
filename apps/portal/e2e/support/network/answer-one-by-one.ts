import type { Page, Request } from "@playwright/test";

/** Which of the calls that have no answer yet is answered next. */
export type AnswerOrder = "oldest" | "newest";

/** Calls, and the code that cleans formatted texts: a text is drawn only when that has come. */
const HELD = /\/api\/|\/assets\/clean-html-/;

/** Resolves when the page has drawn what it has and has nothing to do. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((rest) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => rest(0)))),
      ),
  );

/**
 * Opens a page and answers its calls one at a time, each when the page has drawn the answer before it, until the page makes
 * no more.
 */
export const answerOneByOne = async (page: Page, path: string, order: AnswerOrder): Promise<void> => {
  const held: { request: Request; send: () => Promise<void> }[] = [];
  /** Calls and files in flight. */
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  await page.route(HELD, (route) => {
    // A call that was given up is gone.
    held.push({ request: route.request(), send: () => route.continue().catch(() => undefined) });
  });
  await page.goto(path);
  let rests = 0;
  const isDrawn = () => page.evaluate(() => document.querySelector("h1") !== null);
  // What the page does after its first rest may need another file or call.
  while (rests < 2 || !(await isDrawn())) {
    await atRest(page);
    const next = order === "oldest" ? held.shift() : held.pop();
    await next?.send();
    await (await next?.request.response().catch(() => null))?.finished();
    rests = next === undefined && open.size === 0 ? rests + 1 : 0;
  }
};
