import type { RegionSlug } from "@lucarne/api-client/regions";

/** One day in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** A written row that others refer to. */
export interface Seeded {
  readonly id: number;
  readonly uuid: string;
}

/** A person of the demo. */
export interface SeedPerson {
  readonly name: string;
  readonly surname: string;
  readonly role: "owner" | "installer";
  /** Without one the person signs in by phone only. */
  readonly email?: string;
  /** National digits. */
  readonly phone: string;
  readonly verified?: boolean;
  /** Days since the last visit; never when absent. */
  readonly lastActive?: number;
  readonly consent?: boolean;
  /** Instead of those of somebody who has answered all that is asked. */
  readonly options?: Readonly<Record<string, boolean>>;
  /** Not let in by the office any more. */
  readonly active?: false;
}

/** An address. */
export interface SeedPlace {
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
}

/** A company of the demo with what its people see. */
export interface SeedCompany {
  /** Names its rows: never changed. */
  readonly key: string;
  readonly region: RegionSlug;
  readonly name: string;
  readonly place: SeedPlace;
  readonly registrationNumber?: string;
  readonly registrationNumber2?: string;
  /** Whether the registration survey was answered; else sign-in asks for it. */
  readonly survey?: boolean;
  readonly people: readonly SeedPerson[];
  /** What can be spent in the end. */
  readonly points: number;
  /** Of those, what expires on the last day of this year. */
  readonly expiring?: number;
  /** False for a company that has ordered nothing yet. */
  readonly orders?: false;
  readonly closedProjects: number;
  readonly lostProjects: number;
  /** Places of the open projects, newest first. */
  readonly openProjects: readonly (SeedPlace & { readonly daysAgo: number; readonly status?: 1 | 4 | 5 })[];
  /** Day on which the company and its people joined. */
  readonly joined?: string;
  /** Has declined the terms. */
  readonly active?: false;
  /** Registered today: nothing but the welcome points. */
  readonly newcomer?: true;
  readonly card?: "PENDING" | "SHIPPED" | "ISSUED" | "ACTIVE";
}
