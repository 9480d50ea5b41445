import { MAINTENANCE_INTERVAL, probeConfig } from "@lucarne/api-client/queries/config";
import { useEffect, useState } from "react";
import { href } from "../../shared/pages/href.ts";
import { useNavigate } from "../../shared/pages/navigate.ts";
import { api } from "../../platform/session/portal-api.ts";
import { maintenance } from "../../platform/session/portal-session.ts";

/**
 * Asks whether the server is back, at once and then every minute; the first answer ends maintenance
 * in every tab and leads home (MNT-3, MNT-4). Gives the moment of the next question
 * in milliseconds since the epoch; `undefined` while one is being asked.
 */
export const useMaintenanceProbe = (): number | undefined => {
  const navigate = useNavigate();
  const [nextCheck, setNextCheck] = useState<number>();

  useEffect(() => {
    const leaving = new AbortController();
    let timer: number | undefined;

    const check = async () => {
      window.clearTimeout(timer);
      setNextCheck(undefined);
      try {
        await probeConfig(api, leaving.signal);
        leaving.abort();
        maintenance.end();
        await navigate(href("home"), { replace: true });
      } catch {
        if (leaving.signal.aborted) return;
        timer = window.setTimeout(() => void check(), MAINTENANCE_INTERVAL);
        setNextCheck(Date.now() + MAINTENANCE_INTERVAL);
      }
    };
    // Another tab has seen the server back: this one looks at once.
    const stopFollowing = maintenance.subscribe(() => {
      if (!maintenance.isOn() && !leaving.signal.aborted) void check();
    });
    void check();

    return () => {
      leaving.abort();
      stopFollowing();
      window.clearTimeout(timer);
    };
  }, [navigate]);

  return nextCheck;
};
