import { readFileSync } from "node:fs";
import path from "node:path";

import { documentedOperations } from "@lucarne/contract/documented";
import { expect, it } from "vitest";

import type { RandomRequest } from "../requests/random-request.ts";
import { hostileUploads } from "../requests/uploads.ts";
import type { Answer } from "../target/target.ts";
import { ANSWER_CHECKS } from "./answers.ts";

const CONTRACT = path.join(import.meta.dirname, "../../../../openapi/dist/openapi.json");
const operations = documentedOperations(JSON.parse(readFileSync(CONTRACT, "utf8")));
const GOOD = { status: 200, headers: {}, mediaType: "application/json", text: "{}", body: {} };

/** What a check says to the answer of a request. */
const faultBy = (name: string, operationId: string, request: Partial<RandomRequest>, answer: Answer) => {
  const documented = operations.find(({ operation }) => operation.operationId === operationId);
  const check = ANSWER_CHECKS.find((one) => one.name === name);
  if (!documented || !check) throw new Error(`There is no ${operationId}.`);
  return check.faultOf(documented, { path: "/", headers: {}, payload: undefined, ...request }, answer);
};
/** What the check of refusals says to a request that was answered 200. */
const faultOf = (operationId: string, request: Partial<RandomRequest>): string | undefined =>
  faultBy("validation", operationId, request, GOOD);
/** What the check of discretion says to a refusal with this message. */
const discretionOf = (message: string): string | undefined =>
  faultBy("discretion", "createProject", {}, { ...GOOD, status: 422, text: JSON.stringify({ message }) });

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

it("an answer 200 to a hostile form is a fault, except where the contract leaves the decision to the server", () => {
  const uploads = operations
    .filter(({ operation }) => operation.operationId === "uploadOrderFile")
    .flatMap((documented) => hostileUploads(documented));
  const accepted = uploads.filter(
    (upload) => faultOf("uploadOrderFile", { path: "/v1/shop/order/files", upload }) === undefined,
  );
  expect(uploads).toHaveLength(7);
  expect(accepted.map(({ title }) => title)).toEqual(["a picture that ends too early"]);
});

it.each([
  'relation "project" does not exist',
  'new row violates check constraint "positive"',
  'syntax error at or near "union"',
  "select * from session where id = 1",
  'select "id" from "session"',
  "insert into session values (1)",
  "Error: no row\n    at findProject (/srv/app/project.mjs:12:7)",
])("a refusal with %j reveals how the server is built", (message) => {
  expect(discretionOf(message)).toMatch(/^the refusal reveals how the server is built/);
});

it.each([
  "Please select a value from the list.",
  "The body has a syntax error.",
  "The value violates the rules of this field.",
  "Enter at least (3) characters, or look at company (2).",
])("a refusal with the ordinary sentence %j is none of the server's insides", (message) => {
  expect(discretionOf(message)).toBeUndefined();
});
