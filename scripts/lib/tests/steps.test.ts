import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { COMMON_SOURCES } from "./step-memory.ts";
import { stepsOf } from "./steps.ts";

const root = path.join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const steps = stepsOf({ root, report: (name) => name, long: true });

it("the workflow of pull requests runs every step", () => {
  const workflow = read(".github/workflows/check.yml");
  const listed = [
    ...[...workflow.matchAll(/npm test -- --only ([\w,-]+)/g)].map(([, list = ""]) => list),
    ...[...workflow.matchAll(/steps: \[(.+)\]/g)].flatMap(([, lists = ""]) =>
      [...lists.matchAll(/"([^"]+)"/g)].map(([, list = ""]) => list),
    ),
  ];
  const known = stepsOf({ root, report: (name) => name }).map(({ name }) => name);
  expect(listed.flatMap((list) => list.split(",")).toSorted()).toEqual(known.toSorted());
});

it("packages are released only from a commit of main that the workflow of checks has passed", () => {
  const trigger = z.object({ workflows: z.array(z.string()), branches: z.array(z.string()) });
  const { on, jobs } = z
    .object({
      on: z.strictObject({ workflow_run: trigger }),
      jobs: z.object({ release: z.object({ if: z.string() }) }),
    })
    .parse(parse(read(".github/workflows/release.yml")));
  const { name } = z.object({ name: z.string() }).parse(parse(read(".github/workflows/check.yml")));
  expect(on.workflow_run).toEqual(expect.objectContaining({ workflows: [name], branches: ["main"] }));
  expect(jobs.release.if).toContain("workflow_run.event == 'push'");
  expect(jobs.release.if).toContain("workflow_run.conclusion == 'success'");
});

it("a list of steps with an unknown name runs none of them", () => {
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, "scripts/test.ts"), "--only", "rules,art"], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stdout).toContain("“art” is no step.");
  expect(stdout).not.toContain("passed");
});

describe("a step that passed runs again after a change of", () => {
  const TESTS: Readonly<Record<string, readonly string[]>> = {
    unit: ["{packages,scripts,apps/portal}/**/*.test.ts", ".storybook/tests/*.test.tsx"],
    backend: ["apps/backend/src/**/*.test.ts"],
    screens: ["apps/portal/src/**/*.test.tsx"],
    components: ["packages/**/*.test.tsx", ".storybook/tests/*.browser.test.tsx"],
    journeys: ["apps/portal/e2e/**/*.ts"],
    package: ["packages/ui/consumer/**/*.ts"],
    "artwork-package": ["packages/configurators/consumer/**/*.ts"],
    "conformance-package": ["packages/conformance/consumer/**/*.ts"],
  };
  /** Made by checks or by a server that was started here, or an example in a test. */
  const NOT_READ = new Set([".", ".cache", ".changeset/README.md", ".data"]);
  const remembered = steps
    .filter(({ sources }) => sources !== undefined)
    .map(({ name, run: [, args], sources = [] }) => ({ name, args, sources: [...COMMON_SOURCES, ...sources] }));
  const outside = (files: readonly string[], sources: readonly string[]): string[] => [
    ...new Set(files.filter((file) => !sources.some((source) => `${file}/`.startsWith(`${source}/`)))),
  ];

  /** The files and folders that a file names in quotes: from its own folder, from its package's, or from the root. */
  const namedIn = (file: string): string[] => {
    const owner = /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? ".";
    return [...read(file).matchAll(/["'`]([^"'`\s$]*[./][^"'`\s$]*)["'`]/g)].flatMap(([, name = ""]) => {
      const found = (name.startsWith(".") ? [path.dirname(file), "."] : [owner, "."])
        .map((base) => path.join(base, name).replace(/\/$/, ""))
        .find((one) => !one.startsWith("..") && existsSync(path.join(root, one)));
      return found === undefined || NOT_READ.has(found) ? [] : [found];
    });
  };

  it.each(remembered)("a file that the tests of $name name", ({ name, args, sources }) => {
    const tests = globSync([...(TESTS[name] ?? [])], { cwd: root, exclude: (one) => one === "node_modules" });
    const configuration = args.filter((arg) => existsSync(path.join(root, arg)));
    expect(outside([...configuration, ...tests.flatMap(namedIn)], sources)).toEqual([]);
  });

  it.each(["backend", "screens"])("a package that the app of %s uses", (name) => {
    const { sources = [] } = remembered.find((step) => step.name === name) ?? {};
    const app = sources.find((source) => /^apps\/\w+$/.test(source)) ?? "";
    const packages = z.record(z.string(), z.string());
    const { dependencies, devDependencies } = z
      .object({ dependencies: packages, devDependencies: packages })
      .parse(JSON.parse(read(`${app}/package.json`)));
    const used = Object.keys({ ...dependencies, ...devDependencies })
      .filter((one) => one.startsWith("@lucarne/"))
      .map((one) => one.replace("@lucarne", "packages"));
    expect(outside(used, sources)).toEqual([]);
  });
});
