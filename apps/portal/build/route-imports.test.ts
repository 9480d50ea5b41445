import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { routeImports } from "./route-imports.ts";

it("reads every route of the table with its screen and layout", () => {
  const source = readFileSync(path.resolve(import.meta.dirname, "../src/app/routes.ts"), "utf8");
  const { routes, layouts } = routeImports(source);
  expect(routes).toHaveLength(source.match(/screen: \(\) => import\(/g)?.length ?? 0);
  expect(routes).toContainEqual({
    pattern: "/login",
    frame: "anonymous",
    module: "../features/sign-in/sign-in-screen.tsx",
  });
  expect(layouts).toEqual({
    anonymous: "./layouts/anonymous-layout.tsx",
    "signed-in": "./layouts/signed-in-layout.tsx",
  });
});
