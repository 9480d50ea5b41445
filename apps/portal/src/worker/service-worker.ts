import { isObject } from "@lucarne/api-client/is-object";
import { SHELL } from "@lucarne/api-client/page-hints";
import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { keepFiles, WORDS_CACHE } from "./keep-files.ts";
import { fetchPage } from "./fetch-page.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// The files of this version. Those of an older one go when no page uses them any more.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [] });

/** A server that never answers must not keep a page from saying so, in milliseconds. */
const TIME_LIMIT = 30_000;
const endsHanging: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { signal: AbortSignal.timeout(TIME_LIMIT) }),
};

// Words and fonts of the chosen language, kept once they are loaded; their names change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: WORDS_CACHE, plugins: [endsHanging] }),
);

// Pages come from the server, so that a deploy, maintenance and a status other than 200 show at once (OFF-3, OFF-4).
const shell = createHandlerBoundToURL(SHELL);
registerRoute(
  new NavigationRoute((options) => fetchPage(options.request, () => shell(options)), { denylist: [/^\/api(\/|$)/] }),
);
// A navigation preload ends in Firefox's own error page when its connection breaks, whatever the worker answers. The worker
// of an earlier version has switched it on for its registration.
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.disable()));

self.addEventListener("message", (event) => {
  const data: unknown = event.data;
  if (!isObject(data)) return;
  if (data["type"] === "take-over") void self.skipWaiting();
  if (data["type"] === "keep" && Array.isArray(data["files"])) event.waitUntil(keepFiles(data["files"]));
});

clientsClaim();
