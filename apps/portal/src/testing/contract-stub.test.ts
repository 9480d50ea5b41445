import { expect, it } from "vitest";
import { createContractStub } from "./contract-stub.ts";

const API = "http://localhost/api";

it("answers with the contract's first example", async () => {
  const stub = createContractStub({});
  const answer = await stub.fetch(`${API}/v1/notifications?page=1&limit=20`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ meta: { current_page: 1 } });
  expect(stub.calls).toEqual(["listNotifications"]);
  expect(stub.faults).toEqual([]);
});

it("answers a failure with the contract's problem", async () => {
  const stub = createContractStub({ listNotifications: { status: 429 } });
  const answer = await stub.fetch(`${API}/v1/notifications`);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(stub.faults).toEqual([]);
});

it("rejects as a browser does when there is no network, and when a pending call is cancelled", async () => {
  const stub = createContractStub({ listNotifications: "unreachable", listTiers: "pending" });
  await expect(stub.fetch(`${API}/v1/notifications`)).rejects.toThrow(TypeError);
  const cancel = new AbortController();
  const pending = stub.fetch(`${API}/v2/tiers`, { signal: cancel.signal });
  cancel.abort();
  await expect(pending).rejects.toThrow("aborted");
});

it.each([
  ["an operation that the contract lacks", "GET", "/v1/nothing", undefined, "The contract has no GET /api/v1/nothing"],
  ["a query that the contract lacks", "GET", "/v1/notifications?colour=red", undefined, "wrong query"],
  ["a query value of another type", "GET", "/v1/notifications?page=first", undefined, "wrong query"],
  ["a body of another form", "POST", "/v2/installer/login", { contact: "a@b.example" }, "wrong body"],
  ["a missing body", "POST", "/v2/installer/login", undefined, "without a body"],
])("notes %s", async (_, method, path, body, fault) => {
  const stub = createContractStub({});
  await stub.fetch(`${API}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  expect(stub.faults).toEqual([expect.stringContaining(fault)]);
});

it.each([
  ["a body that breaks the schema", { body: { data: [] } }, "must have required property"],
  ["a status that the operation does not have", { status: 418 }, "cannot answer 418"],
  ["an example that does not exist", { example: "nobody" }, "has no example nobody"],
])("notes an answer with %s", async (_, answer, fault) => {
  const stub = createContractStub({ listNotifications: answer });
  await stub.fetch(`${API}/v1/notifications`);
  expect(stub.faults).toEqual([expect.stringContaining(fault)]);
});
