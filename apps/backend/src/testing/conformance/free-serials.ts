import { and, isNull, sql } from "drizzle-orm";

import type { Database } from "../../db/client.ts";
import { productSerial, scan } from "../../db/schema/index.ts";

/** As many serials as a conformance run needs, which nobody has scanned. */
export const freeSerials = async ({ db }: Database): Promise<string[]> => {
  const rows = await db
    .select({ serial: productSerial.serial })
    .from(productSerial)
    .leftJoin(scan, and(sql`${scan.serial} = ${productSerial.serial}`, isNull(scan.removedAt)))
    .where(and(isNull(scan.id), sql`10::smallint = any (${productSerial.regions})`))
    .limit(3);
  return rows.map(({ serial }) => serial);
};
