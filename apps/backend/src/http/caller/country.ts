import type { FastifyRequest } from "fastify";

/** Codes of ISO 3166 that stand for no country: unknown, and for private use. */
const NO_COUNTRY = /^(?:AA|Q[M-Z]|X[A-Z]|ZZ)$/;
/** Kosovo, the one code for private use that networks report. */
const KOSOVO = "XK";

/**
 * The country of a call as a trusted proxy reports it, as an ISO 3166 code; null where it is unknown. Without a trusted
 * proxy in front, the caller may have set the header, so it is ignored.
 */
export const countryOf = ({ ips, headers }: FastifyRequest, header: string | undefined): string | null => {
  const throughProxy = ips !== undefined && ips.length > 1;
  const value = header === undefined || !throughProxy ? undefined : headers[header];
  if (typeof value !== "string" || !/^[A-Z]{2}$/.test(value)) return null;
  return value === KOSOVO || !NO_COUNTRY.test(value) ? value : null;
};
