import type { components } from "../generated/schema.ts";
import { isObject } from "../is-object.ts";

/** The name of an optional part of the contract. */
export type Capability = components["schemas"]["Capability"];

/** Every optional part of the contract. */
export const CAPABILITIES = [
  "behaviours",
  "club_card",
  "content",
  "data_export",
  "places",
  "support",
] as const satisfies readonly Capability[];

const isCapability = (name: unknown): name is Capability => CAPABILITIES.some((known) => known === name);

/** The optional parts that a server has by its configuration. One that names none has all; unknown names are skipped. */
export const servedCapabilities = (config: unknown): readonly Capability[] => {
  const named = isObject(config) ? config["capabilities"] : undefined;
  return Array.isArray(named) ? named.filter(isCapability) : CAPABILITIES;
};
