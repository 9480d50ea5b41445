import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildPortal, portalState } from "./portal-build.ts";

let root: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "portal-build-"));
  write("apps/portal/src/main.tsx", "1");
  write("packages/ui/src/button.tsx", "1");
  write("locales/portal/en.json", "{}");
  write("pnpm-lock.yaml", "");
  write("tsconfig.base.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  "apps/portal/src/main.tsx",
  "packages/ui/src/new.tsx",
  "locales/portal/pl.json",
  "pnpm-lock.yaml",
  "apps/portal/public/icon.svg",
  ".browserslistrc",
  "scripts/locales/files.ts",
])("asks for a build when %s changes", (file) => {
  const before = portalState(root);
  write(file, "changed");
  expect(portalState(root)).not.toBe(before);
});

it.each([
  "apps/portal/src/main.test.tsx",
  "packages/ui/src/button.stories.tsx",
  "apps/portal/dist/index.html",
  "apps/portal/e2e/support/steps/sign-in.ts",
  "apps/backend/src/main.ts",
])("asks for none when %s changes", (file) => {
  const before = portalState(root);
  write(file, "changed");
  expect(portalState(root)).toBe(before);
});

it("notices a renamed file", () => {
  const before = portalState(root);
  rmSync(path.join(root, "packages/ui/src/button.tsx"));
  write("packages/ui/src/knob.tsx", "1");
  expect(portalState(root)).not.toBe(before);
});

it("builds once for the same sources, again when the result is missing, and reports the last output of the build", async () => {
  const vite = "apps/portal/node_modules/vite/bin/vite.js";
  write(
    vite,
    'const fs = require("node:fs"); fs.mkdirSync("dist", { recursive: true }); fs.writeFileSync("dist/index.html", process.env.NODE_ENV);',
  );
  write(
    "apps/portal/build/static-pages.ts",
    'import fs from "node:fs"; fs.copyFileSync("dist/index.html", "dist/static.html");',
  );
  expect(await buildPortal(root)).toBe(true);
  expect(readFileSync(path.join(root, "apps/portal/dist/static.html"), "utf8")).toBe("production");
  expect(await buildPortal(root)).toBe(false);
  rmSync(path.join(root, "apps/portal/dist"), { recursive: true });
  expect(await buildPortal(root)).toBe(true);
  write("apps/portal/src/main.tsx", "broken");
  write(vite, 'console.error("main.tsx: unexpected end"); process.exit(1);');
  await expect(buildPortal(root)).rejects.toThrow(/^The portal could not be built:\nmain\.tsx: unexpected end$/);
  await expect(buildPortal(root)).rejects.toThrow();
});
