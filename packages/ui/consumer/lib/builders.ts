import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { inLongRun } from "../../../../test-sample.ts";
import { missingInNext, withoutPage } from "./class-checks.ts";
import type { Report, Same } from "./page-checks.ts";
import { type Served, serveFolder, serveNext } from "./serve.ts";
import { type Done, program } from "./workspace.ts";

/** A way to build and serve the app. */
type Builder = {
  name: string;
  build: (app: string) => Done | Promise<Done>;
  serve: (app: string) => Promise<Served>;
  /** Address of the app that is made of the recipes. */
  club?: string;
  /** Checks what only this build shows. */
  checkMore?: (same: Same) => Promise<void>;
  checkBuild?: (app: string, report: Report) => Promise<void>;
};

/** What the server half of the app exports. */
const SERVER_HALF = z.object({ html: z.custom<() => string>((value) => typeof value === "function") });

const esbuildPage = `<!doctype html>
<html lang="en" data-brand="lucarne" data-scheme="light">
  <head>
    <meta charset="utf-8" />
    <title>Consumer of the UI kit</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/browser.css" />
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/browser.js"></script>
  </body>
</html>
`;

/** Puts what the server half renders into the page that the browser half takes over. */
const renderInto = async (folder: string, serverModule: string): Promise<void> => {
  const page = path.join(folder, "index.html");
  const { html } = SERVER_HALF.parse(await import(pathToFileURL(serverModule).href));
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace('<div id="app"></div>', () => `<div id="app">${html()}</div>`),
  );
};

/** Runs commands until one fails or says something. */
const inTurn = (...commands: (() => Done)[]): Done => {
  for (const command of commands) {
    const { good, text } = command();
    if (!good || text !== "") return { good: false, text };
  }
  return { good: true, text: "" };
};

const vite = (name: string, config: string, out: string): Builder => ({
  name,
  build: async (app) => {
    const run =
      (...args: string[]) =>
      () =>
        program("vite", "bin/vite.js", ["build", "--logLevel", "warn", "--config", config, ...args], app);
    const server = path.join(app, `${out}-server`);
    const folder = path.join(app, out);
    const built = inTurn(run("--outDir", folder), run("--ssr", "src/server.tsx", "--outDir", server));
    if (built.good) await renderInto(folder, path.join(server, "server.js"));
    return built;
  },
  serve: (app) => serveFolder(path.join(app, out)),
  club: "club.html",
});

/** With React's development build, which says much more about a faulty hydration. */
const esbuild: Builder = {
  name: "esbuild",
  build: async (app) => {
    const folder = path.join(app, "dist-esbuild");
    const server = path.join(app, "dist-esbuild-server.mjs");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "index.html"), esbuildPage);
    const run =
      (...args: string[]) =>
      () => {
        const always = ["--bundle", "--format=esm", "--jsx=automatic", "--log-level=warning"];
        return program("esbuild", "bin/esbuild", [...args, ...always], app);
      };
    const define = '--define:process.env.NODE_ENV="development"';
    const external = ["react", "react/*", "react-dom", "react-dom/*"].map((name) => `--external:${name}`);
    const built = inTurn(
      run("src/browser.tsx", "--splitting", "--minify", "--loader:.woff2=file", define, `--outdir=${folder}`),
      // Not "react*": the packages of other names may be nested, where the server's file does not find them.
      run("src/server.tsx", "--platform=node", ...external, "--loader:.css=empty", `--outfile=${server}`),
    );
    if (built.good) await renderInto(folder, server);
    return built;
  },
  serve: (app) => serveFolder(path.join(app, "dist-esbuild")),
};

const next: Builder = {
  name: "Next.js App Router",
  build: (app) => {
    // On a machine for checks Next.js warns when a build starts without the cache of one before.
    mkdirSync(path.join(app, "next/.next/cache"), { recursive: true });
    const { good, text } = program("next", "dist/bin/next", ["build"], path.join(app, "next"), {
      NEXT_TELEMETRY_DISABLED: "1",
    });
    return { good: good && !/⚠|warn/i.test(text), text };
  },
  serve: (app) => serveNext(path.join(app, "next")),
  club: "club",
  checkMore: (same) => same("a server component has its styles", "#on-the-server", "font-size", "34px"),
  checkBuild: async (app, report) => {
    const without = withoutPage(app);
    report("every part is rendered by a server page", without.length === 0, without.join("\n"));
    const lost = await missingInNext(app);
    report("every class of a server page has a rule in its sheets, part by part", lost.length === 0, lost.join("\n"));
  },
};

/** Ways to build and serve the same app, rendered on the server and taken over in the browser. */
export const builders: readonly Builder[] = [
  vite("Vite", "vite.config.js", "dist"),
  next,
  ...inLongRun([vite("Vite with its own vanilla-extract", "vite.with-vanilla-extract.js", "dist-ve"), esbuild], []),
];
