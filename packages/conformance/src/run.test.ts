import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

import { runConformance } from "./run.ts";
import { readSettings } from "./settings.ts";
import type { Answer } from "./target/target.ts";

const CONTRACT: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../../../openapi/dist/openapi.json"), "utf8"),
);
const SETTINGS = {
  url: "https://server.example/loyalty/api",
  users: { first: { email: "first@one.example" }, second: { email: "second@two.example" } },
  code: { command: ["false"] },
};

it.each<[string, Partial<Answer>, string]>([
  ["its start page", { status: 200, text: "<!doctype html>\n<p>Hi" }, "200 text/html <!doctype html> <p>Hi"],
  ["a redirect to itself", { status: 302, headers: { location: "/login" } }, "302 text/html to /login"],
])(
  "against a server that answers everything with %s, the run says what came instead of a login code",
  async (_, answer, said) => {
    const run = runConformance(CONTRACT, readSettings(SETTINGS), {
      send: async () => ({ status: 200, headers: {}, mediaType: "text/html", text: "", body: answer.text, ...answer }),
    });
    await expect(run).rejects.toThrow(
      `A login code for first@one.example: 200 with a body of the contract was expected, the answer was ${said}`,
    );
  },
);

it.each([
  ["ftp://server.example", "begins with http:// or https://"],
  ["https://server.example/api?version=2", "without a query"],
])("the address %s is refused", (url, said) => {
  expect(() => readSettings({ ...SETTINGS, url })).toThrow(said);
});
