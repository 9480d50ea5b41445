import type { Records } from "../db/retention.ts";
import { auditLog } from "../db/schema/index.ts";

/** The record of operator actions and emulated calls (SEC-13). */
export const AUDIT_LOG: Records = { name: "operator actions", table: auditLog, at: auditLog.createdAt };
