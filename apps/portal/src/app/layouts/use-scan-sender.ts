import { useEffect } from "react";
import { loadInBackground } from "../../platform/code/load-in-background.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { logError } from "../../platform/log/error-log.ts";

const loadScans = () => loadInBackground(() => import("../../shared/scans/portal-scans.ts"));

/** Sends the scans queued on this device, on every page (SCAN-8). An emulated session sends none. */
export const useScanSender = (): void => {
  const uuid = useCurrentUser()?.uuid;
  const isOwn = useSession().kind === "own";
  const user = isOwn ? uuid : undefined;

  useEffect(() => {
    if (user === undefined) return undefined;
    const open = (owner: string | undefined) => loadScans().then(({ scanQueue }) => scanQueue.open(owner), logError);
    void open(user);

    return () => void open(undefined);
  }, [user]);
};
