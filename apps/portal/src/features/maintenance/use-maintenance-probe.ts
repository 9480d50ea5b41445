import { MAINTENANCE_INTERVAL, probeConfig } from "@lucarne/api-client/queries/config";
import { useEffect, useRef, useState } from "react";
import { href } from "../../shared/navigation/href.ts";
import { useNavigate } from "../../shared/navigation/navigate.ts";
import { api } from "../../platform/session/portal-api.ts";
import { maintenance } from "../../platform/session/portal-session.ts";

type MaintenanceProbe = {
  /** The moment of the next check in milliseconds since the epoch; `undefined` while one is running. */
  nextCheck: number | undefined;
  /** Checks at once. */
  checkNow: () => void;
};

/**
 * Checks whether the server is back, at once and then every minute; the first answer ends maintenance in every tab and
 * opens home (MNT-3, MNT-4).
 */
export const useMaintenanceProbe = (): MaintenanceProbe => {
  const navigate = useNavigate();
  const [nextCheck, setNextCheck] = useState<number>();
  const check = useRef<() => void>(undefined);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: number | undefined;

    const probe = async () => {
      window.clearTimeout(timer);
      setNextCheck(undefined);
      try {
        await probeConfig(api, leaving.signal);
        leaving.abort();
        maintenance.end();
        await navigate(href("home"), { replace: true });
      } catch {
        if (leaving.signal.aborted) return;
        timer = window.setTimeout(() => void probe(), MAINTENANCE_INTERVAL);
        setNextCheck(Date.now() + MAINTENANCE_INTERVAL);
      }
    };
    check.current = () => void probe();
    // Another tab got an answer from the server.
    const unsubscribe = maintenance.subscribe(() => {
      if (!maintenance.isOn() && !leaving.signal.aborted) void probe();
    });
    void probe();

    return () => {
      leaving.abort();
      unsubscribe();
      window.clearTimeout(timer);
    };
  }, [navigate]);

  return { nextCheck, checkNow: () => check.current?.() };
};
