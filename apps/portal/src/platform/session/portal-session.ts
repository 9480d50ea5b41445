import { localStore, tabStore } from "../storage/browser-stores.ts";
import { createMaintenance } from "./maintenance.ts";
import { createServerReach } from "./server-reach.ts";
import { createSessionStore } from "./session-store.ts";

/** The session of this tab. */
export const sessionStore = createSessionStore(localStore, tabStore);

/** The maintenance flag of this browser. */
export const maintenance = createMaintenance(localStore);

/** Whether the server answers the portal's calls. */
export const serverReach = createServerReach();
