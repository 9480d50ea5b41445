import { ApiError } from "@lucarne/api-client/errors";
import { describe, expect, test } from "vitest";
import { completionEnd, isAlreadyAnswered, requestFailure, resendTime, verifyFailure } from "./login-rules.ts";

const refusal = (status: number) => new ApiError({ status, code: "any", message: "any" });

describe("a refused request for a code", () => {
  test.each([
    [404, "contact", { step: "contact", problem: "notFound" }],
    [404, "code", { step: "contact", problem: "notFound" }],
    [422, "contact", { step: "contact", problem: "generic" }],
    [429, "code", { step: "code", problem: "generic" }],
    [500, "contact", { step: "contact", problem: "generic" }],
  ] as const)("%i on the %s step", (status, from, expected) => {
    expect(requestFailure(refusal(status), from)).toEqual(expected);
  });

  test.each(["contact", "code"] as const)("with a device link says on the %s step that it was sent", (step) => {
    const limited = new ApiError({ status: 429, code: "device_link_sent" });
    expect(requestFailure(limited, step)).toEqual({ step, problem: "linkSent" });
  });

  test("no answer at all is the general sentence too", () => {
    expect(requestFailure(new TypeError("Failed to fetch"), "contact")).toEqual({
      step: "contact",
      problem: "generic",
    });
  });
});

describe("a refused code", () => {
  test.each([
    [406, { step: "contact", problem: "codeInvalid" }],
    [404, { step: "code", problem: "generic" }],
    [422, { step: "code", problem: "generic" }],
    [429, { step: "code", problem: "generic" }],
    [500, { step: "code", problem: "generic" }],
  ] as const)("%i", (status, expected) => {
    expect(verifyFailure(refusal(status))).toEqual(expected);
  });
});

test.each([
  [undefined, 61_000],
  [60, 61_000],
  [17, 18_000],
  [0, 1_000],
])("asked at 1 s with a wait of %s s, the next code can be requested at %i ms", (wait, expected) => {
  expect(resendTime(1_000, wait)).toBe(expected);
});

describe("a refused completion", () => {
  test.each([
    [new ApiError({ status: 401, code: "token_expired" }), "expired"],
    [new ApiError({ status: 401, code: "session_revoked" }), "expired"],
    [new ApiError({ status: 401, code: "account_inactive" }), "inactive"],
    [refusal(422), undefined],
    [refusal(503), undefined],
    [new TypeError("Failed to fetch"), undefined],
  ])("%o", (error, expected) => {
    expect(completionEnd(error)).toBe(expected);
  });

  test("a survey that is there already is no failure", () => {
    expect(isAlreadyAnswered(new ApiError({ status: 409, code: "survey_locked" }))).toBe(true);
    expect(isAlreadyAnswered(refusal(409))).toBe(false);
  });
});
