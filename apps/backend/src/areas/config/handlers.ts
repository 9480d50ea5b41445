import { createHash } from "node:crypto";

import type { PublicCall } from "../../http/call.ts";
import { ok, type PublicHandler } from "../../http/handler.ts";
import { readConfig, readPublicConfig } from "./queries/read-config.ts";

/** 304 when the caller already has this answer, else 200 with its ETag. */
const stamped = <Body>(body: Body, call: PublicCall) => {
  const etag = `"${createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 22)}"`;
  const headers = { "cache-control": "no-cache", etag };
  const held = String(call.headers["if-none-match"] ?? "")
    .split(",")
    .map((entry) => entry.trim().replace(/^W\//, ""));
  return held.includes(etag) || held.includes("*") ? { status: 304 as const, headers } : ok(body, headers);
};

/** `GET /v1/config`: the public part, plus the rest for a caller with a valid session (API-23, MNT-6). */
export const getConfig: PublicHandler<"getConfig"> = async ({ database: { db } }, _input, call) =>
  stamped(
    call.caller
      ? await readConfig(db, call.caller.regionSlug, call.language)
      : await readPublicConfig(db, call.language),
    call,
  );

/** `GET /v1/config/public`: welcome points and links of every country. */
export const getPublicConfig: PublicHandler<"getPublicConfig"> = async ({ database: { db } }, _input, call) =>
  stamped(await readPublicConfig(db, call.language), call);
