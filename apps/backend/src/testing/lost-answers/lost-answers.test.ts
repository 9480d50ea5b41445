import { expect, it } from "vitest";

import { balanceOf } from "../../ledger/accounts.ts";
import { withBackend } from "../backend.ts";
import { NO_LIMITS } from "../rate-limits.ts";
import { countOf, expectEachOnce, prepare } from "../crash/subject.ts";
import { newWrite, ORDERED, Refusal, send, type Write } from "../crash/writes.ts";
import { startLossyProxy } from "./lossy-proxy.ts";
import { inLongRun } from "../../../../../test-sample.ts";

const backend = withBackend({ kind: "postgres", settings: { rateLimits: NO_LIMITS } });
const WRITES = inLongRun(240, 80);
const CLIENTS = 4;
/** Tries of one write: at 10 % of lost answers, that many in a row are never lost. */
const MAX_TRIES = 40;

it("a proxy that loses a tenth of the answers causes no second order, project, scan or message", async () => {
  const { database, server } = backend();
  const subject = await prepare(database);
  const { companyId } = await backend().person("marek@dachserwis.example");
  const before = await countOf(database, subject);
  const balance = await balanceOf(database.db, companyId);
  await server.listen({ port: 0, host: "127.0.0.1" });
  const address = server.server.address();
  const proxy = await startLossyProxy(typeof address === "object" && address ? address.port : 0, 0.1);
  const writes: Write[] = Array.from({ length: WRITES }, (_, turn) => newWrite(subject, turn));
  let replayed = 0;

  const sendUntilAnswered = async (write: Write): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      try {
        if (!(await send(proxy.url, subject, write))) replayed += 1;
        return;
      } catch (error) {
        if (error instanceof Refusal) throw error;
      }
    }
    throw new Error("All answers were lost.");
  };
  const open = [...writes];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let write = open.shift(); write; write = open.shift()) await sendUntilAnswered(write);
    }),
  );
  await proxy.stop();

  expect(proxy.lost()).toBeGreaterThan(WRITES / 20);
  expect(replayed).toBeGreaterThan(WRITES / 20);
  expect(replayed).toBeLessThanOrEqual(proxy.lost());
  const after = await countOf(database, subject);
  expectEachOnce(writes, before, after);
  const points = (after.order - before.order) * ORDERED;
  expect(await balanceOf(database.db, companyId)).toEqual({
    spendable: balance.spendable - points,
    reserved: balance.reserved + points,
  });
});
