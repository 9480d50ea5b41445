import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { z } from "zod";

const preloadTable = z.object({
  entry: z.array(z.string()),
  routes: z.array(z.object({ pattern: z.string(), files: z.array(z.string()) })),
  languages: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
});

/** The pages that open without a network (SCAN-11, OFF-5). */
const OFFLINE_PAGES = new Set(["/", "/login", "/projects", "/projects/:uuid", "/projects/:uuid/scan", "*"]);
/** Larger code that loads later belongs to the shop's configurators, which need a network anyway. In bytes. */
const LARGEST = 100_000;

/** Says whether a built file is needed without a network; words are kept in the chosen language only (OFF-1). */
const offlineFiles = (outDir: string): ((file: string, size: number) => boolean) => {
  const { entry, routes, languages } = preloadTable.parse(
    JSON.parse(readFileSync(path.join(outDir, "preload.json"), "utf8")),
  );
  const needed = new Set([
    ...entry,
    ...routes.filter(({ pattern }) => OFFLINE_PAGES.has(pattern)).flatMap(({ files }) => files),
  ]);
  const ofOtherPages = new Set([
    ...routes.flatMap(({ files }) => files),
    ...Object.values(languages).flatMap((groups) => Object.values(groups).flat()),
  ]);

  return (file, size) => needed.has(file) || (!ofOtherPages.has(file) && size <= LARGEST);
};

/**
 * Builds the service worker with the list of the files that this version needs without a network. The page itself is in
 * the list under an address of its own, with the hash of its text as its revision.
 */
export const serviceWorker = (root: string): PluginOption => {
  const outDir = path.join(root, "dist");

  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/worker",
    filename: "service-worker.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["assets/*.{js,css}", "art/empty-{error,projects}.svg", "icon.svg"],
      maximumFileSizeToCacheInBytes: 10_000_000,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const isNeeded = offlineFiles(outDir);
          const page = readFileSync(path.join(outDir, "index.html"));
          const revision = createHash("sha256").update(page).digest("hex").slice(0, 16);
          const files = entries
            .filter(({ url, size }) => !url.startsWith("assets/") || isNeeded(url, size))
            .map((entry) => ({ ...entry, url: `/${entry.url}` }));

          return { manifest: [...files, { url: "/?shell", revision, size: page.length }] };
        },
      ],
    },
  });
};
