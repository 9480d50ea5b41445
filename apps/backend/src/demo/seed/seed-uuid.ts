import { namedUuid } from "../../kernel/uuid.ts";

/** The same UUID for the same name, in every installation. */
export const seedUuid = (name: string): string => namedUuid(`lucarne seed ${name}`);
