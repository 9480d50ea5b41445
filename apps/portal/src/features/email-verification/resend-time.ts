import { tabStore } from "../../session/portal-session.ts";

const KEY = "lucarne.verify-email";

/** From when another code may be asked for, in milliseconds since the epoch; kept over a reload of this tab. */
export const resendTimeStore = {
  read: (): number => Number(tabStore.getItem(KEY)) || 0,
  write: (time: number) => tabStore.setItem(KEY, String(time)),
};
