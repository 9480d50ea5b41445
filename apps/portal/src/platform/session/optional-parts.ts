import { type Capability, servedCapabilities } from "@lucarne/api-client/capabilities";
import { parseJson } from "@lucarne/api-client/parse-json";
import type { KeyValueStore } from "../storage/storage.ts";
import { createListeners } from "../store/listeners.ts";

export const PARTS_KEY = "lucarne.server-parts";

/**
 * The optional parts of the server, as the last configuration named them. They are stored, so that no page has to wait for
 * the configuration before it may call them; before the first one all parts count as served.
 */
export type OptionalParts = {
  get: () => readonly Capability[];
  serves: (part: Capability) => boolean;
  /** Takes the parts from an answer of the configuration. */
  follow: (config: unknown) => void;
  subscribe: (listener: () => void) => () => void;
};

export const createOptionalParts = (local: KeyValueStore): OptionalParts => {
  const { subscribe, notify } = createListeners();
  let served = servedCapabilities({ capabilities: parseJson(local.getItem(PARTS_KEY)) });

  return {
    get: () => served,
    serves: (part) => served.includes(part),
    follow: (config) => {
      const named = servedCapabilities(config);
      if (named.join() === served.join()) return;
      served = named;
      local.setItem(PARTS_KEY, JSON.stringify(named));
      notify();
    },
    subscribe,
  };
};
