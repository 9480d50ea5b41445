import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

import { exitCodeOf } from "./report/unproved.ts";
import { runConformance, runWithoutPeople } from "./run.ts";
import { readAddress, readSettings } from "./settings.ts";
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

it("without people, a run tries tokens and public lists, says what it left out, and is incomplete", async () => {
  const answered = (status: number, body: unknown): Answer => ({
    status,
    headers: {},
    mediaType: "application/json",
    text: JSON.stringify(body),
    body,
  });
  const called: string[] = [];
  const findings = await runWithoutPeople(CONTRACT, SETTINGS.url, {
    send: async ({ method, path: address, token }) => {
      called.push(`${method} ${address}`);
      if (address === "/v1/config") return answered(200, { capabilities: ["places", "support"] });
      if (address.startsWith("/v1/places")) return answered(200, { data: [] });
      return answered(401, { code: token === undefined ? "token_missing" : "token_invalid" });
    },
  });
  const outcomesOf = (name: string) =>
    findings.filter(({ operation }) => operation === name).map(({ check, outcome }) => [check, outcome]);
  expect(outcomesOf("searchPlaces")).toEqual([
    ["presence", "passed"],
    ["success", "not tested"],
  ]);
  // Without a token, nothing can be said about the presence of a list that needs one.
  expect(outcomesOf("listTickets")).toEqual([
    ["authentication", "passed"],
    ["success", "not tested"],
  ]);
  expect(findings.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  expect(findings.find(({ check }) => check === "success")?.message).toContain("--settings");
  expect(called).not.toContain("POST /v2/company/register");
  expect(exitCodeOf(findings)).toBe(3);
});

it.each([
  ["ftp://server.example", "begins with http:// or https://"],
  ["https://server.example/api?version=2", "without a query"],
])("the address %s is refused", (url, said) => {
  expect(() => readSettings({ ...SETTINGS, url })).toThrow(said);
  expect(() => readAddress(url)).toThrow(said);
});
