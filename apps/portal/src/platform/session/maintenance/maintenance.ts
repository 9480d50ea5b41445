import type { KeyValueStore } from "../../storage/storage.ts";
import { createListeners } from "../../store/listeners.ts";

const MAINTENANCE_KEY = "lucarne.maintenance";

/** The stored maintenance flag (MNT-2): set by an answer that says maintenance, cleared by the first config answer, in every tab. */
export type Maintenance = {
  isOn: () => boolean;
  begin: () => void;
  end: () => void;
  /** Looks again what is stored, after another tab has changed it. */
  reread: () => void;
  subscribe: (listener: () => void) => () => void;
};

export const createMaintenance = (local: KeyValueStore): Maintenance => {
  const { subscribe, notify } = createListeners();
  const read = () => local.getItem(MAINTENANCE_KEY) !== null;
  let on = read();

  const reread = () => {
    const now = read();
    if (now === on) return;
    on = now;
    notify();
  };

  return {
    isOn: () => on,
    begin: () => {
      local.setItem(MAINTENANCE_KEY, "1");
      reread();
    },
    end: () => {
      local.removeItem(MAINTENANCE_KEY);
      reread();
    },
    reread,
    subscribe,
  };
};
