import { randomUUID } from "node:crypto";

import { MAX_PIECES } from "@lucarne/api-client/checkout-rules";
import { isObject } from "@lucarne/api-client/is-object";
import { z } from "zod";

import { demand, finding, type Finding, NotTested } from "../report/findings.ts";
import { readAnswer } from "../people/sign-in.ts";
import { shown } from "../target/shown.ts";
import { json } from "../target/target.ts";
import { codeOf, type Context } from "./context.ts";
import { newProject } from "./legal-calls.ts";
import { cart, orderable, type Sold } from "./shop.ts";

const summary = z.object({ company_points: z.number() });
const entries = z.object({ data: z.array(z.object({ points: z.number(), variation: z.string(), event: z.string() })) });

const MAX_PAGES = 200;
const PAGE = 100;
/** Orders of a race: fewer than the contract's limit of a minute. */
const RACERS = 8;

const pointsOf = async ({ send, first }: Context): Promise<number> => {
  const path = `/v1/company/points/${first.belongings.companyUuid}`;
  const answer = await send({ method: "GET", path, token: first.token });
  return readAnswer(summary, answer, "The points of the company").company_points;
};

const order = ({ send, first }: Context, sold: Sold, quantity: number, expected?: number) => {
  const body = { ...cart(sold, quantity), expected_points: expected };
  return send(json("POST", "/v2/orders", body, { token: first.token, headers: { "idempotency-key": randomUUID() } }));
};

const race = async (context: Context, sold: Sold, quantity: number, refusal: string): Promise<number> => {
  const before = await pointsOf(context);
  const answers = await Promise.all(Array.from({ length: RACERS }, () => order(context, sold, quantity)));
  const placed = answers.filter(({ status }) => status === 201).length;
  for (const { status, body, text } of answers)
    demand(
      status === 201 || codeOf(body) === refusal,
      () => `an order of a race was answered ${status} ${shown(text)}, 201 or ${refusal} was expected`,
    );
  const after = await pointsOf(context);
  demand(
    after === before - placed * quantity * sold.price,
    () => `${placed} orders of ${quantity * sold.price} points changed the balance from ${before} to ${after}`,
  );
  return placed;
};

/** Orders at once for more than the points, each worth a fifth of them. */
const raceForPoints = async (context: Context): Promise<void> => {
  const points = await pointsOf(context);
  const fits = (await orderable(context)).flatMap(({ sold, quantity: fewest }) => {
    const quantity = Math.floor(points / 5 / sold.price);
    return quantity >= fewest && quantity <= MAX_PIECES && sold.stock >= quantity * RACERS ? [{ sold, quantity }] : [];
  });
  const [chosen] = fits.toSorted((one, other) => other.quantity * other.sold.price - one.quantity * one.sold.price);
  if (!chosen) throw new NotTested(`With ${points} points and the stock of the shop no race for points is possible.`);
  const cost = chosen.quantity * chosen.sold.price;
  const placed = await race(context, chosen.sold, chosen.quantity, "insufficient_points");
  demand(
    placed === Math.min(RACERS, Math.floor(points / cost)),
    () => `${placed} of ${RACERS} orders of ${cost} points were placed at once with ${points} points`,
  );
};

/** Orders at once for more pieces than there are. */
const raceForStock = async (context: Context): Promise<void> => {
  const points = await pointsOf(context);
  const fits = (await orderable(context)).flatMap(({ sold, quantity: fewest }) => {
    // So many pieces that the stock is not enough for all orders.
    const quantity = Math.max(fewest, Math.floor(sold.stock / RACERS) + 1);
    const orders = Math.floor(sold.stock / quantity);
    // The points are enough for one order more, so that only the stock refuses it.
    const cost = (orders + 1) * quantity * sold.price;
    return orders > 0 && quantity <= MAX_PIECES && cost <= points ? [{ sold, quantity, orders, cost }] : [];
  });
  const [chosen] = fits.toSorted((one, other) => one.cost - other.cost);
  if (!chosen)
    throw new NotTested(`No product has so few pieces that the company can buy all of them with ${points} points.`);
  const { sold, quantity, orders } = chosen;
  const placed = await race(context, sold, quantity, "insufficient_stock");
  demand(
    placed === orders,
    () => `${placed} orders of ${quantity} pieces were placed at once for a stock of ${sold.stock}`,
  );
};

