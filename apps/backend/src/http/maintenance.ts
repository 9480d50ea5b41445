import { Problem } from "../kernel/problem.ts";

/** Whether the portal is closed for maintenance. */
export interface Maintenance {
  isOn(): Promise<boolean>;
}

/** Hook: refuses every call while the portal is closed for maintenance. */
export const closeForMaintenance = (maintenance: Maintenance) => async (): Promise<void> => {
  if (await maintenance.isOn()) throw new Problem("maintenance");
};
