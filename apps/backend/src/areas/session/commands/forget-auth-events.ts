import type { Records } from "../../../db/retention.ts";
import { authEvent } from "../../../db/schema/index.ts";

/** The record of sign-ins and account changes (SEC-13). */
export const AUTH_EVENTS: Records = { name: "sign-in events", table: authEvent, at: authEvent.createdAt };
