import type { Page } from "@playwright/test";
import { z } from "zod";
import { fillCart, waresOf } from "../support/steps/cart.ts";
import { expect, signedIn, test } from "../support/fixtures.ts";
import { addressOf, type BuiltRoute, routes } from "../support/screens/routes.ts";
import { answerAs } from "../support/json.ts";

const KILOBYTE = 1_000;
/** Files that a page needs on a cold cache: document, scripts, styles, words and fonts. */
const MAX_FILES = 16;
/**
 * Bytes of a page on a cold cache with headers and fonts: with a session, of sign-in, of another page without a session.
 * A file has headers of about 250 bytes, the page of 1,300.
 */
const MAX_BYTES = { signedIn: 267 * KILOBYTE, signIn: 190 * KILOBYTE, visitor: 192 * KILOBYTE };

const isPicture = (name: string) => /\.(svg|png|webp|avif)$/.test(name) || name.startsWith("/art/");

/** An empty cart would redirect to the shop, whose files the checkout's address does not name. */
const chooseVoucher = async (page: Page) => {
  // An address of the portal's origin that loads none of its files.
  await page.goto("/healthz");
  const [ware] = await waresOf(page, "voucher");
  await fillCart(page, { voucher: [{ ware, quantity: 1 }] });
  await page.evaluate(() => sessionStorage.setItem("lucarne.checkout", "cart:voucher"));
};

/** When React has drawn the page's heading, so that the page can be used, in milliseconds since its document began. */
const timeOfUse = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          // The HTML of many pages has the heading before React does, which leaves keys of its own on what it draws.
          const heading = document.querySelector("h1");
          if (heading && Object.keys(heading).some((key) => key.startsWith("__react"))) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const timeOfPaint = (page: Page) =>
  page.evaluate(
    () =>
      // The entry may come after the page has become idle.
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName("first-contentful-paint");
          if (entry) resolve(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );

/** The paths that the page has requested before a time. */
const requestedBefore = (page: Page, time: number) =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < end)
        .map(({ name }) => new URL(name).pathname),
    time,
  );

