import type { components } from "@lucarne/api-client/generated/schema";

/** A schema of the contract by its name. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];
