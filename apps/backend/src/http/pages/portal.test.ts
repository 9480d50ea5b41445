import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { registerPortal } from "./portal.ts";

const TEMPLATE = `<!doctype html>
<html lang="en" data-brand="lucarne">
  <head>
    <script type="module" crossorigin src="/assets/main-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/main-1.css">
    <title>Club</title>
  </head>
  <body>
    <div id="root"></div>
    <p id="start-failed" hidden>Not loaded</p>
    <noscript>Turn on</noscript>
  </body>
</html>
`;
const PRELOAD = {
  routes: [
    {
      pattern: "/login",
      frame: "anonymous",
      words: ["entry"],
      files: ["assets/login-2.js", "assets/login-2.css", "assets/main-1.css"],
    },
    { pattern: "/", frame: "signed-in", words: ["entry", "app"], files: ["assets/home-3.js"] },
    { pattern: "/news/:uuid", frame: "signed-in", words: ["entry"], files: ["assets/news-4.js"] },
    { pattern: "*", frame: "either", words: ["entry"], files: ["assets/missing-5.js"] },
  ],
  languages: {
    en: { entry: ["assets/en-entry.js"], app: ["assets/en-app.js"] },
    pl: { entry: ["assets/pl-entry.js"], app: ["assets/pl-app.js"] },
    cs: { entry: ["assets/cs-entry.js"], app: ["assets/cs-app.js"] },
  },
  fonts: ["assets/geologica-6.woff2"],
};

const STATIC = {
  lines: '<p id="start-failed" hidden>Nelze zobrazit</p><noscript>Zapněte</noscript>',
  pages: {
    "/login": { title: 'Přihlášení "&"', html: "<h1>Přihlášení</h1>", styles: ["sha256-abc="], page: "signIn" },
    "/": {
      title: "Domů",
      html: "<nav>Domů</nav>",
      styles: [],
      withPicture: { html: '<nav>Domů</nav><img src="/last">', slot: "/last" },
    },
    "*": { title: "404", html: "<h1>404</h1>", styles: [], page: "notFound" },
  },
};

const STYLE_SHEETS = [
  ["assets/main-1.css", 'p{mask:url("data:image/svg+xml,<svg/>")}'],
  ["assets/login-2.css", "h1{margin:0}"],
] as const;
const EARLY_SCRIPT = 'document.addEventListener("click",()=>{},!0);';

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (headers: OutgoingHttpHeaders, name: string): string | undefined =>
  String(headers["content-security-policy"])
    .split("; ")
    .find((part) => part.startsWith(`${name} `));

let folder: string;
let server: FastifyInstance;

