import { eq } from "drizzle-orm";

import { productSerial } from "../../db/schema/index.ts";
import type { TestBackend } from "../backend.ts";
import { POLAND } from "./buyers.ts";

/** How the serials of the load begin. */
export const SERIAL = "LOAD";

/** Serials that the load may scan, one after the other. */
export const serialsOf = async ({ database: { db } }: TestBackend, how: number): Promise<() => string> => {
  const [model] = await db.select().from(productSerial).where(eq(productSerial.isWindow, true)).limit(1);
  if (!model) throw new Error("The demo has no serial.");
  const nameOf = (at: number): string => `${SERIAL}${String(at).padStart(8, "0")}`;
  const BATCH_SIZE = 5_000;
  for (let from = 0; from < how; from += BATCH_SIZE)
    await db.insert(productSerial).values(
      Array.from({ length: Math.min(BATCH_SIZE, how - from) }, (_, at) => ({
        ...model,
        regions: [POLAND],
        serial: nameOf(from + at),
      })),
    );
  let next = 0;
  return () => nameOf(next++);
};
