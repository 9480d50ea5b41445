import { useSyncExternalStore } from "react";
import { maintenance } from "../portal-session.ts";

/** Whether the server is in maintenance, as far as this browser has seen. */
export const useMaintenance = (): boolean =>
  useSyncExternalStore(maintenance.subscribe, maintenance.isOn, maintenance.isOn);
