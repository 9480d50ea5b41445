import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { program } from "./workspace.mjs";

const vite = (app, ...args) => program("vite", "bin/vite.js", ["build", "--logLevel", "warn", ...args], app);

const esbuildPage = `<!doctype html>
<html lang="en" data-brand="lucarne" data-scheme="light">
  <head>
    <meta charset="utf-8" />
    <title>Consumer of the UI kit</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/main.css" />
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`;

/** Ways to build the same app; each gives its folder and what the tool said. */
export const builders = [
  {
    name: "Vite",
    build: (app) => ({ ...vite(app), folder: path.join(app, "dist") }),
  },
  {
    name: "Vite with its own vanilla-extract",
    build: (app) => ({ ...vite(app, "--config", "vite.with-vanilla-extract.js"), folder: path.join(app, "dist-ve") }),
  },
  {
    name: "esbuild",
    build: (app) => {
      const folder = path.join(app, "dist-esbuild");
      mkdirSync(folder);
      writeFileSync(path.join(folder, "index.html"), esbuildPage);
      const args = ["src/main.tsx", "--bundle", "--format=esm", "--splitting", "--minify", "--jsx=automatic"];
      const more = ["--loader:.woff2=file", '--define:process.env.NODE_ENV="production"', "--log-level=warning"];
      return { ...program("esbuild", "bin/esbuild", [...args, ...more, `--outdir=${folder}`], app), folder };
    },
  },
];
