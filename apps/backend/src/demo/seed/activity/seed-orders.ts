import { DAY, HOUR } from "@lucarne/api-client/durations";
import { APPROVED, COMPLETED, FAILED, PENDING, REJECTED } from "@lucarne/api-client/order-states";
import type { Region } from "@lucarne/api-client/regions";
import { INSTALLER } from "@lucarne/api-client/roles";
import { eq } from "drizzle-orm";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

import { activateCard, verifyCard } from "../../../areas/card/commands/card-states.ts";
import { requestTopUp, settleTopUp, type TopUpResult } from "../../../areas/card/commands/top-ups.ts";
import type { Schema } from "../../../kernel/schema.ts";
import { correct, grant } from "../../../ledger/ledger.ts";
import {
  approveOrder,
  completeOrder,
  failOrder,
  rejectOrder,
  type Step,
} from "../../../areas/orders/commands/order-steps.ts";
import { type Line as OrderedLine, readLines, totalOf } from "../../../areas/orders/commands/order-lines.ts";
import { type Buyer, placeOrder, writeOrder } from "../../../areas/orders/commands/place-order.ts";
import type { OrderStatus } from "../../../areas/orders/rules/order-status.ts";
import { toE164 } from "../../../kernel/phone.ts";
import { after } from "../../../kernel/time/time.ts";
import { countStock, lockStock } from "../../../areas/shop/commands/stock.ts";
import { wordsIn } from "../../../db/sql/words.ts";
import type { Tx } from "../../../db/client.ts";
import { card, notification } from "../../../db/schema/index.ts";
import { goodsPrice, variantUuid } from "../seed-shop.ts";
import type { SeedCompany, Seeded, SeedPerson } from "../seed-types.ts";
import { seedUuid } from "../seed-uuid.ts";
import { MARKETING, MARKETING_REGIONS, SERVICES } from "../shop/shop-marketing.ts";
import { demoText } from "../texts.ts";

/** The company whose orders are written, and what the commands need. */
export interface OrderPlan {
  readonly seed: SeedCompany;
  readonly company: Seeded;
  readonly people: readonly Seeded[];
  readonly region: Region;
  readonly serverKey: string;
  readonly now: Date;
  /** Expiry of the points that are granted and spent for the seeded orders. */
  readonly expiresAt: Date;
}

/** The installer who orders: the second where there is one, so that the first has few notifications. */
const buyerOf = ({ seed, company: own, people, region }: OrderPlan): { buyer: Buyer; person: SeedPerson } => {
  const installers = seed.people.flatMap((person, index) => (person.role === "installer" ? [{ person, index }] : []));
  const chosen = installers[1] ?? installers[0];
  const row = chosen && people[chosen.index];
  if (!chosen || !row) throw new Error(`The company ${seed.key} has no installer.`);
  return {
    person: chosen.person,
    buyer: {
      userId: row.id,
      userUuid: row.uuid,
      role: INSTALLER,
      companyId: own.id,
      companyUuid: own.uuid,
      regionId: region.id,
      regionSlug: region.slug,
      timezone: region.timeZone,
    },
  };
};

const customerFor = ({ seed, region }: OrderPlan, person: SeedPerson): Schema<"Customer"> => {
  const [, street = seed.place.street, number = "1"] = /^(.*?)\s+(\S*\d\S*)$/.exec(seed.place.street) ?? [];
  const owner = seed.people.find(({ email }) => email !== undefined);
  return {
    name: person.name,
    surname: person.surname,
    company_name: seed.name,
    phone: toE164(person.phone, region) ?? "",
    ...(owner?.email ? { email: owner.email } : {}),
    street,
    house_number: number,
    city: seed.place.city,
    postal_code: seed.place.postalCode,
    country: region.slug,
  };
};

type Line = readonly [key: string, quantity: number, option?: string];

const linesFor = ({ region }: OrderPlan, lines: readonly Line[]): Schema<"OrderLineRequest">[] =>
  lines.map(([key, quantity, option]) => ({ variantGuid: variantUuid(region.slug, key, option), quantity }));

/** Adds the pieces that the seeded orders take, so that the shop shows the planned stock. */
const deliver = async (tx: Tx, lines: readonly OrderedLine[], at: Date): Promise<void> => {
  const stock = await lockStock(
    tx,
    lines.map((line) => line.variant.id),
  );
  for (const { variant, quantity } of lines) {
    const own = stock.get(variant.id);
    if (own) await countStock(tx, { actor: "system", now: at }, own, own.onHand + quantity);
  }
};

/** Goods with an exact total; pens at one point each fill the rest. */
const exactLines = ({ region: { slug } }: OrderPlan, amount: number): Line[] => {
  const lines: Line[] = [];
  let rest = amount;
  for (const key of ["screwdriver-set", "spirit-level", "hammer", "thermos", "drill-bits", "gloves"]) {
    const quantity = Math.min(20, Math.floor(rest / goodsPrice(slug, key)));
    if (quantity === 0) continue;
    lines.push([key, quantity]);
    rest -= quantity * goodsPrice(slug, key);
  }
  return rest > 0 ? [...lines, ["pen", rest]] : lines;
};

