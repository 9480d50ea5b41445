import { expect, expectTypeOf, it } from "vitest";

import type { TxApp } from "../app.ts";
import { touchUser } from "../areas/account/commands/users.ts";
import { withBackend } from "../testing/backend.ts";
import type { Database, Db, Tx } from "./client.ts";

const backend = withBackend();

it("a command takes a transaction and not the outer database, by its type", async () => {
  const { database, clock } = backend();
  const command = (tx: Tx) => touchUser(tx, 1, clock.now());
  expectTypeOf<Db>().not.toExtend<Parameters<typeof touchUser>[0]>();
  expectTypeOf<Tx>().toExtend<Db>();
  expectTypeOf<TxApp>().not.toHaveProperty("database");
  await expect(database.transaction(command)).resolves.toBeUndefined();
});

it("statements of a failed command leave nothing", async () => {
  const { database, clock } = backend();
  const { id, lastActiveAt } = await backend().person("anna@dachserwis.example");
  const failing: Parameters<Database["transaction"]>[0] = async (tx) => {
    await touchUser(tx, id, new Date(clock.now().getTime() + 1000));
    throw new Error("The command failed.");
  };
  await expect(database.transaction(failing)).rejects.toThrow("The command failed.");
  expect((await backend().person("anna@dachserwis.example")).lastActiveAt).toEqual(lastActiveAt);
});
