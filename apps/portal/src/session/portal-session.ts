import { createMaintenance } from "./maintenance.ts";
import { createSessionStore } from "./session-store.ts";
import { browserStore } from "./storage.ts";

/** Local storage, or memory where the browser refuses it. */
export const localStore = browserStore("localStorage");
/** This tab's storage. */
export const tabStore = browserStore("sessionStorage");

/** The session of this tab. */
export const sessionStore = createSessionStore(localStore, tabStore);

/** The maintenance flag of this browser. */
export const maintenance = createMaintenance(localStore);
