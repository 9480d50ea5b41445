import { RATE_CLASSES } from "../kernel/limits/rate-classes.ts";

/** Limits that tests do not reach, for every class. */
export const NO_LIMITS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.keys(RATE_CLASSES).map((name) => [name, 1e9]),
);

/** Limits that tests do not reach, for calls of the portal. Messages, codes and links keep their own. */
export const WIDE_LIMITS = {
  RO: 1e6,
  RW: 1e6,
  RLogin: 1e6,
  RVerify: 1e6,
  RRefresh: 1e6,
  RVal: 1e6,
  RReg: 1e6,
  RPlaces: 1e6,
  RExport: 1e6,
  RUp: 1e6,
};
