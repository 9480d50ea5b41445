import { DEFAULT_ORDER_MINIMUM, regionBySlug } from "../places/regions.ts";
import { INSTALLER } from "./roles.ts";

/** Windows that have to be scanned in a year before the club card can be ordered (CLUB-3). */
export const CARD_SCANS_NEEDED = 10;

/** Pieces that a line of an order may have (CHK-20). */
export const MAX_PIECES = 999;

/** The fixed price of the free club card; it is charged nothing (CLUB-2). */
export const FREE_PRICE = -1;

/** Whether a user may order: the answer of the server, without it installers (CHK-1). */
export const canCheckout = (user: { role: { id: number }; may_order?: boolean | undefined }): boolean =>
  user.may_order ?? user.role.id === INSTALLER;

/** The least sum of a cart order in a country, in points; 50 where the country has none of its own (CHK-11). */
export const orderMinimumOf = (region: string): number => regionBySlug(region)?.orderMinimum ?? DEFAULT_ORDER_MINIMUM;

/** Says whether a cart's sum is enough: the minimum itself passes (CHK-11). */
export const meetsOrderMinimum = (total: number, region: string): boolean => total >= orderMinimumOf(region);
