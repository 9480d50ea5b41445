// A list of 200 projects in the built portal on a processor that is slowed down four times: frames while it is scrolled
// from end to end, and what a change of one project draws. The server gives 20 projects on a page, so its answer is
// extended to 200.
import type { Browser } from "@playwright/test";
import { z } from "zod";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { percentile } from "../../../scripts/lib/bench/percentile.ts";
import { openSlowly } from "./open-slowly.ts";
import { withPortal } from "./with-portal.ts";

export const name = "projects";

const ROWS = 200;
const CHANGED = 120;
/** Pixels that the page is scrolled in each frame, and how often the list is scrolled from end to end. */
const STEP = 60;
const ROUNDS = 3;

const PROJECT = z.looseObject({ id: z.number(), street_name: z.string() });
const PROJECTS = z.object({
  data: z.tuple([PROJECT], PROJECT),
  meta: z.looseObject({}),
});

/** The answer with 200 projects, of which one has another address once `isChanged` says so. */
const extend = (answer: z.infer<typeof PROJECTS>, isChanged: boolean) => {
  const data = Array.from({ length: ROWS }, (_, at) => {
    const project = answer.data[at % answer.data.length] ?? answer.data[0];

    return {
      ...project,
      id: project.id + at * 1_000_000,
      uuid: `0193b2c9-b619-78ee-bfa4-${String(at).padStart(12, "0")}`,
      street_name: at === CHANGED && isChanged ? "Changed 1" : project.street_name,
    };
  });

  return { data, meta: { ...answer.meta, per_page: ROWS, last_page: 1, total: ROWS } };
};

/** Runs in the page: scrolls from end to end and resolves with the times between frames, in ms. */
const scroll = (step: number): Promise<number[]> =>
  new Promise((resolve) => {
    const frames: number[] = [];
    window.scrollTo(0, 0);
    let before: number | undefined;
    const frame = (now: number) => {
      if (before !== undefined) frames.push(now - before);
      before = now;
      const end = document.documentElement.scrollHeight - window.innerHeight;
      if (window.scrollY >= end - 1) {
        resolve(frames);
        return;
      }
      window.scrollBy(0, step);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** Runs in the page: has the list fetched again and resolves with the rows whose content has changed. */
const change = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const list = document.querySelector("tbody");
    if (!list) {
      reject(new Error("There is no list of projects."));
      return;
    }
    const rows = new Set<Element | null>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        rows.add(element?.closest("tbody tr") ?? element);
      }
      if (!list.textContent.includes("Changed 1")) return;
      // The task after the next frame: everything is drawn.
      requestAnimationFrame(() =>
        setTimeout(() => {
          observer.disconnect();
          resolve(rows.size);
        }),
      );
    });
    observer.observe(list, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    // The answer is old, and the network is back: the list is fetched again.
    const now = Date.now;
    Date.now = () => now() + 10 * 60_000;
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
  });

const measure = async (browser: Browser, url: string, token: string): Promise<Row[]> => {
  let isChanged = false;
  const { context, page } = await openSlowly(browser, {
    url,
    token,
    at: "/projects",
    prepare: (opened) =>
      opened.route("**/api/v1/project?*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: extend(PROJECTS.parse(await response.json()), isChanged) });
      }),
  });
  const frames: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) frames.push(...(await page.evaluate(scroll, STEP)));
  isChanged = true;
  const drawn = await page.evaluate(change);
  await context.close();
  const at = (share: number) => percentile(frames, share).toFixed(1);
  const late = frames.filter((time) => time > 34).length;

  return [
    { figure: `${ROWS} rows: frame while scrolling, median`, value: at(0.5), unit: "ms", against: "60 Hz is 16.7" },
    { figure: `${ROWS} rows: frame while scrolling, 95 %`, value: at(0.95), unit: "ms" },
    { figure: `${ROWS} rows: frames over 34 ms`, value: late, unit: "", against: `of ${frames.length}` },
    { figure: `${ROWS} rows: rows drawn for one change`, value: drawn, unit: "", against: "limit 1" },
  ];
};

export const run = (): Promise<Row[]> =>
  withPortal(({ browser, backend, token }) => measure(browser, backend.url, token));
