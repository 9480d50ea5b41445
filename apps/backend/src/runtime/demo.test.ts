import { expect, it } from "vitest";

import { withBackend } from "../testing/backend.ts";
import { demoGreeting } from "./demo.ts";

const backend = withBackend();

it("a process that sends messages says that it prints codes; one that does not says where they are", async () => {
  const { app } = backend();
  expect(await demoGreeting(app, { works: true })).toContain("The sign-in code is printed here");
  const elsewhere = await demoGreeting(app, { works: false });
  expect(elsewhere).not.toContain("printed here");
  expect(elsewhere).toMatch(/worker process.*npm run operator -- outbox --last/);
});
