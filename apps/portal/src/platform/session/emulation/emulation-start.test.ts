import { ApiError } from "@lucarne/api-client/errors";
import { expect, it, vi } from "vitest";
import { startEmulation } from "./emulation-start.ts";

const EMULATION = { operator: "Joanna Wrona", expires_at: "2026-11-20T08:45:00Z" };

it.each([
  ["a token of an emulated session starts it", "abc", async () => ({ emulation: EMULATION }), true],
  ["a token of an ordinary session is dropped", "abc", async () => ({}), false],
  [
    "a refused token is dropped",
    "abc",
    async () => {
      throw new ApiError({ status: 401, code: "token_expired" });
    },
    false,
  ],
  ["an empty token is dropped", "", async () => ({ emulation: EMULATION }), false],
])("%s", async (_name, token, userOf, started) => {
  const emulate = vi.fn();
  expect(await startEmulation(token, { store: { emulate }, userOf })).toBe(started);
  expect(emulate.mock.calls).toEqual(started ? [[token]] : []);
});
