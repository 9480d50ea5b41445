import { expect, it } from "vitest";

import { withBackend } from "../testing/backend.ts";
import { bareServer } from "./bare-server.ts";
import { registerProbes } from "./probes.ts";

const backend = withBackend();

it("however many ask at once whether the database answers, one statement does", async () => {
  const { database, log } = backend().app;
  const server = bareServer(log);
  let statements = 0;
  const held = Promise.withResolvers<void>();
  const exec = async (statement: string) => {
    statements += 1;
    await held.promise;
    await database.exec(statement);
  };
  registerProbes(server, { database: { ...database, exec } });
  const asked = Array.from({ length: 50 }, () => server.inject("/readyz"));
  // Answered after the others have arrived.
  await server.inject("/healthz");
  held.resolve();
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  expect(statements).toBe(1);
  expect((await server.inject("/readyz")).statusCode).toBe(200);
  expect(statements).toBe(2);
  await server.close();
});
