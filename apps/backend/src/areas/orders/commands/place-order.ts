import { CARD_SCANS_NEEDED, meetsOrderMinimum, orderMinimumOf } from "@lucarne/api-client/checkout-rules";
import type { LanguageCode } from "@lucarne/api-client/languages";
import { checkPhoto } from "@lucarne/configurators/artwork/template/check-photo";
import { TEMPLATES } from "@lucarne/configurators/products/all";
import { eq, sql, type SQL } from "drizzle-orm";

import { pointsSummary } from "../../company/queries/points-summary.ts";
import { readSetting } from "../../config/queries/settings.ts";
import { mayOrderBy } from "../../config/rules/checkout-roles.ts";
import type { Tx } from "../../../db/client.ts";
import {
  appUser,
  card,
  company,
  type MarketingConfig,
  orderEvent,
  orderLine,
  orders,
  type ProductType,
  type StoredCustomer,
} from "../../../db/schema/index.ts";
import { claimOrderFile } from "../../../files/file-state.ts";
import { addPendingCard } from "../../card/commands/card-states.ts";
import { yearIn } from "../../../kernel/time/calendar.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { Problem, refused, totalChanged } from "../../../kernel/problem.ts";
import { reserve } from "../../../ledger/ledger.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { listServices } from "../../shop/queries/marketing-services.ts";
import type { MarketingType } from "../../shop/rules/product-types.ts";
import { moveStock } from "../../shop/commands/stock.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { PrintCheck } from "../print/check-print.ts";
import { customerOf } from "../rules/customer.ts";
import { marketingErrors } from "../rules/marketing-rules.ts";
import { type Line, lineName, readLines, requireShownPrices, requireStock, totalOf } from "./order-lines.ts";

/** The fields of the caller that an order needs. */
export type Buyer = Pick<
  Caller,
  "userId" | "userUuid" | "role" | "companyId" | "companyUuid" | "regionId" | "regionSlug" | "timezone"
>;

/** Who orders, when, and in which language; of marketing material also what the check of its sheet has found. */
export interface OrderContext extends Partial<PrintCheck> {
  readonly buyer: Buyer;
  /** Language of the product names stored with the order. */
  readonly language: LanguageCode;
  readonly now: Date;
  /** Fixed uuid for the seed. */
  readonly uuid?: string;
}

/** Roles that may order, by the country's setting (CHK-1). */
const requireRole = (setting: unknown, { role }: Buyer): void => {
  if (!mayOrderBy(setting, role)) throw new Problem("role_not_allowed");
};

/** Locks the company, the first in the lock order; it needs a registration number (CHK-10, LED-9). */
const lockBuyer = async (tx: Tx, { companyId, userId }: Buyer): Promise<{ email: string | null }> => {
  const locking = tx
    .select({ registrationNumber: company.registrationNumber })
    .from(company)
    .where(eq(company.id, companyId))
    .for("no key update");
  const reading = tx.select({ email: appUser.emailNorm }).from(appUser).where(eq(appUser.id, userId));
  const [[own], [user]] = await Promise.all([locking, reading]);
  if (!own || (own.registrationNumber ?? "") === "") throw new Problem("registration_number_missing");
  return { email: user?.email ?? null };
};

/**
 * Checks a club card order: none ordered or owned, and enough windows this year by the country's calendar (CLUB-3,
 * CLUB-4).
 */
const requireCardRules = async (tx: Tx, buyer: Buyer, now: Date): Promise<void> => {
  const [held] = await tx.select({ status: card.status }).from(card).where(eq(card.companyId, buyer.companyId));
  if (held) throw new Problem(held.status === "PENDING" ? "pending_card" : "card_exists");
  const { scans } = await pointsSummary(tx, { ...buyer, now });
  if (scans.current_year < CARD_SCANS_NEEDED)
    throw new Problem("not_enough_scans", { params: { needed: CARD_SCANS_NEEDED, scanned: scans.current_year } });
};

/** The logo must be a file that this company uploaded. It then belongs to an order and is kept. */
const bindLogo = async (tx: Tx, logo: Schema<"LogoReference">, companyId: number): Promise<Schema<"LogoReference">> => {
  const file = await claimOrderFile(tx, companyId, logo.path);
  if (!file) throw refused({ "data.logo": [{ text: "problem.logo_unknown" }] });
  const { uuid, originalName, size, mime } = file;
  return { path: logo.path, originalName, uuid, name: originalName, size, type: mime };
};

/**
 * The photo must be one that this company uploaded, with enough pixels for this product: it may have been uploaded for a
 * smaller one.
 */
const bindPhoto = async (
  tx: Tx,
  { path, focus }: Schema<"PhotoReference">,
  type: string,
  companyId: number,
): Promise<Schema<"PhotoReference">> => {
  const file = await claimOrderFile(tx, companyId, path, "photo");
  if (!file) throw refused({ "data.photo": [{ text: "problem.photo_unknown" }] });
  const { uuid, originalName, size, mime, pixelWidth, pixelHeight } = file;
  const template = TEMPLATES.find(({ product }) => product === type);
  const check = template && checkPhoto(template, { width: pixelWidth ?? 0, height: pixelHeight ?? 0 });
  if (check?.verdict !== "sharp" && check?.verdict !== "blurred")
    throw refused({ "data.photo": [{ text: "file.photo_small", params: { ...check?.needed } }] });
  return { path, originalName, uuid, name: originalName, size, type: mime, ...(focus && { focus }) };
};

