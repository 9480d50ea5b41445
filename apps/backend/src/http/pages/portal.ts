import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import fastifyStatic from "@fastify/static";
import { SHELL } from "@lucarne/api-client/page-hints";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";

import { type Encoding, negotiateEncoding } from "./accept-encoding.ts";
import { type InlineHashes, pageHeaders } from "./content-security.ts";
import {
  filesFor,
  inlineScript,
  inlineStyles,
  loadCodeLast,
  type PageSource,
  type PreloadTable,
  renderPage,
  routeOf,
} from "./page-files.ts";
import { pageHint } from "./page-hint.ts";
import { pageLanguage } from "./page-language.ts";
import { readStaticPages, withLastPicture } from "./static-pages.ts";

export type PortalOptions = {
  /** The built portal, an absolute path. */
  dist: string;
  /** Visitors use https even when this process does not see it (behind a proxy). */
  https: boolean;
};

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Lucarne</title></head>
  <body>
    <h1>The portal is not built yet</h1>
    <p>Run <code>npm start</code>, which builds it, or <code>npm run dev</code>, which serves it while you work on it. The API answers under <code>/api</code>.</p>
  </body>
</html>
`;

const METHODS: HTTPMethods[] = ["GET", "HEAD"];

const digestOf = (data: string | Buffer, encoding: "base64" | "base64url"): string =>
  createHash("sha256").update(data).digest(encoding);

const hashOf = (text: string): string => `sha256-${digestOf(text, "base64")}`;

type Page = { etag: string; bodies: Record<Encoding, Buffer> } & Omit<InlineHashes, "styleAttributes">;

const pageOf = ({ html, styles, scripts }: PageSource): Page => {
  const identity = Buffer.from(html);
  return {
    etag: digestOf(identity, "base64url").slice(0, 22),
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
    styles: styles.map(hashOf),
    scripts: scripts.map(hashOf),
  };
};

const readIfThere = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, "utf8");
  } catch {
    return undefined;
  }
};

/** The files that may be served, as URL paths; anything else is not found, whatever a path contains. */
const servedFiles = async (dist: string): Promise<Set<string>> => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const hidden = /^\/(?:index\.html|preload\.json|static\/.*)$/;
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`);
  return new Set(files.filter((file) => !hidden.test(file) && !file.includes("/.") && !/\.(br|gz|map)$/.test(file)));
};

/** The style sheets among these files by address, without one that would end its element in a page. */
const readStyleSheets = async (dist: string, files: ReadonlySet<string>): Promise<Map<string, string>> => {
  const read = async (file: string): Promise<[string, string]> => [file, await readFile(path.join(dist, file), "utf8")];
  const sheets = await Promise.all([...files].filter((file) => file.endsWith(".css")).map(read));
  return new Map(sheets.filter(([, text]) => !/<\/style/i.test(text)));
};

const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? "/";

const wantsPage = (request: FastifyRequest): boolean => /text\/html|\*\/\*/.test(request.headers.accept ?? "*/*");

/** A path that names a file: a missing one answers 404 and never a page. */
const namesFile = (urlPath: string): boolean => urlPath.startsWith("/assets/") || /\.[a-z0-9]{1,12}$/i.test(urlPath);

const isHashed = (urlPath: string): boolean => urlPath.startsWith("/assets/");

const ONCE = { etag: false, lastModified: false, acceptRanges: false } as const;

