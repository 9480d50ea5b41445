// Builds the portal when its sources have changed since the last build.
import path from "node:path";
import { buildOnce } from "./build-once.ts";
import { sourceState } from "./source-state.ts";

/** Sources that end up in the built portal, or decide how it is built. */
const SOURCES = [
  "apps/portal",
  "packages/ui",
  "packages/configurators",
  "packages/api-client",
  "locales/portal",
  "scripts/lib/browsers/supported-browsers.ts",
  "scripts/locales",
  ".browserslistrc",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
];
const NOT_BUILT = /^(?:bench|e2e|consumer|pictures)$|\.(?:test|stories)\.tsx?$|\.md$/;

/** A hash of the portal's sources. */
export const portalState = (root: string): string => sourceState(root, SOURCES, (name) => NOT_BUILT.test(name));

/**
 * Builds apps/portal/dist unless it is up to date. Returns whether it did; rejects with the last output of the build.
 */
export const buildPortal = (root: string): Promise<boolean> => {
  const folder = path.join(root, "apps/portal");
  return buildOnce(root, {
    name: "portal-build",
    state: portalState(root),
    folder,
    result: path.join(folder, "dist/index.html"),
    programs: [
      [path.join(folder, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"],
      ["build/static-pages.ts"],
    ],
    failure: "The portal could not be built",
  });
};
