import { type ACCEPTED, type REJECTED, UNDECIDED } from "@lucarne/api-client/scan-flags";
import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Tx } from "../../../db/client.ts";
import { scan } from "../../../db/schema/index.ts";
import { Problem } from "../../../kernel/problem.ts";

/**
 * Accepts or rejects the named scans of a project, or all that are not judged yet. The project must be locked.
 *
 * @throws {Problem} `not_found` when one of the named scans is not in the project
 */
export const judgeScans = async (
  tx: Tx,
  projectId: number,
  flag: typeof ACCEPTED | typeof REJECTED,
  scans?: readonly string[],
): Promise<void> => {
  const judged = await tx
    .update(scan)
    .set({ flag })
    .where(
      and(
        eq(scan.projectId, projectId),
        isNull(scan.removedAt),
        scans ? inArray(scan.uuid, [...scans]) : eq(scan.flag, UNDECIDED),
      ),
    )
    .returning({ id: scan.id });
  if (scans && judged.length < new Set(scans).size) throw new Problem("not_found");
};
