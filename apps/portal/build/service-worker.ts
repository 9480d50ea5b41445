import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { SHELL } from "@lucarne/api-client/page-hints";
import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { offlineFiles } from "./offline-files.ts";

/**
 * Builds the service worker with the list of the files that this version needs without a network. The page itself is in
 * the list under an address of its own, with the hash of its text as its revision.
 */
export const serviceWorker = (root: string): PluginOption => {
  const outDir = path.join(root, "dist");
  const { plugin, isNeeded } = offlineFiles();

  return [
    plugin,
    VitePWA({
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
            const page = readFileSync(path.join(outDir, "index.html"));
            const revision = createHash("sha256").update(page).digest("hex").slice(0, 16);
            const files = entries
              .filter(({ url }) => !url.startsWith("assets/") || isNeeded(url))
              .map((entry) => ({ ...entry, url: `/${entry.url}` }));

            return { manifest: [...files, { url: SHELL, revision, size: page.length }] };
          },
        ],
      },
    }),
  ];
};
