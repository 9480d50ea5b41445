import { DAY } from "@lucarne/api-client/durations";
import { isObject } from "@lucarne/api-client/is-object";
import { runConformance, type Part } from "@lucarne/conformance";
import type { Finding } from "@lucarne/conformance/findings";
import { unprovedOperations } from "@lucarne/conformance/unproved";
import { readSettings } from "@lucarne/conformance/settings";
import { targetOf, type Send } from "@lucarne/conformance/target";
import { beforeAll, describe, expect, it } from "vitest";

import { everyNth, inLongRun } from "../../../../../test-sample.ts";
import { contractDocument } from "../../http/contract/contract.ts";
import { RATE_CLASSES } from "../../kernel/limits/rate-classes.ts";
import { type TestBackend, withBackend } from "../backend.ts";
import { FAULTS, type Fault } from "./faults.ts";
import { freeSerials } from "./free-serials.ts";

/*
 * The conformance tool against this backend over HTTP: nothing to correct, and one line for each planted fault.
 */

const WIDE = Object.fromEntries(Object.keys(RATE_CLASSES).map((name) => [name, 1e6]));
const FIRST = "marek@dachserwis.example";
const SECOND = "adam@oknabeskid.example";

const conformanceOf = async (
  backend: TestBackend,
  url: string,
  {
    plant = (send: Send) => send,
    ...options
  }: { plant?: (send: Send) => Send; parts?: readonly Part[]; only?: string[]; advanceClock?: undefined },
): Promise<Finding[]> => {
  const settings = readSettings({
    url,
    users: { first: { email: FIRST }, second: { email: SECOND } },
    code: { command: ["false"] },
    serials: await freeSerials(backend.database),
    requests: inLongRun(100, 2),
  });
  return runConformance(await contractDocument(), settings, {
    send: plant(targetOf(url)),
    // A code is valid for ten minutes and is sent once a minute.
    getCode: (email) => backend.lastCode(email),
    advanceClock: async (days) => backend.advance(days * DAY),
    ...options,
  });
};

const failed = (findings: readonly Finding[]) => findings.filter(({ outcome }) => outcome === "failed");

const listening = (kind?: "pglite" | "postgres") => {
  const backend = withBackend({ ...(kind ? { kind } : {}), settings: { rateLimits: WIDE } });
  let url = "";
  beforeAll(async () => {
    url = `${await backend().server.listen({ port: 0, host: "127.0.0.1" })}/api`;
  });
  return (options: Parameters<typeof conformanceOf>[2]) => conformanceOf(backend(), url, options);
};

const requireConformance = async (run: ReturnType<typeof listening>): Promise<void> => {
  const findings = await run({});
  expect(failed(findings)).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({ operation: "createScan", check: "replay", outcome: "passed" }),
  );
  expect(findings.filter(({ outcome }) => outcome === "passed").length).toBeGreaterThan(350);
  expect(unprovedOperations(findings)).toEqual([]);
};

describe("on PostgreSQL", () => {
  const run = listening("postgres");
  it("the backend conforms to the contract", () => requireConformance(run));
});

describe("on the embedded database", { tags: "long" }, () => {
  const run = listening("pglite");
  it("the backend conforms to the contract", () => requireConformance(run));
});

const ofPresence = FAULTS.filter(({ part }) => part === "presence");
const ofReplays = FAULTS.filter(({ part }) => part === "replays");
const others = FAULTS.filter(({ part }) => part !== "presence" && part !== "replays");
/** The faults of replays set the clock of their server ahead, so they come last. */
const SAMPLE = [...everyNth(3, ofPresence), ...everyNth(20, others), ...inLongRun(ofReplays, [])];

const requireFinding = async (run: ReturnType<typeof listening>, { found, part, plant }: Fault): Promise<void> => {
  const [operation, check] = found;
  const findings = await run({ plant, parts: [part], only: [operation] });
  expect(findings).toContainEqual(expect.objectContaining({ operation, check, outcome: "failed" }));
};

describe("a server with a fault", () => {
  const run = listening();
  it.each(SAMPLE.filter(({ part }) => part !== "money"))("$title: the report names it", (fault) =>
    requireFinding(run, fault),
  );
});

// Orders spend points: each of these faults has a server of its own.
describe.each(SAMPLE.filter(({ part }) => part === "money"))("a server with the fault: $title", (fault) => {
  const run = listening();
  it("the report names it", () => requireFinding(run, fault));
});

describe("a server whose clock cannot be set", { tags: "long" }, () => {
  const run = listening();
  it("replays after days are reported as not tested", async () => {
    const findings = await run({ parts: ["replays"], advanceClock: undefined });
    expect(findings.map(({ operation, check, outcome }) => [operation, check, outcome])).toEqual(
      ["createScan", "createOrder", "requestCardTopUp"].map((operation) => [operation, "replay", "not tested"]),
    );
  });
});

describe("a server that declares fewer optional parts", { tags: "long" }, () => {
  const run = listening();
  it("without support, the report calls no more of its operations than a list, and says why", async () => {
    const called: string[] = [];
    const findings = await run({
      parts: ["presence", "access"],
      only: ["listTickets", "getTicket", "searchPlaces"],
      plant: (send) => async (call) => {
        called.push(`${call.method} ${call.path.split("?")[0]}`);
        const answer = await send(call);
        if (call.path.startsWith("/v1/support")) return { ...answer, status: 404 };
        if (call.path !== "/v1/config" || !isObject(answer.body)) return answer;
        return { ...answer, body: { ...answer.body, capabilities: ["places"] } };
      },
    });
    const left = { check: "presence", outcome: "not tested", message: "The server does not declare support." };
    expect(findings.filter(({ operation }) => operation !== "searchPlaces")).toEqual([
      { operation: "listTickets", ...left },
      { operation: "getTicket", ...left },
    ]);
    expect(findings).toContainEqual(expect.objectContaining({ operation: "searchPlaces", outcome: "passed" }));
    expect(called.filter((call) => call.startsWith("GET /v1/support"))).toEqual(["GET /v1/support"]);
  });
});