const cheapestOf = async (context: Context) => {
  const [cheapest] = (await orderable(context)).toSorted((one, other) => one.cost - other.cost);
  if (!cheapest) throw new NotTested("The shop has nothing that can be ordered.");
  return cheapest;
};

/** Orders that were shown with another price of a piece, and with another total. */
const refusesOtherPoints = async (context: Context): Promise<void> => {
  const { sold, quantity, cost } = await cheapestOf(context);
  const before = await pointsOf(context);
  const price = await order(context, { ...sold, price: sold.price + 1 }, quantity);
  demand(
    codeOf(price.body) === "price_changed",
    () => `an order with another price than the shop's was answered ${price.status}`,
  );
  const total = await order(context, sold, quantity, cost + 1);
  demand(
    total.status === 409 && codeOf(total.body) === "total_changed",
    () => `an order that expected ${cost + 1} points and costs ${cost} was answered ${total.status}`,
  );
  demand(
    isObject(total.body) && total.body["total"] === cost,
    () => `the refusal of an order of ${cost} points was ${shown(total.text)}, without this total`,
  );
  const after = await pointsOf(context);
  demand(after === before, () => `a refused order changed the balance from ${before} to ${after}`);
};

/** The serial that the person's own scan has, in another call with a key of its own. */
const refusesSerialAgain = async (context: Context): Promise<void> => {
  const { send, settings, first } = context;
  const [serial] = settings.serials;
  if (serial === undefined || first.missing.has(first.belongings.scan))
    throw new NotTested("settings.serials has no free serial.");
  // The survey of the person's own project may have closed it.
  const project = await newProject(context);
  const { status, body } = await send(
    json(
      "POST",
      "/v2/scans",
      { projects_id: project, code: serial },
      { token: first.token, headers: { "idempotency-key": randomUUID() } },
    ),
  );
  demand(
    codeOf(body) === "serial_already_scanned",
    () => `a serial that had been scanned was answered ${status} ${codeOf(body)}`,
  );
};

const takesItsPoints = async (context: Context): Promise<void> => {
  const { sold, quantity, cost } = await cheapestOf(context);
  const before = await pointsOf(context);
  const { status, body } = await order(context, sold, quantity, cost);
  if (codeOf(body) === "insufficient_points") throw new NotTested(`${before} points are too few for an order.`);
  demand(status === 201, () => `an order of ${cost} points was answered ${status} ${codeOf(body)}`);
  const after = await pointsOf(context);
  demand(after === before - cost, () => `one order of ${cost} points changed the balance from ${before} to ${after}`);
};

/** What an entry does to the points that can be spent: those of a completed order were reserved before. */
const effectOf = ({ points, variation, event }: z.infer<typeof entries>["data"][number]): number => {
  if (variation === "positive") return points;
  return variation === "negative" && event !== "correction" ? 0 : -points;
};

/** The sum of the history, which is the company's points. */
const historySum = async ({ send, first }: Context): Promise<number> => {
  let sum = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = `/v1/points/history?page=${page}&limit=${PAGE}`;
    const answer = await send({ method: "GET", path, token: first.token });
    const { data } = readAnswer(entries, answer, "The history of points");
    for (const entry of data) sum += effectOf(entry);
    if (data.length < PAGE) return sum;
  }
  throw new NotTested(`The history has more than ${MAX_PAGES * PAGE} entries.`);
};

/**
 * Races for points and stock, the price and the total that were shown, the history against the balance, and a serial
 * that is scanned twice.
 */
export const checkMoney = async (context: Context): Promise<Finding[]> => [
  // The race for points leaves none.
  await finding("createOrder", "stock", () => raceForStock(context)),
  await finding("createOrder", "money", async () => {
    await refusesOtherPoints(context);
    await takesItsPoints(context);
    await raceForPoints(context);
  }),
  await finding("createScan", "money", () => refusesSerialAgain(context)),
  await finding("listPointsHistory", "money", async () => {
    const [points, sum] = [await pointsOf(context), await historySum(context)];
    demand(points === sum, () => `the history adds up to ${sum}, the company has ${points} points`);
  }),
];
