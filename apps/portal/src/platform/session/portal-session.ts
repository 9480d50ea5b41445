import { localStore, tabStore } from "../storage/browser-stores.ts";
import { createMaintenance } from "./maintenance.ts";
import { createSessionStore } from "./session-store.ts";

/** The session of this tab. */
export const sessionStore = createSessionStore(localStore, tabStore);

/** The maintenance flag of this browser. */
export const maintenance = createMaintenance(localStore);
