import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";

import { fold } from "../../kernel/text/fold.ts";
import { withBackend } from "../../testing/backend.ts";
import { createTestDatabase } from "../../testing/postgres.ts";
import { type Database, openPostgres } from "../client.ts";
import { migrate } from "../setup/migrate.ts";

const backend = withBackend();

/** Every letter and mark of the Latin and Cyrillic blocks, composed and decomposed. */
const letters = (): string[] => {
  const blocks = [
    [0x20, 0x24f],
    [0x300, 0x36f],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x1e00, 0x1eff],
    [0x2018, 0x201f],
  ] as const;
  const points = blocks.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  return points.map((point) => String.fromCodePoint(point)).flatMap((letter) => [letter, letter.normalize("NFD")]);
};

/** What the database makes of texts. */
const foldedIn = async ({ db }: Database, texts: readonly string[]) => {
  const { rows } = await db.execute<{ folded: string }>(
    sql`select folded(value) as folded from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality order by ordinality`,
  );
  return rows.map(({ folded }) => folded);
};

/** Letters that have a lower case but no Latin replacement; a database of locale C leaves them as they are. */
const isReplaced = (letter: string) => /^[\x20-\x7e]*$/.test(fold(letter)) || letter === letter.toLowerCase();

it("the embedded database folds each letter as the code does", async () => {
  const all = letters().filter(isReplaced);
  expect(all.length).toBeGreaterThan(1500);
  expect(await foldedIn(backend().database, all)).toEqual(all.map(fold));
});

it("a PostgreSQL server of locale C folds each letter as the code does", async () => {
  expect(inject("postgresProblem")).toBe("");
  const database = openPostgres(await createTestDatabase(inject("postgresUrl"), "folded"));
  try {
    await migrate(database);
    const all = letters().filter(isReplaced);
    expect(await foldedIn(database, all)).toEqual(all.map(fold));
  } finally {
    await database.close();
  }
});
