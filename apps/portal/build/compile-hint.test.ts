import { build, type Plugin, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { compileHint } from "./compile-hint.ts";

const HINT = "//# allFunctionsCalledOnLoad";
const MODULES: Readonly<Record<string, string>> = {
  "/page.js": "export const open = () => import('/dialog.js');",
  "/dialog.js": "import '/dialog.css'; export const Dialog = 1;",
  "/dialog.css": "p { color: red }",
};

const modules: Plugin = {
  name: "modules",
  enforce: "pre",
  resolveId: (id) => (id in MODULES ? id : null),
  load: (id) => MODULES[id] ?? null,
};

it("the hint is the first line of a named chunk, before its list of dependencies, and not in others", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [modules, compileHint(new Set(["page"]))],
    build: {
      write: false,
      rolldownOptions: { input: { page: "/page.js" }, preserveEntrySignatures: "strict" },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] =
    first && "output" in first ? first.output : [];
  const chunks = output.filter((file) => file.type === "chunk");
  const linesOf = (name: string) => chunks.find((chunk) => chunk.name === name)?.code.split("\n");

  expect(linesOf("page")?.[0]).toBe(HINT);
  expect(linesOf("page")?.[1]).toContain("__vite__mapDeps");
  expect(linesOf("dialog")?.join()).not.toContain(HINT);
});