const isApi = (urlPath: string): boolean => urlPath === "/api" || urlPath.startsWith("/api/");

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply => {
  const encoding = negotiateEncoding(request.headers["accept-encoding"]);
  const etag = `"${page.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  reply.headers({ "cache-control": "no-cache", vary: "Accept-Encoding, Cookie", etag });
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (reply.statusCode === 200 && known?.includes(etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(page.bodies[encoding]);
};

const SIGN_IN = "/login";
/** A link that starts an emulated session: what it shows is known only once the portal has read it. */
const EMULATION = /[?&]token=/;

/** Whether the browser stores an unfinished sign-in or registration, which the page shows instead of its first view. */
const hasUnfinished = (cookies: string | undefined, page: string | undefined): boolean =>
  (page === "signIn" || page === "registration") && pageHint(cookies, page) !== undefined;

/**
 * Serves the built portal beside the API: hashed files immutable, pages revalidated, everything compressed by the
 * build, and for each page the preload list of its route and language.
 */
export const registerPortal = async (server: FastifyInstance, options: PortalOptions): Promise<void> => {
  const template = await readIfThere(path.join(options.dist, "index.html"));
  const headersFor = (request: FastifyRequest, inline?: InlineHashes): Record<string, string> =>
    pageHeaders(options.https || request.protocol === "https", inline);

  if (template === undefined) {
    const page = pageOf({ html: NOT_BUILT, styles: [], scripts: [] });
    server.route({
      method: METHODS,
      url: "/*",
      handler: (request, reply) => {
        const urlPath = pathOf(request);
        if (isApi(urlPath) || namesFile(urlPath) || !wantsPage(request)) return reply.callNotFound();
        return sendPage(request, reply.code(503).headers(headersFor(request)), page);
      },
    });
    return;
  }

  const preload = await readIfThere(path.join(options.dist, "preload.json"));
  const table = preload === undefined ? undefined : (JSON.parse(preload) as PreloadTable);
  const statics = await readStaticPages(options.dist);
  const earlyScript = await readIfThere(path.join(options.dist, "static/early.js"));
  const files = await servedFiles(options.dist);
  const sheets = await readStyleSheets(options.dist, files);
  const pages = new Map<string, Page>();

  await server.register(fastifyStatic, {
    root: options.dist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = path.relative(options.dist, file).startsWith(`assets${path.sep}`);
      reply.header("cache-control", hashed ? "max-age=31536000, immutable" : "public, max-age=3600");
      reply.header("x-content-type-options", "nosniff");
      // HTTP/1.1 connections persist without this header and `keep-alive`: 46 bytes less for each of a page's files.
      reply.raw.removeHeader("connection");
    },
  });

  const cachedPage = (
    request: FastifyRequest,
    urlPath: string,
  ): { page: Page; known: boolean; inline: InlineHashes } => {
    const { cookie } = request.headers;
    const language = pageLanguage(cookie, request.host);
    const requestedRoute = routeOf(table, urlPath);
    const hasSession = pageHint(cookie, "session") !== undefined;
    // Without a session the portal redirects to sign-in, so its files are preloaded.
    const route = requestedRoute.signedIn && !hasSession ? routeOf(table, SIGN_IN) : requestedRoute;
    const search = request.url.slice(urlPath.length);
    const mayBeStatic = route.signedIn === hasSession && request.url !== SHELL && !EMULATION.test(search);
    const { lines, pages: drawn } = statics.get(language.code) ?? {};
    const found = mayBeStatic ? drawn?.[route.pattern] : undefined;
    const drawnPage = hasUnfinished(cookie, found?.page) ? undefined : found;
    const lastPicture = pageHint(cookie, "hero");
    const pictured = drawnPage && withLastPicture(drawnPage, lastPicture, files);
    const shown = pictured ?? drawnPage;
    const key = [language.code, route.pattern, shown !== undefined, pictured && lastPicture].join(" ");
    const draw = (): Page => {
      const html = renderPage(template, filesFor(table, route, language.code), language, { lines, shown });
      const source = { html, styles: [], scripts: [] };
      if (!shown) return pageOf(source);
      const pressable = earlyScript === undefined ? source : inlineScript(source, earlyScript);
      // Visitors see one page with an empty cache. The frame is in many pages, whose style sheets are in the cache.
      return pageOf(shown.page === undefined ? pressable : loadCodeLast(inlineStyles(pressable, sheets)));
    };
    const page = pages.get(key) ?? draw();
    pages.set(key, page);
    return {
      page,
      known: requestedRoute.known,
      inline: { styleAttributes: shown?.styles ?? [], styles: page.styles, scripts: page.scripts },
    };
  };

  server.route({
    method: METHODS,
    url: "/*",
    handler: (request, reply) => {
      const urlPath = pathOf(request);
      // A hashed file is never revalidated, so validators would be useless bytes.
      if (files.has(urlPath) && isHashed(urlPath)) return reply.sendFile(urlPath.slice(1), options.dist, ONCE);
      if (files.has(urlPath)) return reply.sendFile(urlPath.slice(1));
      if (isApi(urlPath) || namesFile(urlPath) || !wantsPage(request)) return reply.callNotFound();
      const { page, known, inline } = cachedPage(request, urlPath);
      return sendPage(request, reply.code(known ? 200 : 404).headers(headersFor(request, inline)), page);
    },
  });
};
