import { inject, it, expect } from "vitest";

import { fromEmbedded } from "../client.ts";
import { openEmbedded } from "../embedded/open-embedded.ts";
import { analyze, keepUp, lacksStatistics } from "./upkeep.ts";

it("counts the tables of the embedded database, which has no autovacuum", async () => {
  const database = fromEmbedded(await openEmbedded({ image: inject("seededImage") }));
  const rows = async () =>
    (await database.db.execute("select reltuples::int as rows from pg_class where relname = 'counted'")).rows;
  await database.exec("create table counted as select generate_series(1, 100) as id; delete from pg_statistic");
  expect(await lacksStatistics(database)).toBe(true);
  await analyze(database);
  expect(await lacksStatistics(database)).toBe(false);
  expect(await rows()).toEqual([{ rows: 100 }]);
  await database.exec("insert into counted select generate_series(1, 50)");
  const stop = keepUp(database, (error) => expect.unreachable(String(error)), 100);
  await expect.poll(rows).toEqual([{ rows: 150 }]);
  stop();
  await database.close();
});
