import type { IncomingMessage } from "node:http";

import { Problem } from "../kernel/problem.ts";

/**
 * Refuses a request without exactly one Host header (RFC 9112, section 3.2): a proxy before the server could read
 * another one than the server. HTTP/1.0 may have none.
 */
export const requireOneHost = ({ rawHeaders, httpVersion }: IncomingMessage): void => {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== "1.0")) throw new Problem("malformed_request");
};
