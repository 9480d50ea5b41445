import { MINUTE } from "@lucarne/api-client/durations";
import { useEffect, useState } from "react";
import { refresh } from "./portal-api.ts";
import { MAX_TIMER } from "./tokens/keep-fresh.ts";
import { sessionStore } from "./portal-session.ts";
import { useSession } from "./use-session.ts";

/** A record this close to its end was not renewed in time, and the user is notified; in milliseconds. */
const EXPIRY_WARNING = 2 * MINUTE;

/** The moment at which the session's record expires, in epoch milliseconds, once it is near; else `undefined`. */
export const useSessionExpiry = (): number | undefined => {
  const session = useSession();
  const expiresAt = session.kind === "own" ? session.record.expiresAt : undefined;
  const [nearing, setNearing] = useState<number>();

  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const left = Math.max(0, expiresAt - EXPIRY_WARNING - Date.now());
    // A session that is longer than a timer can be is renewed before.
    if (left > MAX_TIMER) return undefined;
    const timer = setTimeout(() => setNearing(expiresAt), left);

    return () => clearTimeout(timer);
  }, [expiresAt]);

  return nearing === expiresAt ? nearing : undefined;
};

/** Tries to renew the session now, because the user asks for it. */
export const renewSession = async (): Promise<void> => {
  const session = sessionStore.get();
  if (session.kind !== "own") return;
  const outcome = await refresh(session.record);
  if (outcome.kind === "refused") sessionStore.end(outcome.why);
};