/** Spends an exact sum with one old order; a company that cannot order gets a correction instead. */
export const spendLongAgo = async (tx: Tx, plan: OrderPlan, amount: number, at: Date): Promise<void> => {
  const { seed, company: own, region, serverKey } = plan;
  if (seed.registrationNumber === undefined) {
    const ref = { type: "correction" as const, id: seedUuid(`spent ${seed.key}`) };
    await correct(tx, { companyId: own.id, amount: -amount, ref, actor: "system", now: at });
    return;
  }
  const { buyer, person } = buyerOf(plan);
  const place = { buyer, language: region.languages[0], now: at, uuid: seedUuid(`order ${seed.key} old`) };
  const customer = customerFor(plan, person);
  const order = linesFor(plan, exactLines(plan, amount));
  await deliver(tx, (await readLines(tx, order, { kind: "cart", regionId: region.id })).lines, at);
  const uuid = await placeOrder(tx, place, { type: "cart", order, customer });
  await approveOrder(tx, { actor: "operator", now: after(at, HOUR) }, uuid);
  await completeOrder(tx, { actor: "operator", now: after(at, DAY) }, uuid, serverKey);
};

/** The configuration of a flyer or card with the company's own texts. */
const configFor = (plan: OrderPlan, person: SeedPerson, key: string): Schema<"MarketingConfig"> => {
  const { seed, region } = plan;
  const language = region.languages[0];
  const material = MARKETING.find((one) => one.key === key);
  const slogan = material?.fields.find(({ name }) => name === "shortDescription")?.texts;
  const chosen = (count: number) =>
    SERVICES.slice(0, count).map(({ icon }) => ({
      text: demoText(language, `shop.service.${icon}`),
      icon: `/art/icons/${icon}.svg`,
    }));
  // As people type it: it is printed so.
  const phone = parsePhoneNumberFromString(toE164(person.phone, region) ?? "")?.formatInternational() ?? "";
  if (key.startsWith("flyer"))
    return {
      type: "flyer",
      subtype: "services",
      companyName: seed.name,
      phone,
      shortDescription: slogan ? wordsIn(slogan, language) : "",
      coverImage: "services-2",
      services: chosen(6),
    };
  const { name, surname } = person;
  return { type: "business_card_horizontal", name, surname, companyName: seed.name, phone, services: chosen(4) };
};

interface SeedOrder {
  readonly lines: readonly Line[];
  readonly marketing?: boolean;
  readonly daysAgo: number;
  readonly status: OrderStatus;
}

/** Orders of printed materials, in countries that have them. */
const MARKETING_ORDERS: readonly SeedOrder[] = [
  { lines: [["card-horizontal", 1]], marketing: true, daysAgo: 84, status: COMPLETED },
  { lines: [["flyer-services", 1]], marketing: true, daysAgo: 6, status: APPROVED },
];

/** Orders from the cart; each total is at least the highest minimum of any country. */
const CART_ORDERS: readonly SeedOrder[] = [
  {
    lines: [
      ["jacket", 1, "l"],
      ["gloves", 6],
    ],
    daysAgo: 61,
    status: COMPLETED,
  },
  { lines: [["voucher-fuel", 2, "100"]], daysAgo: 45, status: COMPLETED },
  { lines: [["hammer", 4]], daysAgo: 33, status: REJECTED },
  { lines: [["work-trousers", 2, "m"]], daysAgo: 9, status: FAILED },
  {
    lines: [
      ["t-shirt", 5, "xl"],
      ["thermos", 2],
    ],
    daysAgo: 0.2,
    status: PENDING,
  },
];

const ordersOf = ({ region: { slug } }: OrderPlan): SeedOrder[] => [
  ...(MARKETING_REGIONS.includes(slug) ? MARKETING_ORDERS : []),
  ...CART_ORDERS,
];

const finish = async (tx: Tx, { serverKey }: OrderPlan, uuid: string, { status, daysAgo }: SeedOrder, now: Date) => {
  const step = (hours: number): Step => ({ actor: "operator", now: after(now, -daysAgo * DAY + hours * HOUR) });
  if (status === APPROVED || status === COMPLETED) await approveOrder(tx, step(2), uuid);
  if (status === COMPLETED) await completeOrder(tx, step(40), uuid, serverKey);
  if (status === REJECTED) await rejectOrder(tx, step(20), uuid);
  if (status === FAILED) await failOrder(tx, step(20), uuid);
};

