import { browserStore } from "./storage.ts";

/** Local storage, or memory where the browser refuses it. */
export const localStore = browserStore("localStorage");
/** This tab's storage. */
export const tabStore = browserStore("sessionStorage");
