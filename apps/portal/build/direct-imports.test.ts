import { describe, expect, it } from "vitest";
import { withDirectImports } from "./direct-imports.ts";

const MODULES: Readonly<Record<string, string>> = {
  "/ui/icons.ts":
    'export { ArrowUp, Check as Done } from "lucide-react"; export type { LucideIcon } from "lucide-react";',
  "/lucide.js":
    "export { default as ArrowUp } from './icons/arrow-up.js'; export { default as Check } from './icons/check.js';",
  "/icons/arrow-up.js": "const ArrowUp = 1; export { ArrowUp as default };",
  "/icons/check.js": "const Check = 1; export { Check as default };",
  "/ui/field.ts": 'export * from "./field.tsx";',
  "/ui/field.tsx": "export const Field = 1;",
};
const ADDRESSES: Readonly<Record<string, string>> = {
  "@lucarne/ui/icons": "/ui/icons.ts",
  "@lucarne/ui/field": "/ui/field.ts",
  "lucide-react": "/lucide.js",
  "./icons/arrow-up.js": "/icons/arrow-up.js",
  "./icons/check.js": "/icons/check.js",
  "./field.tsx": "/ui/field.tsx",
};
const tools = {
  resolve: (specifier: string) => Promise.resolve(ADDRESSES[specifier]),
  read: (id: string) => MODULES[id] ?? "",
};
const direct = (code: string) => withDirectImports(code, "/app/screen.tsx", tools);

describe("an import from an index module", () => {
  it.each([
    ['import { ArrowUp } from "lucide-react";', 'import { default as ArrowUp } from "/icons/arrow-up.js";'],
    ['import { Done as Tick } from "@lucarne/ui/icons";', 'import { default as Tick } from "/icons/check.js";'],
    [
      'import { type LucideIcon, ArrowUp } from "@lucarne/ui/icons";',
      'import { default as ArrowUp } from "/icons/arrow-up.js";',
    ],
    ['import { Field } from "@lucarne/ui/field";', 'import { Field as Field } from "/ui/field.tsx";'],
    ['import { Lost } from "@lucarne/ui/field";', 'import { Lost as Lost } from "/ui/field.ts";'],
  ])("%s becomes %s", async (code, expected) => {
    expect(await direct(`${code} const rest = 1;`)).toBe(`${expected} const rest = 1;`);
  });
});

it.each([
  'import { createRoot } from "react-dom/client";',
  'import * as icons from "@lucarne/ui/icons";',
  'import "@lucarne/ui/reset";',
])("%s stays as it is", async (code) => {
  expect(await direct(code)).toBeUndefined();
});