/** Places an order and grants its points, so that the planned balance stays. */
const seedOrder = async (tx: Tx, plan: OrderPlan, order: SeedOrder, index: number): Promise<void> => {
  const { seed, company: own, region, now, expiresAt } = plan;
  const { buyer, person } = buyerOf(plan);
  const at = after(now, -order.daysAgo * DAY);
  const requested = linesFor(plan, order.lines);
  const kind = order.marketing ? "marketing" : "cart";
  const { lines } = await readLines(tx, requested, { kind, regionId: region.id });
  const amount = totalOf(lines);
  // A rejected order gives its points back, so none are granted.
  if (order.status !== REJECTED) {
    await deliver(tx, lines, at);
    const ref = { type: "grant" as const, id: seedUuid(`points ${seed.key} ${index}`) };
    const gift = { companyId: own.id, amount, reason: "trainings" as const, ref, actor: "system", expiresAt };
    await grant(tx, { ...gift, now: after(at, -DAY) });
  }
  const place = { buyer, language: region.languages[0], now: at, uuid: seedUuid(`order ${seed.key} ${index}`) };
  const customer = customerFor(plan, person);
  const [first] = order.lines;
  const uuid =
    order.marketing && first
      ? await placeOrder(tx, place, {
          type: "marketing",
          order: requested,
          customer,
          data: configFor(plan, person, first[0]),
        })
      : await placeOrder(tx, place, { type: "cart", order: requested, customer });
  await finish(tx, plan, uuid, order, now);
};

/**
 * Moves the card to its planned state. Its order is placed in a year with enough windows, independent of today's date.
 */
const seedCard = async (tx: Tx, plan: OrderPlan): Promise<void> => {
  const { seed, company: own, region, serverKey, now } = plan;
  if (!seed.card) return;
  const { buyer, person } = buyerOf(plan);
  const at = after(now, seed.card === "PENDING" ? -2 * DAY : seed.card === "SHIPPED" ? -9 * DAY : -210 * DAY);
  const { lines, type } = await readLines(tx, linesFor(plan, [["club-card", 1, "card"]]), {
    kind: "card",
    regionId: region.id,
  });
  const { company_name = "", phone = null, email = null, ...rest } = customerFor(plan, person);
  const customer = { ...rest, company_name, phone, email };
  const place = { buyer, language: region.languages[0], now: at, uuid: seedUuid(`order ${seed.key} card`) };
  const uuid = await writeOrder(tx, place, { kind: "card", type, lines, total: 0, customer, config: null });
  await tx
    .update(card)
    .set({ uuid: seedUuid(`card ${seed.key}`) })
    .where(eq(card.companyId, own.id));
  if (seed.card === "PENDING") return;
  await approveOrder(tx, { actor: "operator", now: after(at, HOUR) }, uuid);
  await completeOrder(tx, { actor: "operator", now: after(at, 3 * DAY) }, uuid, serverKey);
  if (seed.card === "SHIPPED") return;
  const [row] = await tx.select({ serial: card.serial }).from(card).where(eq(card.companyId, own.id));
  await verifyCard(tx, own.id, row?.serial ?? "", after(at, 7 * DAY));
  if (seed.card === "ACTIVE") await activateCard(tx, own.id, after(at, 7 * DAY + HOUR));
};

const TOP_UPS: readonly { option: string; points: number; daysAgo: number; result?: TopUpResult }[] = [
  { option: "200", points: 200, daysAgo: 120, result: "succeed" },
  { option: "100", points: 100, daysAgo: 70, result: "succeed" },
  { option: "500", points: 500, daysAgo: 40, result: "refuse" },
  { option: "50", points: 50, daysAgo: 21, result: "reject" },
  { option: "50", points: 50, daysAgo: 0.1 },
];

/** Top-ups of an active card in every state, with points granted for them. */
const seedTopUps = async (tx: Tx, plan: OrderPlan): Promise<void> => {
  const { seed, company: own, now, expiresAt } = plan;
  if (seed.card !== "ACTIVE") return;
  const { buyer } = buyerOf(plan);
  for (const [index, { option, points, daysAgo, result }] of TOP_UPS.entries()) {
    const at = after(now, -daysAgo * DAY);
    if (result === undefined || result === "succeed") {
      const ref = { type: "grant" as const, id: seedUuid(`points ${seed.key} top-up ${index}`) };
      const gift = { companyId: own.id, amount: points, reason: "online_training" as const, ref, actor: "system" };
      await grant(tx, { ...gift, now: after(at, -DAY), expiresAt });
    }
    const uuid = seedUuid(`top-up ${seed.key} ${index}`);
    const amount = { variant_uuid: variantUuid("pl", "club-card", option) };
    await requestTopUp(tx, { buyer, language: "en", now: at, uuid }, amount);
    if (result) await settleTopUp(tx, { actor: "operator", now: after(at, DAY) }, uuid, result);
  }
};

/**
 * Writes the orders, the card and the top-ups of a company with the same commands that users trigger, so that ledger
 * and stock match.
 */
export const seedOrders = async (tx: Tx, plan: OrderPlan): Promise<void> => {
  if (plan.seed.registrationNumber === undefined) return;
  const { buyer } = buyerOf(plan);
  await seedCard(tx, plan);
  if (plan.seed.orders !== false)
    for (const [index, order] of ordersOf(plan).entries()) await seedOrder(tx, plan, order, index);
  await seedTopUps(tx, plan);
  // These notifications are old, so they are marked read.
  await tx.update(notification).set({ mark: "read" }).where(eq(notification.userId, buyer.userId));
};