const checkedConfig = async (
  tx: Tx,
  sent: MarketingConfig,
  line: Line,
  { buyer: { companyId, regionId }, unprintable }: OrderContext,
): Promise<MarketingConfig> => {
  const services = await listServices(tx, regionId, line.product.type as MarketingType);
  const wrong = marketingErrors(sent, line.product, services);
  const errors = { ...unprintable, ...wrong };
  if (Object.keys(errors).length > 0) throw refused(errors);
  const logo = "logo" in sent && sent.logo ? await bindLogo(tx, sent.logo, companyId) : undefined;
  const photo = "photo" in sent && sent.photo ? await bindPhoto(tx, sent.photo, sent.type, companyId) : undefined;
  return { ...sent, ...(logo && { logo }), ...(photo && { photo }) };
};

const valueOf = <Value>(settled: PromiseSettledResult<Value>): Value => {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
};

const requireMinimum = (total: number, slug: string): void => {
  if (!meetsOrderMinimum(total, slug))
    throw new Problem("below_minimum", { params: { minimum: orderMinimumOf(slug) } });
};

/**
 * The number of an order, the year at the company (API-25) and a running number, taken by the statement that writes the
 * order.
 */
export const orderNumber = (at: Date, timeZone: string): SQL =>
  sql`${`${yearIn(at, timeZone)}/`}::text || to_char(nextval('order_number'), 'FM9999999999000000')`;

/** An order that passed all checks. */
export interface CheckedOrder {
  readonly kind: "cart" | "marketing" | "card";
  readonly type: ProductType;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly customer: StoredCustomer;
  readonly config: MarketingConfig | null;
}

/** Reserves points and stock and writes the order. The company must be locked. */
export const writeOrder = async (
  tx: Tx,
  context: OrderContext,
  { kind, type, lines, total, customer, config }: CheckedOrder,
): Promise<string> => {
  const { buyer, language, now } = context;
  const uuid = context.uuid ?? newUuid(now);
  const actor = `user:${buyer.userUuid}`;
  const { companyId, userId } = buyer;
  const ref = { type: "order" as const, id: uuid };
  // Stock before the ledger (LED-9): the trigger updates counters of rows that are already locked.
  await requireStock(tx, lines);
  const transferId = total > 0 ? await reserve(tx, { companyId, amount: total, ref, actor, now }) : null;
  const [order] = await tx
    .insert(orders)
    .values({
      uuid,
      number: orderNumber(now, buyer.timezone),
      companyId,
      userId,
      kind,
      type,
      points: total,
      transferId,
      customer,
      createdAt: now,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error("The order was not written.");
  const writingLines = tx
    .insert(orderLine)
    .values(
      lines.map((line, position) => ({
        orderId: order.id,
        variantId: line.variant.id,
        position,
        name: lineName(line, language),
        image: line.product.thumbnail,
        quantity: line.quantity,
        unitPoints: line.variant.price,
        inputData: config,
        partner: context.partner ?? null,
      })),
    )
    .returning({ lineId: orderLine.id, variantId: orderLine.variantId, quantity: orderLine.quantity });
  const writingEvent = tx.insert(orderEvent).values({ orderId: order.id, toStatus: 1, actor, createdAt: now });
  const [written] = await Promise.all([writingLines, writingEvent]);
  await moveStock(tx, { actor, now }, "allocation", written);
  if (kind === "card") await addPendingCard(tx, companyId, now);
  return uuid;
};

/**
 * Places a pending order with prices from the database and reserved points and stock. One transaction; locks the
 * company first, then stock, then points.
 *
 * @returns the order's uuid
 * @throws {Problem} `role_not_allowed`, `registration_number_missing`, `product_unavailable`, `total_changed`,
 * `price_changed`, `pending_card`, `card_exists`, `not_enough_scans`, `below_minimum`, `insufficient_stock`,
 * `validation_failed`
 * @throws {LedgerError} `insufficient_points`
 */
export const placeOrder = async (tx: Tx, context: OrderContext, request: Schema<"OrderRequest">): Promise<string> => {
  const { buyer, now } = context;
  const kind = request.type;
  const [roles, lock, products] = await Promise.allSettled([
    readSetting(tx, "checkout_roles", buyer.regionId),
    lockBuyer(tx, buyer),
    readLines(tx, request.order, { kind, regionId: buyer.regionId }),
  ]);
  // Refusals are checked in this fixed order, regardless of which query ends first.
  requireRole(valueOf(roles), buyer);
  const { email } = valueOf(lock);
  const { lines, type } = valueOf(products);
  const total = totalOf(lines);
  const { expected_points: expected } = request;
  if (expected !== undefined && expected !== total) throw totalChanged(total);
  requireShownPrices(lines, context.language);
  const customer = customerOf(request.customer, type, email);
  const [first] = lines;
  const config = request.type === "marketing" && first ? await checkedConfig(tx, request.data, first, context) : null;
  if (kind === "card") await requireCardRules(tx, buyer, now);
  if (kind === "cart") requireMinimum(total, buyer.regionSlug);
  return writeOrder(tx, context, { kind, type, lines, total, customer, config });
};
