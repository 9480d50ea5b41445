import { sendEmailVerification } from "@lucarne/api-client/queries/contact";
import { api } from "../../platform/session/portal-api.ts";
import { tabStore } from "../../platform/storage/browser-stores.ts";

const KEY = "lucarne.verify-email";

/** The code that confirms an e-mail address; home sends it as well as the page that takes it. */
export const emailCode = {
  /** When another one can be requested, in milliseconds since the epoch; kept over a reload of this tab. */
  resendAt: (): number => Number(tabStore.getItem(KEY)) || 0,
  /** Requests a code and gives the time when another can be requested; throws as the call does. */
  send: async (): Promise<number> => {
    const time = Date.now() + (await sendEmailVerification(api)) * 1000;
    tabStore.setItem(KEY, String(time));

    return time;
  },
};
