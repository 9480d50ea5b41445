import { readFileSync } from "node:fs";
import path from "node:path";

import { documentedOperations } from "@lucarne/contract/documented";
import { expect, it } from "vitest";

import type { RandomRequest } from "../requests/random-request.ts";
import { ANSWER_CHECKS } from "./answers.ts";

const CONTRACT = path.join(import.meta.dirname, "../../../../openapi/dist/openapi.json");
const operations = documentedOperations(JSON.parse(readFileSync(CONTRACT, "utf8")));
const GOOD = { status: 200, headers: {}, mediaType: "application/json", text: "{}", body: {} };

/** What the check of refusals says to a request that was answered 200. */
const faultOf = (operationId: string, request: Partial<RandomRequest>): string | undefined => {
  const documented = operations.find(({ operation }) => operation.operationId === operationId);
  const check = ANSWER_CHECKS.find(({ name }) => name === "validation");
  if (!documented || !check) throw new Error(`There is no ${operationId}.`);
  return check.faultOf(documented, { path: "/", headers: {}, payload: undefined, ...request }, GOOD);
};

it.each([
  ["a required parameter is missing", "getSurvey", "/v1/survey"],
  ["a value is not in the contract's list", "listNotifications", "/v1/notifications?mark=none"],
  ["a number is too large", "listOrders", "/v2/orders?limit=1000000"],
])("an answer 200 to a query where %s is a fault", (_, operation, address) => {
  expect(faultOf(operation, { path: address })).toBe("answered 200 to a query that the contract refuses");
});

it("an answer 200 to a path with no id of the contract is a fault", () => {
  expect(faultOf("getProject", { path: "/v1/project/%3Cb%3E" })).toBe(
    "answered 200 to a path that the contract refuses",
  );
});

it.each([
  ["is legal", "/v1/notifications?mark=read&page=2"],
  ["has an unknown name", "/v1/notifications?x=1"],
  ["repeats a parameter", "/v1/notifications?mark=read&mark=none"],
  ["has an empty value", "/v1/notifications?mark="],
  ["has spaces around a value", "/v1/notifications?mark=read%20"],
])("an answer 200 to a query that %s is none", (_, address) => {
  expect(faultOf("listNotifications", { path: address })).toBeUndefined();
});

it("an answer 200 to a body that the contract refuses is a fault", () => {
  const request = { path: "/v1/project", headers: { "content-type": "application/json" }, payload: '{"name":1}' };
  expect(faultOf("createProject", request)).toBe("answered 200 to a body that the contract refuses");
});
