// The steps of `npm test`.
import path from "node:path";
import { findFirefox, findWebKit } from "../browsers/engines.ts";

/** One check (passed or failed), or a suite with a report of its own whose tests are counted. */
export type Step = {
  name: string;
  /** The program and its arguments. */
  run: readonly [command: string, args: readonly string[]];
  suite?: "vitest" | "playwright";
  browser?: boolean;
  /** The folder that it builds into: two steps with the same one do not run at once. */
  builds?: string;
  /** The step is not run again locally while these files are as they were when it passed; without them it always runs. */
  sources?: readonly string[];
};
export type Counts = { passed: number; failed: number };

type Options = {
  /** The repository. */
  root: string;
  /** Where a suite puts its report. */
  report: (name: string) => string;
  /** Whether suites run everything, and not their fixed sample (`test-sample.ts`). */
  long?: boolean | undefined;
};

export const stepsOf = ({ root, report, long = false }: Options): readonly Step[] => {
  const bin = (name: string): string =>
    path.join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
  const node = (...args: string[]): Step["run"] => [process.execPath, args];
  const vitest = (name: string, config: string, ...more: string[]) =>
    node(
      path.join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "--config",
      config,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report(name)}`,
      ...(long ? [] : ["--tags-filter=!long"]),
      ...more,
    );
  const book = ["packages", "apps/portal", "locales", ".storybook", "vitest.browser.config.ts"];
  /** The kit's tests in another engine, where the machine has it. The other engines' journeys are part of `journeys`. */
  const componentsIn = (engine: "firefox" | "webkit"): Step => ({
    name: `components-${engine}`,
    suite: "vitest",
    browser: true,
    sources: book,
    run: vitest(`components-${engine}`, "vitest.browser.config.ts", `--project=components-${engine}`),
  });
  const elsewhere = long
    ? [...(findFirefox() ? [componentsIn("firefox")] : []), ...(findWebKit() ? [componentsIn("webkit")] : [])]
    : [];
  return [
    { name: "build", run: node("scripts/build.ts", "--budget") },
    { name: "format", run: [bin("oxfmt"), ["--check", "."]] },
    { name: "lint", run: [bin("oxlint"), ["--type-aware", "--deny-warnings", "."]] },
    { name: "house", run: node("scripts/checks/house.ts") },
    { name: "rules", run: node("scripts/checks/rules.ts") },
    { name: "typed", run: node("scripts/checks/typed.ts") },
    { name: "commits", run: node("scripts/checks/commits.ts") },
    {
      name: "arrows",
      run: [bin("depcruise"), ["--config", ".dependency-cruiser.mjs", "packages", "apps"]],
    },
    { name: "unused", run: [bin("knip"), ["--no-progress"]] },
    { name: "types", run: node("scripts/checks/types.ts") },
    { name: "contract", run: node("scripts/contract.ts", "--check") },
    { name: "messages", run: node("scripts/locales.ts", "--check") },
    // The journeys open what the build makes.
    {
      name: "journeys",
      suite: "playwright",
      browser: true,
      sources: ["packages", "apps", "locales", "openapi"],
      run: [bin("playwright"), ["test", "--config", "apps/portal/playwright.config.ts"]],
    },
    {
      name: "backend",
      suite: "vitest",
      sources: [
        "apps/backend",
        "packages/api-client",
        "packages/contract",
        "packages/configurators",
        "packages/conformance",
        "openapi",
        "locales",
        // Files that tests compare with the code: the pictures of the demo, the handbook of the settings, the alerts.
        "apps/portal/public",
        "docs/running.md",
        "docs/monitoring",
      ],
      run: vitest("backend", "vitest.config.ts", "--project=backend"),
    },
    {
      name: "components",
      suite: "vitest",
      browser: true,
      sources: book,
      run: vitest("components", "vitest.browser.config.ts", "--project=components", "--project=stories"),
    },
    ...elsewhere,
    {
      name: "screens",
      suite: "vitest",
      browser: true,
      sources: ["apps/portal", "packages", "locales", "openapi", "vitest.browser.config.ts"],
      run: vitest("screens", "vitest.browser.config.ts", "--project=screens"),
    },
    {
      name: "unit",
      suite: "vitest",
      sources: [
        "packages",
        "apps",
        "locales",
        "openapi",
        ".storybook",
        "vitest.browser.config.ts",
        // Files that tests compare with the code.
        "README.md",
        "docs",
        "compose.yaml",
        "Dockerfile",
        "deploy",
        ".github",
      ],
      run: vitest("unit", "vitest.config.ts", "--project=!backend"),
    },
    {
      name: "package",
      browser: true,
      builds: "packages/ui/dist",
      sources: ["packages/ui", "locales/ui"],
      run: node("packages/ui/consumer/check.ts"),
    },
    {
      name: "artwork-package",
      builds: "packages/ui/dist",
      sources: ["packages/ui", "packages/configurators", "locales/ui", "locales/configurators"],
      run: node("packages/configurators/consumer/check.ts"),
    },
    {
      name: "conformance-package",
      // The kit's check has the code that packs and installs a package.
      sources: ["packages/conformance", "packages/api-client", "packages/contract", "packages/ui/consumer", "openapi"],
      run: node("packages/conformance/consumer/check.ts"),
    },
  ];
};

/** The steps of a list such as `lint,unit`, and which of its names are none. */
export const chosenSteps = (
  known: readonly Step[],
  list: string | undefined,
): { steps: readonly Step[]; unknown: readonly string[] } => {
  const names = list?.split(",") ?? known.map(({ name }) => name);

  return {
    steps: known.filter(({ name }) => names.includes(name)),
    unknown: names.filter((name) => known.every((step) => step.name !== name)),
  };
};