const serve = async (dist: string, https = false): Promise<FastifyInstance> => {
  const made = Fastify({ trustProxy: true, exposeHeadRoutes: false });
  made.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("application/problem+json").send('{"code":"not_found"}'),
  );
  made.get("/api/v1/config", () => ({ ok: true }));
  await registerPortal(made, { dist, https });
  return made;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "portal-"));
  const dist = path.join(folder, "dist");
  await mkdir(path.join(dist, "assets"), { recursive: true });
  await mkdir(path.join(dist, "static"));
  const files: Record<string, string> = {
    "index.html": TEMPLATE,
    "preload.json": JSON.stringify(PRELOAD),
    "static/cs.json": JSON.stringify(STATIC),
    "icon.svg": "<svg/>",
    "assets/main-1.js": "plain",
    "assets/main-1.js.br": "brotli",
    "assets/main-1.js.gz": "gzip",
    "assets/geologica-6.woff2": "font",
    "static/early.js": EARLY_SCRIPT,
    ...Object.fromEntries(STYLE_SHEETS),
    ".secret": "hidden",
    "../outside.txt": "outside",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text);
  await symlink(path.join(folder, "outside.txt"), path.join(dist, "linked.txt"));
  server = await serve(dist);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe("files", () => {
  it.each([
    ["br, gzip", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["gzip, br;q=0", "gzip", "gzip"],
    ["br;q=0, gzip;q=0", undefined, "plain"],
    ["", undefined, "plain"],
  ])("sends for Accept-Encoding %j the prepared %s", async (accept, encoding, body) => {
    const answer = await server.inject({ url: "/assets/main-1.js", headers: { "accept-encoding": accept } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.body).toBe(body);
    expect(answer.headers["content-type"]).toMatch(/javascript; charset=utf-8$/);
    expect(answer.headers["cache-control"]).toBe("max-age=31536000, immutable");
    expect(String(answer.headers["vary"]).toLowerCase()).toContain("accept-encoding");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("keep the connection open without saying so", async () => {
    const listening = await serve(path.join(folder, "dist"));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = new URL(await listening.listen({ port: 0, host: "127.0.0.1" }));
    const load = async (): Promise<{ said: unknown; reused: boolean }> => {
      const request = get({ host: "127.0.0.1", port, path: "/assets/main-1.js", agent });
      const answer = await new Promise<IncomingMessage>((resolve) => request.once("response", resolve));
      answer.resume();
      await once(answer, "end");
      return { said: answer.headers.connection ?? answer.headers["keep-alive"], reused: request.reusedSocket };
    };
    try {
      expect(await load()).toEqual({ said: undefined, reused: false });
      expect(await load()).toEqual({ said: undefined, reused: true });
    } finally {
      agent.destroy();
      await listening.close();
    }
  });

  it("without a hash are cached for an hour only", async () => {
    const answer = await server.inject("/icon.svg");
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    expect(answer.headers["content-type"]).toBe("image/svg+xml");
  });

  it("answer 304 to a known ETag", async () => {
    const first = await server.inject("/icon.svg");
    const second = await server.inject({
      url: "/icon.svg",
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect(second.statusCode).toBe(304);
  });

  it.each([
    "/assets/gone.js",
    "/assets/",
    "/assets/main-1.js.br",
    "/preload.json",
    "/static/cs.json",
    "/index.html",
    "/.secret",
    "/linked.txt",
    "/nothing.png",
  ])("has no %s", async (url) => {
    expect((await server.inject(url)).statusCode).toBe(404);
  });

  it("outside the folder cannot be read", async () => {
    await server.listen({ port: 0, host: "127.0.0.1" });
    const address = server.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const raw = (target: string): Promise<string> =>
      new Promise((resolve, reject) => {
        let text = "";
        const socket = connect(port, "127.0.0.1", () =>
          socket.end(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
        );
        socket
          .on("data", (data) => (text += data))
          .on("end", () => resolve(text))
          .on("error", reject);
      });
    const targets = [
      "/../outside.txt",
      "/assets/../../outside.txt",
      "/..%2foutside.txt",
      "/%2e%2e/outside.txt",
      "/assets/..%5c..%5coutside.txt",
      "//outside.txt",
      "/outside.txt%00.js",
    ];
    for (const target of targets) {
      const answer = await raw(target);
      expect(answer, target).toMatch(/^HTTP\/1.1 40[04]/);
      expect(answer, target).not.toContain("\r\n\r\noutside");
    }
  });
});

describe("static pages", () => {
  const load = (url: string, cookie = "") =>
    server.inject({ url, headers: { cookie: `lucarne-language=cs; ${cookie}` } });
  const NOTHING = '<div id="root"></div>';

  it.each([
    ["/login", "", "signIn", "<h1>Přihlášení</h1>"],
    ["/login?redirectTo=%2Fshop", "", "signIn", "<h1>Přihlášení</h1>"],
    ["/", "", "signIn", "<h1>Přihlášení</h1>"],
    ["/", "lucarne-session=1", "", "<nav>Domů</nav>"],
    ["/nothing/here", "", "notFound", "<h1>404</h1>"],
  ])("are shown at %s with the cookies %j", async (url, cookie, page, html) => {
    const { body } = await load(url, cookie);
    expect(body).toContain(`<div id="root" data-page="${page}" data-language="cs">${html}</div>`);
  });

  it("have the picture that a cookie names, if it is one of the portal's", async () => {
    const { body, headers } = await load("/", "lucarne-session=1; lucarne-hero=/icon.svg");
    expect(body).toContain('<nav>Domů</nav><img src="/icon.svg"></div>');
    const without = await load("/", "lucarne-session=1");
    expect(without.body).toContain("<nav>Domů</nav></div>");
    expect(headers["etag"]).not.toBe(without.headers["etag"]);
  });

  it.each([
    "",
    "/missing.svg",
    "/assets/main-1.js",
    "https://other.example/icon.svg",
    '/"onload="x',
    "/../outside.svg",
  ])("have no picture that a cookie names %j", async (picture) => {
    const { body } = await load("/", `lucarne-session=1; lucarne-hero=${picture}`);
    expect(body).toContain("<nav>Domů</nav></div>");
  });

  it("have their title and the hashes of their style attributes", async () => {
    const { body, headers } = await load("/login");
    expect(body).toContain("<title>Přihlášení &quot;&amp;&quot;</title>");
    expect(headers["content-security-policy"]).toMatch(/; style-src-attr 'unsafe-hashes' 'sha256-abc='$/);
  });

  it("have their style sheets in them, allowed by hash, with links that load nothing", async () => {
    const { body, headers } = await load("/login");
    for (const [file, text] of STYLE_SHEETS) {
      expect(body).toContain(
        `<style>${text}</style><link rel="stylesheet" crossorigin href="/${file}" media="not all" disabled>`,
      );
      expect(directive(headers, "style-src")).toContain(hashOf(text));
    }
  });

  it("let their code come after font and pictures, unlike a page that needs code to be shown", async () => {
    const code = /<(?:script type="module"|link rel="modulepreload")[^>]*>/g;
    const tags = (await load("/login")).body.match(code) ?? [];
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) expect(tag).toContain('fetchpriority="low"');
    expect((await load("/", "lucarne-session=1")).body).not.toContain("fetchpriority");
  });

  it("have links to their style sheets where they are the frame of a signed-in page", async () => {
    const { body, headers } = await load("/", "lucarne-session=1");
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/main-1.css">');
    expect(directive(headers, "style-src")).toBe("style-src 'self'");
  });

  it.each([
    ["/login", ""],
    ["/", "lucarne-session=1"],
  ])("have at %s the script in them that keeps presses, allowed by hash", async (url, cookie) => {
    const { body, headers } = await load(url, cookie);
    expect(body).toContain(`<script>${EARLY_SCRIPT}</script>`);
    expect(directive(headers, "script-src")).toBe(`script-src 'self' ${hashOf(EARLY_SCRIPT)}`);
  });

  it("have no such script where nothing is shown before the portal's code runs", async () => {
    const { body, headers } = await load("/?shell");
    expect(body).not.toContain(EARLY_SCRIPT);
    expect(directive(headers, "script-src")).toBe("script-src 'self'");
  });

  it.each([
    ["a session whose page they do not show", "/login", "lucarne-session=1"],
    ["an unfinished sign-in", "/login", "lucarne-signIn=1"],
    ["the link of an emulated session", "/?token=emulate%3Aabc", ""],
    ["the page that the service worker stores", "/?shell", ""],
    ["a page that the build has not drawn", "/news/1", "lucarne-session=1"],
  ])("are not shown with %s", async (_what, url, cookie) => {
    expect((await load(url, cookie)).body).toContain(NOTHING);
  });

  it.each(["/login", "/news/1", "/?shell"])(
    "say at %s in the visitor's language that the code cannot run",
    async (url) => {
      expect((await load(url)).body).toContain(STATIC.lines);
      expect((await server.inject(url)).body).toContain("Not loaded");
    },
  );

  it("are not shown in a language without them", async () => {
    const { body, headers } = await server.inject("/login");
    expect(body).toContain(NOTHING);
    expect(headers["content-security-policy"]).not.toContain("style-src-attr");
  });
});

describe("pages", () => {
  it("preload the files of the route and of the language, each once", async () => {
    const { body, statusCode } = await server.inject("/login?next=%2F");
    expect(statusCode).toBe(200);
    for (const [file, rel] of [
      ["/assets/login-2.js", "modulepreload"],
      ["/assets/login-2.css", "stylesheet"],
      ["/assets/en-entry.js", "modulepreload"],
      ["/assets/geologica-6.woff2", "preload"],
    ]) {
      expect(body).toMatch(new RegExp(`<link rel="${rel}"[^>]* href="${file}">`));
    }
    expect(body.split("/assets/main-1.css")).toHaveLength(2);
    expect(body).not.toContain("en-app.js");
  });

  it.each([
    [
      "saved choice",
      { cookie: "a=b; lucarne-language=pl; lucarne-session=1", host: "club.example.cz" },
      "pl",
      "/assets/pl-app.js",
    ],
    ["host", { cookie: "lucarne-session=1", host: "club.example.cz:3000" }, "cs", "/assets/cs-app.js"],
    ["nothing", { cookie: "lucarne-session=1", host: "localhost" }, "en", "/assets/en-app.js"],
    [
      "an unknown choice",
      { cookie: 'lucarne-session=1; lucarne-language="><script>', host: "localhost" },
      "en",
      "/assets/en-app.js",
    ],
  ])("take the language from the %s", async (_from, headers, lang, file) => {
    const { body } = await server.inject({ url: "/", headers });
    expect(body).toContain(`<html lang="${lang}" data-brand="lucarne">`);
    expect(body).toContain(file);
  });

  it("preload sign-in for a visitor without a session", async () => {
    for (const url of ["/", "/news/1"]) {
      const { body, statusCode } = await server.inject(url);
      expect(statusCode).toBe(200);
      expect(body).toContain("/assets/login-2.js");
      expect(body).not.toMatch(/home-3|news-4|en-app/);
    }
    const { body } = await server.inject({ url: "/", headers: { cookie: "lucarne-session=1" } });
    expect(body).toContain("/assets/home-3.js");
    expect(body).not.toContain("login-2.js");
  });

  it("answer 404 for an unknown address and still show the portal's own page", async () => {
    expect((await server.inject("/news/1")).statusCode).toBe(200);
    expect((await server.inject("/NEWS/1")).statusCode).toBe(200);
    const answer = await server.inject("/no/such/page");
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("missing-5.js");
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("come compressed with %s, with their own tag", async (encoding, unpack) => {
    const answer = await server.inject({ url: "/", headers: { "accept-encoding": encoding } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe((await server.inject("/")).body);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    const again = await server.inject({
      url: "/",
      headers: { "accept-encoding": encoding, "if-none-match": `"x", W/${String(answer.headers["etag"])}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers["etag"]).toBe(answer.headers["etag"]);
    expect(again.body).toBe("");
  });

  it("have the security headers, and HSTS over https only", async () => {
    const { headers } = await server.inject("/");
    expect(headers).toMatchObject({
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https://i.ytimg.com; font-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com; worker-src 'self'; manifest-src 'self'; media-src 'self' blob:; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types lucarne-workers dompurify",
      "permissions-policy": "camera=(self)",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    const behind = await server.inject({ url: "/", headers: { "x-forwarded-proto": "https" } });
    expect(behind.headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  it("answer HEAD without a body, and no other method", async () => {
    const head = await server.inject({ method: "HEAD", url: "/" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect((await server.inject({ method: "POST", url: "/" })).statusCode).toBe(404);
  });

  it("are never sent for API or data paths", async () => {
    for (const request of [
      { url: "/api/v9/nothing" },
      { url: "/api" },
      { url: "/projects", headers: { accept: "application/json" } },
    ]) {
      const answer = await server.inject(request);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
        404,
        "application/problem+json; charset=utf-8",
      ]);
    }
  });
});

it("say how to build the portal when it is not built", async () => {
  const bare = await serve(path.join(folder, "nowhere"));
  const answer = await bare.inject("/");
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain("npm start");
  expect((await bare.inject("/api/v1/config")).statusCode).toBe(200);
  expect((await bare.inject("/api/v1/other")).statusCode).toBe(404);
});
