import type { RegionSlug } from "@lucarne/api-client/regions";

import type { ProjectStatus } from "../../areas/projects/rules/project-status.ts";

/** A written row that others refer to. */
export interface Seeded {
  readonly id: number;
  readonly uuid: string;
}

/** A seeded user. */
export interface SeedPerson {
  readonly name: string;
  readonly surname: string;
  readonly role: "owner" | "installer";
  /** Without one the user signs in by phone only. */
  readonly email?: string;
  /** National digits. */
  readonly phone: string;
  readonly verified?: boolean;
  /** Days since the last visit; undefined means never. */
  readonly lastActive?: number;
  readonly consent?: boolean;
  /** Replaces the options of a user who has answered every prompt. */
  readonly options?: Readonly<Record<string, boolean>>;
  /** Deactivated by the office. */
  readonly active?: false;
}

/** An address. */
export interface SeedPlace {
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
}

/** A seeded company with everything its users see. */
export interface SeedCompany {
  /** Key of its rows; never changed. */
  readonly key: string;
  readonly region: RegionSlug;
  readonly name: string;
  readonly place: SeedPlace;
  readonly registrationNumber?: string;
  readonly registrationNumber2?: string;
  /** Whether the registration survey was answered; if not, sign-in asks for it. */
  readonly survey?: boolean;
  readonly people: readonly SeedPerson[];
  /** Spendable points. */
  readonly points: number;
  /** Part of them that expires on the last day of this year. */
  readonly expiring?: number;
  /** False for a company without orders. */
  readonly orders?: false;
  readonly closedProjects: number;
  readonly lostProjects: number;
  /** Addresses of the open projects, newest first. */
  readonly openProjects: readonly (SeedPlace & { readonly daysAgo: number; readonly status?: ProjectStatus })[];
  /** Date on which the company and its users joined. */
  readonly joined?: string;
  /** Has declined the terms. */
  readonly active?: false;
  /** Registered today, so it has the welcome points only. */
  readonly newcomer?: true;
  readonly card?: "PENDING" | "SHIPPED" | "ISSUED" | "ACTIVE";
}
