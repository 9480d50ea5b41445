import { leaveHint } from "../../../platform/storage/page-hint.ts";

/** An address of this host without characters that end a cookie. */
const OWN_PATH = /^\/(?!\/)[\w./-]+$/;

/** Lets the server show the first picture of home in the HTML of the next visit, before any script runs (PERF-12). */
export const rememberHero = (picture: string | undefined): void =>
  leaveHint("hero", picture !== undefined && OWN_PATH.test(picture) ? picture : undefined);
