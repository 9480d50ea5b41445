import { useState } from "react";
import { tabStore } from "../../../platform/storage/browser-stores.ts";
import { useSession } from "../../../platform/session/use-session.ts";

const CLOSED_KEY = "lucarne.emulation-notice";
const CLOSED = "closed";

/** Whether the notice of an emulated session is shown; once closed it stays closed in this tab (SES-15). */
export const useEmulationNotice = () => {
  const session = useSession();
  const [closed, setClosed] = useState(() => tabStore.getItem(CLOSED_KEY) === CLOSED);

  return {
    shown: session.kind === "emulated" && !closed,
    close: () => {
      tabStore.setItem(CLOSED_KEY, CLOSED);
      setClosed(true);
    },
  };
};
