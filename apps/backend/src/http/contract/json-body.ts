import type { FastifyInstance, FastifyRequest } from "fastify";

import { Problem } from "../../kernel/problem.ts";

/** Deepest nesting of a JSON body; the contract's deepest needs fewer than ten levels. */
const MAX_DEPTH = 32;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether a JSON text nests deeper than allowed: one pass over its bytes, before a parser recurses into it. */
const isTooDeep = (json: Buffer): boolean => {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (inText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (OPENING.has(byte) && ++depth > MAX_DEPTH) return true;
    else if (CLOSING.has(byte)) depth--;
  }
  return false;
};

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

const textOf = (body: Buffer): string => {
  try {
    return strictUtf8.decode(body);
  } catch {
    throw new Problem("malformed_request");
  }
};

const takesNoBody = (request: FastifyRequest): boolean => request.routeOptions.config.operation?.body === undefined;

/** Hook: refuses a body with a `Content-Encoding`, which would not be decoded. */
export const refuseEncodedBodies = async (request: FastifyRequest): Promise<void> => {
  const encoding = request.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity" && !takesNoBody(request)) throw new Problem("unsupported_media_type");
};

/**
 * Reads bodies: JSON in valid UTF-8 and of limited depth. What is sent to an operation without a body is not looked at;
 * every other type is refused, because other sites can send forms and plain text (SEC-22).
 */
export const registerBodies = (api: FastifyInstance): void => {
  const parse = api.getDefaultJsonParser("error", "error");
  api.removeAllContentTypeParsers();
  api.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (takesNoBody(request)) return done(null, undefined);
    if (body.length === 0 || isTooDeep(body)) return done(new Problem("malformed_request"));
    try {
      return parse(request, textOf(body), done);
    } catch (error) {
      return done(error instanceof Error ? error : new Problem("malformed_request"));
    }
  });
  api.addContentTypeParser<Buffer>("*", { parseAs: "buffer" }, (request, _body, done) =>
    takesNoBody(request) ? done(null, undefined) : done(new Problem("unsupported_media_type")),
  );
};
