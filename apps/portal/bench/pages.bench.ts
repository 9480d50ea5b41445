// The size of each page of the built portal beyond the frame, and the time to paint after a navigation on a processor
// that is slowed down four times: the first visit of a page, whose code is loaded by the click or when its link is pointed
// at, and a later one. Then the time to the form of a configured product on a slow phone, and what loading each page costs
// beside a plain page of the same server.
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { z } from "zod";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { buildPortal } from "../../../scripts/lib/build/portal-build.ts";
import { readPages } from "../build/page-sizes.ts";
import { loadedPages } from "./loaded-pages.ts";
import { loadPage, type PageLoad } from "./page-load.ts";
import { openSlowly } from "./open-slowly.ts";
import { timeThrottled } from "./throttled-page.ts";
import { type Portal, ROOT, withPortal } from "./with-portal.ts";

export const name = "portal";

const DIST = path.join(ROOT, "apps/portal/dist");
const ROUNDS = 7;
/** Milliseconds after which a page has its data, pictures and prefetched code. */
const SETTLED = 2000;
/** Milliseconds between pointing at a link and the click. */
const POINTED = 500;
const BYTES_LIMIT = "limit 40.0";
const FORM_LIMIT = "limit 2000";
const TIME_LIMIT = "limit 200; bulletproof-react 440 from login to register";

/** A file of the same server without scripts, styles and pictures, beside which the pages are measured. */
const PLAIN = {
  path: "/plain.html",
  html: '<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Plain</title><h1>A plain page</h1></html>\n',
};
const LOADS = 3;

/** A link of the frame and the heading behind it. */
type Target = { link: string; heading: string };

const PAGES: readonly Target[] = [
  { link: "/projects", heading: "Projects" },
  { link: "/team", heading: "Team" },
  { link: "/resources", heading: "Resources" },
  { link: "/rewards", heading: "Rewards" },
  { link: "/balance", heading: "Points balance" },
];

const PRODUCTS = z.object({ data: z.tuple([z.object({ uuid: z.string() })]) });

/** The fastest round: other work on the machine only adds to a time. */
const fastest = (values: readonly number[]) => Math.min(...values);

const sizes = (): Row[] => {
  const { routes, filesOf, sum, frame } = readPages(DIST);

  return routes
    .filter((route) => route.frame === "signed-in")
    .map((route) => {
      const { all } = filesOf(route, "en");
      const own = sum(all.filter((file) => !frame.has(file)));

      return {
        figure: `${route.pattern}: own code, ${all.length} files`,
        value: (own / 1000).toFixed(1),
        unit: "kB br",
        against: BYTES_LIMIT,
      };
    });
};

