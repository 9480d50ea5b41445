import { expect, it } from "vitest";

import { afterMessage, afterReply } from "./ticket-status.ts";

it.each([
  [1, 1, 2],
  [2, 2, 2],
  [3, 1, 3],
] as const)("a request in state %i goes to %i by a message, to %i by an answer", (status, message, reply) => {
  expect([afterMessage(status), afterReply(status)]).toEqual([message, reply]);
});
