import type { Capability } from "@lucarne/api-client/capabilities";
import { useSyncExternalStore } from "react";
import { optionalParts } from "./portal-session.ts";

const { get, subscribe } = optionalParts;

/** The optional parts of the contract that the server has. */
export const useServedParts = (): readonly Capability[] => useSyncExternalStore(subscribe, get, get);

/** Whether the server has an optional part of the contract. */
export const useServes = (part: Capability): boolean => useServedParts().includes(part);
