import { localStore, tabStore } from "../storage/browser-stores.ts";
import { createMaintenance } from "./maintenance/maintenance.ts";
import { createOptionalParts } from "./optional-parts.ts";
import { createServerReach } from "./offline/server-reach.ts";
import { createSessionStore } from "./tokens/session-store.ts";

/** The session of this tab. */
export const sessionStore = createSessionStore(localStore, tabStore);

/** The maintenance flag of this browser. */
export const maintenance = createMaintenance(localStore);

/** Whether the server answers the portal's calls. */
export const serverReach = createServerReach();

/** The optional parts of the contract that the server has. */
export const optionalParts = createOptionalParts(localStore);
