import { Worker } from "node:worker_threads";

import type { Belongings } from "@lucarne/conformance/requests/things";
import { documentedOperations } from "@lucarne/contract/documented";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { contractDocument } from "../../http/contract/contract.ts";
import { withBackend } from "../backend.ts";
import { cartOf } from "../shop.ts";
import { ask } from "./ask.ts";
import { belongingsOf, tokenFor } from "./belongings.ts";
import { everyNth } from "../../../../../test-sample.ts";

/*
 * What an answer costs, counted in round trips to the database: messages to the thread of the embedded one. A call that
 * reads asks for its session and its content at once; only the first call of a session asks for the session before.
 */

/** The most round trips of a call that reads. */
const MAX_READ_TRIPS = 1;
/** Calls that read with more of them, and why. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  // It also reads the bytes, after it has found out who may see the file.
  getFile: 3,
  // A print is queued, taken, drawn and kept.
  getOrderPrint: 17,
  // The list of the requests comes before their messages.
  exportMyData: 4,
  // A command, although its method is GET.
  resendInvitation: 10,
};
/** The most round trips of an order without a key. */
const MAX_ORDER_TRIPS = 13;

// What runs once a second, whatever is called, stands still: the exchange of rate limits and the switch of maintenance.
vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
const backend = withBackend({ kind: "pglite" });
const send = vi.spyOn(Worker.prototype, "postMessage");
let own: Belongings;
let token: string;

beforeAll(async () => {
  own = await belongingsOf(backend(), "marek@dachserwis.example");
  token = await tokenFor(backend(), own.userId);
  await backend().call("GET", "/v1/company/user/self", { token });
});
afterAll(() => {
  send.mockRestore();
  vi.useRealTimers();
});

/** Counts the round trips of a call; nothing else runs meanwhile. */
const tripsOf = async <Result>(call: () => Promise<Result>): Promise<{ trips: number; result: Result }> => {
  send.mockClear();
  const result = await call();
  return { trips: send.mock.calls.filter(([message]) => message instanceof Uint8Array).length, result };
};

const operations = documentedOperations(await contractDocument())
  .filter(({ operation }) => operation.method === "GET")
  .map((documented) => ({ documented, name: documented.operation.operationId }));

describe("a call that reads", () => {
  it.each(everyNth(5, operations))("$name takes as many round trips as its class may", async ({ documented, name }) => {
    const read = () => ask(backend(), documented, { token, choose: (thing) => thing.of(own) });
    const { trips, result } = await tripsOf(read);
    expect(result.status).toBeLessThan(500);
    expect(trips).toBeLessThanOrEqual(EXCEPTIONS[name] ?? MAX_READ_TRIPS);
  });
});

describe("a call that writes", () => {
  it("places an order in few round trips", async () => {
    const place = () => backend().call("POST", "/v2/orders", { token, body: cartOf(130) });
    const { trips, result } = await tripsOf(place);
    expect(result.status).toBe(201);
    expect(trips).toBeGreaterThan(MAX_READ_TRIPS);
    expect(trips).toBeLessThanOrEqual(MAX_ORDER_TRIPS);
  });
});
