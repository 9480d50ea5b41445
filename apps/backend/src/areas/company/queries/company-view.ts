import type { card, company } from "../../../db/schema/index.ts";
import { flag } from "../../../kernel/flag.ts";
import type { Schema } from "../../../kernel/schema.ts";

/** A company in the contract's form. Its card is pending from the order to the shipping, and owned once verified. */
export const companyView = (
  row: typeof company.$inferSelect,
  held: typeof card.$inferSelect | null,
): Schema<"Company"> => ({
  id: row.id,
  uuid: row.uuid,
  name: row.name,
  address: row.address,
  city: row.city,
  postal_code: row.postalCode,
  regions_id: row.regionId,
  registration_number: row.registrationNumber,
  registration_number_2: row.registrationNumber2,
  is_recommended: flag(row.isRecommended),
  pending_edenred_card: flag(held?.status === "PENDING"),
  edenred_card: held?.shippedAt
    ? { uuid: held.uuid, status: held.status, shipped_at: held.shippedAt.toISOString() }
    : null,
  has_edenred_card: flag(held !== null && ["ISSUED", "ACTIVE", "BLOCKED"].includes(held.status)),
  active: row.active === 1 ? 1 : 2,
});
