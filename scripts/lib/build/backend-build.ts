// Bundles the backend when its sources have changed since the last build.
import path from "node:path";
import { buildOnce } from "./build-once.ts";
import { sourceState } from "./source-state.ts";

const SOURCES = [
  "apps/backend/src",
  "apps/backend/package.json",
  "apps/backend/tsdown.config.ts",
  "packages/configurators/src",
  "packages/api-client/src",
  "packages/contract/src",
  "scripts/operator.ts",
  "scripts/drill.ts",
  "scripts/lib",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
];
const NOT_BUILT = /^(?:testing|migrations)$|\.(?:test|stories)\.tsx?$/;

/**
 * Bundles the backend into apps/backend/dist/bundle unless it is up to date. Returns whether it did; rejects with the
 * last output of the build.
 */
export const buildBackend = (root: string): Promise<boolean> => {
  const folder = path.join(root, "apps/backend");
  return buildOnce(root, {
    name: "backend-build",
    state: sourceState(root, SOURCES, (name) => NOT_BUILT.test(name)),
    folder,
    result: path.join(folder, "dist/bundle/main.mjs"),
    programs: [[path.join(folder, "node_modules/tsdown/dist/run.mjs"), "--log-level", "warn"]],
    failure: "The backend could not be built",
  });
};
