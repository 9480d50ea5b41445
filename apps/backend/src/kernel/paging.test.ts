import { describe, expect, it } from "vitest";

import { metaOfRead, pageOf } from "./paging.ts";

const count = (total: number) => {
  const asked: number[] = [];
  return { asked, of: async () => (asked.push(total), total) };
};

describe("the meta of a loaded page", () => {
  it.each([
    { page: 1, found: 0, total: 0, counted: 0 },
    { page: 1, found: 7, total: 7, counted: 0 },
    { page: 3, found: 1, total: 21, counted: 0 },
    { page: 1, found: 10, total: 10, counted: 1 },
    { page: 2, found: 10, total: 35, counted: 1 },
    { page: 9, found: 0, total: 35, counted: 1 },
  ])("page $page with $found of ten: $total in all", async ({ page, found, total, counted }) => {
    const { asked, of } = count(total);
    expect(await metaOfRead(pageOf({ page, limit: 10 }, 20), found, of)).toMatchObject({
      current_page: page,
      total,
      last_page: Math.max(1, Math.ceil(total / 10)),
    });
    expect(asked).toHaveLength(counted);
  });
});
