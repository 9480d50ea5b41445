import { describe, expect, it } from "vitest";

import { tableBreaches } from "./table-owners.ts";

const SRC = "apps/backend/src/";
const SCHEMA = 'export const card = pgTable("card", {});\nexport const fileObject = pgTable("file_object", {});';
const OWNERS: Record<string, string[]> = { card: ["areas/card/"], fileObject: ["files/"] };

const check = (file: string, text: string, owners = OWNERS): string[] => {
  const texts: Record<string, string> = { [`${SRC}db/schema/all.ts`]: SCHEMA, [`${SRC}${file}`]: text };
  return tableBreaches(Object.keys(texts), (name) => texts[name] ?? "", owners);
};

describe("writes to tables", () => {
  it.each([
    ["the query builder", "await tx\n  .insert(card)\n  .values({});"],
    ["an imported table with another name", 'import { card as held } from "x";\ntx.delete(held)'],
    ["an SQL statement", "sql`update file_object set state = 'used'`"],
  ])("refuse %s outside of the owner", (_name, text) => {
    expect(check("areas/orders/commands/place.ts", text)).toHaveLength(1);
  });

  it("allow the owner, the seed and tests", () => {
    const text = "tx.update(card).set({})";
    expect(check("areas/card/commands/ship.ts", text)).toEqual([]);
    expect(check("demo/seed/cards.ts", text)).toEqual([]);
    expect(check("areas/orders/orders.test.ts", text)).toEqual([]);
  });

  it("refuse a table without an owner, and an owner without a table", () => {
    expect(check("areas/card/a.ts", "", { card: ["areas/card/"], gone: [] })).toEqual([
      expect.stringContaining("fileObject has no owner"),
      expect.stringContaining("no table gone"),
    ]);
  });

  it("do not mistake other calls for writes", () => {
    expect(
      check("areas/orders/a.ts", 'createHash("sha256").update(card1); map.delete(key); // select for update'),
    ).toEqual([]);
  });
});
