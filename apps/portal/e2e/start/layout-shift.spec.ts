import type { Page } from "@playwright/test";
import { z } from "zod";
import { everyNth } from "../../../../test-sample.ts";
import { loadedPages } from "../../bench/loaded-pages.ts";
import { type Stored, storeBefore } from "../../bench/phone.ts";
import { answerOneByOne } from "../support/network/answer-one-by-one.ts";
import type { Backend } from "../support/servers/backend.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { answerAs, parseAs } from "../support/json.ts";
import { addressOf, type BuiltRoute, routes } from "../support/screens/routes.ts";

/** What may move while a page loads, in parts of the screen: a count with another number of digits than its place. */
const MAX_SHIFT = 0.005;

/** Adds up what moves without an action of the user. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    const tell = () => Reflect.set(window, "__shifts", JSON.stringify({ sum, shifts }));
    tell();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        sum += Number(Reflect.get(entry, "value"));
        const sources: unknown = Reflect.get(entry, "sources");
        const source: unknown = Array.isArray(sources) ? sources[0] : undefined;
        const node: unknown = source instanceof Object ? Reflect.get(source, "node") : undefined;
        shifts.push(`${Reflect.get(entry, "value")} ${node instanceof Node ? node.textContent?.slice(0, 40) : ""}`);
        tell();
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const SHIFTS = z.object({ sum: z.number(), shifts: z.array(z.string()) });

const shiftsOf = async (page: Page): Promise<z.infer<typeof SHIFTS>> =>
  parseAs(SHIFTS, await page.evaluate(() => String(Reflect.get(window, "__shifts"))));

/** The calls in the order in which they are answered last: each answer can change the page. */
const ORDERS = [
  ["config", "notifications", "points"],
  ["points", "notifications", "config"],
  ["user/self", "points", "notifications"],
] as const;

/** The same with what the page itself asks for. */
const ORDERS_OF: readonly (readonly [path: string, orders: readonly (readonly string[])[]])[] = [
  ["/", ORDERS],
  ["/notifications", ORDERS],
  ["/shop", [...ORDERS, ["shop/categories", "shop/products"], ["user/self", "shop/products", "shop/categories"]]],
  ["/rewards", [["config"], ["user/self", "config"], ["v1/behaviour", "config"]]],
  ["/resources", [["config"], ["v1/content", "config"]]],
  ["/team", [["config"], ["installer/user", "config"], ["config", "installer/user"]]],
  ["/team/add", [["config"], ["installer/user", "config"], ["config", "installer/user"]]],
  ["/club-card", [["products/cards"], ["products/cards", "card/account"], ["points", "config"]]],
  ["/projects", [...ORDERS, ["user/self", "v1/project"], ["v1/project", "config"]]],
];
const WIDTHS = [768, 390];

const CASES = ORDERS_OF.flatMap(([path, orders]) =>
  orders.flatMap((order) => WIDTHS.map((width) => ({ path, order, width }))),
);

for (const { path, order, width } of everyNth(18, CASES))
  signedIn(
    `${path} at ${width} px: nothing moves when ${order.join(", then ")} are answered late`,
    { tag: "@phone" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await watchShifts(page);
      const gates = order.map(() => Promise.withResolvers<void>());
      await page.route("**/api/**", async (route) => {
        const at = order.findIndex((part) => route.request().url().includes(part));
        if (at !== -1) await gates[at]?.promise;
        // A call that was given up is gone.
        await route.continue().catch(() => undefined);
      });
      await page.goto(path);
      // Without the user there is the frame alone.
      const first = order.some((part) => part === "user/self")
        ? page.getByRole("banner")
        : page.getByRole("heading", { level: 1 });
      await expect(first).toBeVisible();
      for (const [at, part] of order.entries()) {
        const answer = page.waitForResponse((response) => response.url().includes(part));
        gates[at]?.resolve();
        await answer;
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
      await page.waitForLoadState("networkidle");
      const { sum, shifts } = await shiftsOf(page);
      expect(sum, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
    },
  );

const SESSION = z.object({ token: z.string() });

type Opened = { path: string; stored?: Stored | undefined };

/** The address of a page and the values to store for it. A page of one object opens the first one of the user. */
const openedPage = async (route: BuiltRoute, page: Page, { url }: Backend): Promise<Opened> => {
  const { origins } = await page.context().storageState();
  const session = origins.flatMap((origin) => origin.localStorage).find(({ name }) => name === "lucarne.session");
  if (!session) return { path: addressOf(route) };
  const { token } = parseAs(SESSION, session.value);
  const api = (at: string) =>
    answerAs(z.unknown(), page.request.get(`${url}/api${at}`, { headers: { authorization: `Bearer ${token}` } }));
  const [own] = await loadedPages({ api }, token, [route]);

  return own ?? { path: addressOf(route) };
};

/** A page for a visitor begins signed out. */
const testOf = ({ frame }: BuiltRoute) => (frame === "signed-in" || frame === "either" ? signedIn : test);

/** Every page of the page table; the normal run opens every third on a phone, the two orders in turn. */
for (const [index, route] of routes.entries())
  for (const [at, order] of (["oldest", "newest"] as const).entries())
    testOf(route)(
      `${route.pattern}: nothing moves while its calls are answered one by one, the ${order} first`,
      { tag: index % 6 === 1 + 3 * at ? "@phone" : "@long" },
      async ({ page, backend }) => {
        const { path, stored } = await openedPage(route, page, backend);
        if (stored) await storeBefore(page, stored);
        await watchShifts(page);
        await answerOneByOne(page, path, order);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
        const { sum, shifts } = await shiftsOf(page);
        expect(sum, shifts.join("\n")).toBeLessThanOrEqual(MAX_SHIFT);
      },
    );

signedIn(
  "a notice of the connection moves nothing and covers neither the header nor what has the focus",
  { tag: "@phone" },
  async ({ page, context, faults }) => {
    faults.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await watchShifts(page);
    await page.goto("/shop");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const before = (await shiftsOf(page)).sum;
    // The last link or button that is seen has the focus.
    const focused = await page.evaluateHandle(() => {
      const seen = [...document.querySelectorAll<HTMLElement>("main a, main button")].filter(
        (one) => one.getBoundingClientRect().bottom < innerHeight - 74 && one.getBoundingClientRect().height > 0,
      );
      const last = seen.at(-1);
      last?.focus({ preventScroll: true });
      return last;
    });
    await context.setOffline(true);
    const notice = page.getByRole("region", { name: "No connection" });
    await expect(notice).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const covers = await notice.evaluate((element, target) => {
      const own = element.getBoundingClientRect();
      const isCovered = (other: Element | null | undefined): boolean => {
        const box = other?.getBoundingClientRect();
        return box !== undefined && box.height > 0 && box.bottom > own.top && box.top < own.bottom;
      };
      return {
        header: isCovered(document.querySelector("header")),
        tabs: [...document.querySelectorAll("nav")].some((nav) => isCovered(nav)),
        focused: isCovered(target),
      };
    }, focused);
    expect(covers).toEqual({ header: false, tabs: false, focused: false });
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    const { sum, shifts } = await shiftsOf(page);
    expect(sum - before, shifts.join("\n")).toBeLessThanOrEqual(0.001);
  },
);
