import path from "node:path";

import { buildBackend } from "../../../../../scripts/lib/build/backend-build.ts";
import { REPOSITORY } from "../../kernel/program-files.ts";

/** The program that tests start: the bundle of `npm start`, because it needs half the time of the sources. */
export const MAIN = path.join(REPOSITORY, "apps/backend/dist/bundle/main.mjs");

/** Bundles the backend when its sources have changed. Called once, before all test files. */
export const prepareProgram = (): Promise<boolean> => buildBackend(REPOSITORY);
