import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const folder = path.resolve(import.meta.dirname, "../public");
const manifest = z
  .object({
    name: z.string().min(1),
    start_url: z.literal("/"),
    scope: z.literal("/"),
    display: z.enum(["standalone", "fullscreen", "minimal-ui"]),
    theme_color: z.string(),
    icons: z.array(z.object({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.string().optional() })),
  })
  .parse(JSON.parse(readFileSync(path.join(folder, "manifest.webmanifest"), "utf8")));

/** Width and height of a PNG file, from its header. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(path.join(folder, file));
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");

  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

test.each(["192x192", "512x512"])("the portal can be installed: an icon of %s", (size) => {
  const icon = manifest.icons.find(({ sizes, purpose = "any" }) => sizes === size && purpose === "any");
  expect(icon?.type).toBe("image/png");
  expect(sizeOf(icon?.src ?? "")).toBe(size);
});

test("every icon is there, one of them for a mask", () => {
  for (const { src } of manifest.icons) expect(readFileSync(path.join(folder, src)).length).toBeGreaterThan(0);
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

const page = readFileSync(path.join(folder, "../index.html"), "utf8");

test("the page names the manifest, and its colour for browsers that do not read it", () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
});

test("the page names an icon of 180x180 for iOS", () => {
  const [, icon = ""] = /<link rel="apple-touch-icon" href="([^"]+)" \/>/.exec(page) ?? [];
  expect(sizeOf(icon)).toBe("180x180");
});
