import { Problem } from "../kernel/problem.ts";

/** Whether the portal is closed for maintenance. */
export interface Maintenance {
  isOn(): Promise<boolean>;
}

/** Hook: answers 503 to every call during maintenance (MNT-8). */
export const closeForMaintenance = (maintenance: Maintenance) => async (): Promise<void> => {
  if (await maintenance.isOn()) throw new Problem("maintenance");
};
