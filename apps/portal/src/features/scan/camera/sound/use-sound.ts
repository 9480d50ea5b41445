import { useState } from "react";
import { localStore } from "../../../../platform/storage/browser-stores.ts";
import { giveFeedback, type Feedback } from "./feedback.ts";

/** Of the device, not of its user: stays at sign-out. */
const KEY = "lucarne.scan-sound";
const OFF = "off";

/** Sound and vibration of scans: on unless the user has switched them off on this device. */
export const useSound = () => {
  const [on, setOn] = useState(() => localStore.getItem(KEY) !== OFF);

  return {
    on,
    toggle: () => {
      if (on) localStore.setItem(KEY, OFF);
      else {
        localStore.removeItem(KEY);
        giveFeedback("scanned");
      }
      setOn(!on);
    },
    give: (feedback: Feedback) => {
      if (on) giveFeedback(feedback);
    },
  };
};