/** Opens a page on a cold cache and checks what its first view costs. */
const expectCheap = async (page: Page, route: BuiltRoute) => {
  const address = addressOf(route);
  if (route.pattern === "/checkout") await chooseVoucher(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const names = new Map<string, string>();
  const files: { name: string; bytes: number }[] = [];
  client.on("Network.responseReceived", ({ requestId, response }) =>
    names.set(requestId, new URL(response.url).pathname),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    files.push({ name: names.get(requestId) ?? "", bytes: encodedDataLength }),
  );
  /** By file: the files whose code has requested it or imports it. */
  const requesters = new Map<string, string[]>();
  client.on("Network.requestWillBeSent", ({ request, initiator }) => {
    const urls = [initiator.url ?? "", ...(initiator.stack?.callFrames.map(({ url }) => url) ?? [])];
    requesters.set(
      new URL(request.url).pathname,
      urls.flatMap((url) => /\/assets\/.*/.exec(url)?.[0] ?? []),
    );
  });
  const answer = await page.goto(address, { waitUntil: "commit" });
  const usable = await requestedBefore(page, await timeOfUse(page));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");

  const html = (await answer?.text()) ?? "";
  // A page can be used without its pictures, and without the font for letters of names in the answers.
  const isExtra = (name: string) => isPicture(name) || name.endsWith(".woff2");
  const isUnnamed = (name: string) => name.startsWith("/assets/") && !isExtra(name) && !html.includes(name);
  const late = usable.filter(isUnnamed);
  const needed = files.filter(
    ({ name }) => name === address || (name.startsWith("/assets/") && html.includes(name)) || late.includes(name),
  );
  const listing = files.map(({ name, bytes }) => `${bytes} ${name}`).join("\n");
  expect(needed.length, listing).toBeLessThanOrEqual(MAX_FILES);
  expect(
    needed.reduce((sum, { bytes }) => sum + bytes, 0),
    listing,
  ).toBeLessThanOrEqual(route.frame === "signed-in" ? MAX_BYTES.signedIn : MAX_BYTES.visitor);
  // Code that the document names may request another file, which may not request a third one (PERF-3).
  expect(late.filter((name) => requesters.get(name)?.some(isUnnamed))).toEqual([]);
  const early = await requestedBefore(page, await timeOfPaint(page));
  const code = early.filter((name) => /^\/assets\/.*\.(js|css)$/.test(name));
  expect(code).not.toEqual([]);
  // The document names every script and sheet that the first paint needs.
  expect(code.filter(isUnnamed), listing).toEqual([]);
  // A visitor's first paint shares the network with no call.
  if (route.frame === "anonymous") expect(early.filter((name) => name.startsWith("/api/"))).toEqual([]);
};

/** Checked in every run: a page of each frame, the largest ones, and those that installers open most. */
const SAMPLE = new Set(["/login", "/", "/projects/:uuid/scan", "/shop/:uuid"]);

for (const route of routes) {
  const { pattern, frame } = route;
  const journey = frame === "signed-in" ? signedIn : test;
  journey(
    `${pattern} on a cold cache: at most ${MAX_FILES} files before it can be used, no chain deeper than two`,
    { tag: SAMPLE.has(pattern) ? "@desktop" : ["@desktop", "@long"] },
    async ({ page, backend }) => {
      if (pattern === "/maintenance") await backend.operator("PUT", "/maintenance", { on: true });
      try {
        await expectCheap(page, route);
      } finally {
        if (pattern === "/maintenance") await backend.operator("PUT", "/maintenance", { on: false });
      }
    },
  );
}

test(
  "/login on a cold cache: few bytes, no waterfall, nothing moves, nothing uncompressed or unsafe",
  { tag: "@phone" },
  async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    const sizes = new Map<string, number>();
    const urls = new Map<string, string>();
    client.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, "value"));
        Reflect.set(window, "__moved", moved);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));

    const files = [...sizes].map(([id, bytes]) => ({ path: new URL(urls.get(id) ?? "about:blank").pathname, bytes }));
    const first = files.filter(({ path }) => !isPicture(path));
    const total = first.reduce((sum, { bytes }) => sum + bytes, 0);
    const listing = files.map(({ path, bytes }) => `${bytes} ${path}`).join("\n");
    expect(total, listing).toBeLessThanOrEqual(MAX_BYTES.signIn);

    // What is shown first needs no other file (ADR 0018).
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => Reflect.get(entry, "renderBlockingStatus") === "blocking")
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);

    // Every script, style and font is named in the document, not only in another file.
    const initiators = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, initiatorType: initiator, startTime: start }) => ({ name, initiator, start })),
    );
    const html = await (await page.request.get("/login", { headers: { accept: "text/html" } })).text();
    const late = initiators
      .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
      .filter(({ name }) => !html.includes(new URL(name).pathname));
    expect(late).toEqual([]);
    // Letters of the fallback font differ by parts of a pixel.
    expect(await page.evaluate(() => Number(Reflect.get(window, "__moved") ?? 0))).toBeLessThan(0.001);
  },
);

test(
  "the built portal is compressed; files with a content hash are cached permanently, others are revalidated",
  { tag: "@desktop" },
  async ({ page }) => {
    const html = await page.request.get("/login", { headers: { accept: "text/html" } });
    expect(html.headers()["cache-control"]).toContain("no-cache");
    expect(html.headers()["content-encoding"]).toBe("br");
    const policy = html.headers()["content-security-policy"] ?? "";
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain("unsafe");
    expect(html.headers()["x-content-type-options"]).toBe("nosniff");
    expect(html.headers()["referrer-policy"]).toBe("no-referrer");
    expect(html.headers()["cross-origin-opener-policy"]).toBe("same-origin");

    const script = /\/assets\/libraries-[^"]+\.js/.exec(await html.text())?.[0] ?? "";
    const asset = await page.request.get(script);
    expect(asset.status()).toBe(200);
    expect(asset.headers()["cache-control"]).toMatch(/immutable/);
    expect(asset.headers()["content-encoding"]).toBe("br");
    expect((await page.request.get("/assets/no-such-file.js")).status()).toBe(404);
  },
);

test("an unknown call of the API answers a problem and never a page", { tag: "@desktop" }, async ({ page }) => {
  const answer = await page.request.get("/api/v1/no-such-call", { headers: { accept: "text/html" } });
  expect(answer.status()).toBe(404);
  expect(answer.headers()["content-type"]).toContain("application/problem+json");
  expect(await answerAs(z.object({ code: z.string() }), answer)).toEqual({ code: "not_found" });
});

test("while the code of a page without a first view loads, the brand mark is shown @desktop", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: "lucarne-signIn", value: "1", url: baseURL ?? "" }]);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/libraries-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const mark = page.locator("#root");
  await expect(mark).toHaveCSS("opacity", "1");
  // The mark of the theme is 56 to 44.
  await expect.poll(() => mark.boundingBox()).toMatchObject({ width: 56, height: 44 });
  release?.();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(mark).not.toHaveCSS("position", "fixed");
});