/** Runs in the page: clicks a link and resolves with the time to the frame that shows the heading behind it. */
const timeClick = ({ link, heading }: Target): Promise<number> =>
  new Promise((resolve, reject) => {
    const target = [...document.querySelectorAll<HTMLElement>(`a[href="${link}"]`)].find((one) =>
      one.checkVisibility(),
    );
    if (!target) {
      reject(new Error(`There is no link to ${link}.`));
      return;
    }
    const began = performance.now();
    const observer = new MutationObserver(() => {
      if (document.querySelector("main h1")?.textContent !== heading) return;
      observer.disconnect();
      // The task after the next frame: the frame is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    target.click();
  });

const times = async (browser: Browser, url: string, token: string): Promise<Row[]> => {
  const measured = PAGES.map((target) => {
    const first: number[] = [];
    const pointed: number[] = [];
    const later: number[] = [];
    return { ...target, first, pointed, later };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of measured) {
      const opened = await openSlowly(browser, { url, token, at: "/" });
      target.first.push(await opened.page.evaluate(timeClick, target));
      await opened.context.close();
      const { context, page } = await openSlowly(browser, { url, token, at: "/" });
      await page.locator(`a[href="${target.link}"]:visible`).first().hover();
      await page.waitForTimeout(POINTED);
      target.pointed.push(await page.evaluate(timeClick, target));
      await page.waitForTimeout(SETTLED);
      await page.evaluate(timeClick, { link: "/shop", heading: "Shop" });
      await page.waitForTimeout(SETTLED);
      target.later.push(await page.evaluate(timeClick, target));
      await context.close();
    }
  }

  return measured.flatMap(({ link, first, pointed, later }) => [
    {
      figure: `${link}: first visit painted, link not pointed at before`,
      value: fastest(first).toFixed(0),
      unit: "ms",
    },
    { figure: `${link}: first visit painted`, value: fastest(pointed).toFixed(0), unit: "ms", against: TIME_LIMIT },
    { figure: `${link}: later visit painted`, value: fastest(later).toFixed(0), unit: "ms", against: TIME_LIMIT },
  ]);
};

/** The form of a product that is printed with the company's data, opened by its address. */
const formTime = async (browser: Browser, { url, api }: Portal["backend"], token: string): Promise<Row[]> => {
  const products = "/v2/shop/products?page=1&limit=1&type=business_card_horizontal&active=1&is_visible=1";
  const { data } = PRODUCTS.parse(await api(products, { token }));
  const path = `/shop/${data[0].uuid}`;
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await timeThrottled(browser, { url, path, token, selector: "main form" }));

  return [
    {
      figure: "configurator: form visible on a slow phone",
      value: fastest(rounds).toFixed(0),
      unit: "ms",
      against: FORM_LIMIT,
    },
  ];
};

/** Loads a page as often as it takes: the shortest times, the largest shift and the most requests. */
const load = async (browser: Browser, page: Parameters<typeof loadPage>[1]) => {
  const rounds: PageLoad[] = [];
  for (let round = 0; round < LOADS; round += 1) rounds.push(await loadPage(browser, page));
  const best = (figure: keyof PageLoad) => fastest(rounds.map((one) => one[figure]));
  const most = (figure: keyof PageLoad) => Math.max(...rounds.map((one) => one[figure]));

  return {
    lcp: best("lcp"),
    tbt: best("tbt"),
    requests: most("requests"),
    cls: most("cls"),
  };
};

const loadRow = (figure: string, { lcp, tbt, requests, cls }: PageLoad, plain?: PageLoad): Row => ({
  figure: `${figure}: LCP, blocked, layout shift, requests`,
  value: [lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(4), requests].join(" / "),
  unit: "ms / ms / CLS / count",
  against: plain && `plain page: LCP ${(lcp / plain.lcp).toFixed(1)} ×, requests ${requests / plain.requests} ×`,
});

const loads = async (browser: Browser, backend: Portal["backend"], token: string): Promise<Row[]> => {
  const { url } = backend;
  const { routes } = readPages(DIST);
  const plain = await load(browser, { url, path: PLAIN.path });
  const rows = [loadRow("a plain page", plain)];
  for (const { pattern, path: address, isSignedIn, stored } of await loadedPages(backend, token, routes)) {
    const isMaintenance = pattern === "/maintenance";
    if (isMaintenance) await backend.operator("/maintenance", { method: "PUT", body: { on: true } });
    const page = { url, path: address, token: isSignedIn ? token : undefined, stored };
    rows.push(loadRow(pattern, await load(browser, page), plain));
    // With what the first visit has left: the cache, the service worker and a cookie that names the picture.
    if (pattern === "/") rows.push(loadRow("/ again", await load(browser, { ...page, again: true }), plain));
    if (isMaintenance) await backend.operator("/maintenance", { method: "PUT", body: { on: false } });
  }

  return rows;
};

export const run = async (): Promise<Row[]> => {
  await buildPortal(ROOT);
  const plain = path.join(DIST, PLAIN.path);
  // Before the server starts, which lists its files then.
  writeFileSync(plain, PLAIN.html);
  try {
    return await withPortal(async ({ browser, backend, token }) => [
      ...sizes(),
      ...(await loads(browser, backend, token)),
      ...(await times(browser, backend.url, token)),
      ...(await formTime(browser, backend, token)),
    ]);
  } finally {
    rmSync(plain, { force: true });
  }
};
