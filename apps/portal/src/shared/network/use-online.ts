import { useSyncExternalStore } from "react";
import { serverReach } from "../../platform/session/portal-session.ts";

const subscribe = (listener: () => void) => {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  const stop = serverReach.subscribe(listener);

  return () => {
    stop();
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
};

/** Whether the device has a network and the server answers. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && serverReach.get(),
    () => true,
  );
