import { ApiError, TimeoutError } from "@lucarne/api-client/errors";
import { expect, it } from "vitest";
import { judgeFailure } from "./judge-failure.ts";

const api = (parts: ConstructorParameters<typeof ApiError>[0]) => new ApiError(parts);

it.each([
  ["no network", new TypeError("Failed to fetch"), { kind: "later", after: undefined }],
  ["no answer in time", new TimeoutError(30_000), { kind: "later", after: undefined }],
  ["a cancelled call", new DOMException("Gone", "AbortError"), { kind: "stop" }],
  ["an ended session", api({ status: 401 }), { kind: "stop" }],
  ["an emulated session", api({ status: 403, code: "emulated_session" }), { kind: "stop" }],
  ["too many scans", api({ status: 429, retryAfter: 7 }), { kind: "later", after: 7000 }],
  ["maintenance", api({ status: 503 }), { kind: "later", after: undefined }],
  ["a faulty server", api({ status: 500 }), { kind: "later", after: undefined }],
  ["the same key under way", api({ status: 409, code: "idempotency_in_progress" }), { kind: "later", after: 2000 }],
  ["a scanned serial", api({ status: 409, code: "serial_already_scanned" }), { kind: "taken" }],
  [
    "a closed project",
    api({ status: 409, code: "project_not_open" }),
    { kind: "refused", refusal: { reason: "closed" } },
  ],
  ["a deleted project", api({ status: 404 }), { kind: "refused", refusal: { reason: "closed" } }],
  [
    "an unknown serial",
    api({ status: 422, errors: { code: ["Unknown."] } }),
    { kind: "refused", refusal: { reason: "unknown" } },
  ],
  [
    "anything else",
    api({ status: 400, errors: { body: ["Too odd."] } }),
    { kind: "refused", refusal: { reason: "other", text: "Too odd." } },
  ],
])("%s", (_, error, verdict) => {
  expect(judgeFailure(error)).toEqual(verdict);
});
