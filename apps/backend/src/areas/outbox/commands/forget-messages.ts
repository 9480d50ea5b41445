import { ne } from "drizzle-orm";

import type { Records } from "../../../db/retention.ts";
import { outbox } from "../../../db/schema/index.ts";

/** Messages that were sent, or given up. */
export const DONE_MESSAGES: Records = {
  name: "messages",
  table: outbox,
  at: outbox.createdAt,
  where: ne(outbox.state, "pending"),
};
