import { lte, min } from "drizzle-orm";

import { deleteSome } from "../../../db/retention.ts";
import { deviceLink, knownDevice } from "../../../db/schema/index.ts";
import type { Sweep } from "../../../db/sweep.ts";
import { after } from "../../../kernel/time/time.ts";
import { DEVICE_LIFE, LINK_GRACE, LINK_LIFE } from "../rules/lifetimes.ts";

/** Removes devices that are no longer known (SEC-26). */
export const forgetDevices: Sweep = {
  name: "forget devices",
  nextDue: async (tx) => {
    const [row] = await tx.select({ at: min(knownDevice.knownSince) }).from(knownDevice);
    return row?.at ? after(row.at, DEVICE_LIFE) : undefined;
  },
  run: async (tx, now) => {
    await deleteSome(tx, knownDevice, lte(knownDevice.knownSince, after(now, -DEVICE_LIFE)));
  },
};

/** After its life a link may still be repeated for a while. */
const LINK_KEPT = LINK_LIFE + LINK_GRACE;

/** Removes links that no longer work (SEC-27). */
export const forgetDeviceLinks: Sweep = {
  name: "forget device links",
  nextDue: async (tx) => {
    const [row] = await tx.select({ at: min(deviceLink.sentAt) }).from(deviceLink);
    return row?.at ? after(row.at, LINK_KEPT) : undefined;
  },
  run: async (tx, now) => {
    await deleteSome(tx, deviceLink, lte(deviceLink.sentAt, after(now, -LINK_KEPT)));
  },
};
