import { createHash } from "node:crypto";

import type { PublicCall } from "../../http/call.ts";
import { ok, type PublicHandler } from "../../http/contract/handler.ts";
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
export const getConfig: PublicHandler<"getConfig"> = async ({ database }, _input, call) =>
  stamped(
    await database.read((db) =>
      call.caller ? readConfig(db, call.caller.regionSlug, call.language) : readPublicConfig(db, call.language),
    ),
    call,
  );

/** `GET /v1/config/public`: welcome points and links of every country. */
export const getPublicConfig: PublicHandler<"getPublicConfig"> = async ({ database }, _input, call) =>
  stamped(await database.read((db) => readPublicConfig(db, call.language)), call);
