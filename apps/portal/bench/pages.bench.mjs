// The size of each page of the built portal beyond the frame, and the time to paint after a navigation on a processor
// that is slowed down four times: the first visit of a page, whose code is loaded by the click or when its link is pointed
// at, and a later one. Then the time to the form of a configured product on a slow phone.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startBackend } from "../../../scripts/lib/bench-backend.ts";
import { findChromium } from "../../../scripts/lib/chromium.ts";
import { buildPortal } from "../../../scripts/lib/portal-build.ts";
import { readPages } from "../build/page-sizes.ts";
import { INSTALLER, openSlowly } from "./open-slowly.mjs";
import { timeThrottled } from "./throttled-page.mjs";

export const name = "portal";

const root = path.resolve(import.meta.dirname, "../../..");
const ROUNDS = 7;
/** Milliseconds after which a page has its data, pictures and prefetched code. */
const SETTLED = 2000;
/** Milliseconds between pointing at a link and the click. */
const POINTED = 500;
const BYTES_LIMIT = "limit 40.0";
const FORM_LIMIT = "limit 2000";
const TIME_LIMIT = "limit 200; bulletproof-react 440 from login to register";

/** Links of the frame and the headings behind them. */
const PAGES = [
  { link: "/projects", heading: "Projects" },
  { link: "/team", heading: "Team" },
  { link: "/resources", heading: "Resources" },
  { link: "/rewards", heading: "Rewards" },
  { link: "/balance", heading: "Points balance" },
];

/** The fastest round: other work on the machine only adds to a time. */
const fastest = (values) => Math.min(...values);

const sizes = () => {
  const { routes, filesOf, sum, frame } = readPages(path.join(root, "apps/portal/dist"));

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
const timeClick = ({ link, heading }) =>
  new Promise((resolve, reject) => {
    const target = [...document.querySelectorAll(`a[href="${link}"]`)].find((one) => one.checkVisibility());
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

const times = async (browser, url, token) => {
  const measured = PAGES.map((page) => ({ ...page, first: [], pointed: [], later: [] }));
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
const formTime = async (browser, { url, api }, token) => {
  const { data } = await api("/v2/shop/products?page=1&limit=1&type=business_card_horizontal&active=1&is_visible=1", {
    token,
  });
  const path = `/shop/${data[0].uuid}`;
  const rounds = [];
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

export const run = async () => {
  await buildPortal(root);
  const folder = await mkdtemp(path.join(os.tmpdir(), "lucarne-pages-"));
  const backend = await startBackend(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const token = await backend.signIn(INSTALLER);

    return [...sizes(), ...(await times(browser, backend.url, token)), ...(await formTime(browser, backend, token))];
  } finally {
    await browser.close();
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
