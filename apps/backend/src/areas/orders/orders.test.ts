import { addMonths, dayIn } from "@lucarne/api-client/day";
import { REGIONS } from "@lucarne/api-client/regions";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  appUser,
  card,
  company,
  fileObject,
  idempotencyKey,
  orderLine,
  orders,
  stock,
  variant,
  voucher,
} from "../../db/schema/index.ts";
import { seedUuid } from "../../demo/seed/seed-uuid.ts";
import { variantUuid } from "../../demo/seed/seed-shop.ts";
import { balanceOf } from "../../ledger/accounts.ts";
import { withBackend } from "../../testing/backend.ts";
import { cartOf, CUSTOMER, SHOP_LIMITS, setBalance } from "../../testing/shop.ts";
import { startOfYear } from "../../kernel/time/calendar.ts";
import { newUuid } from "../../kernel/uuid.ts";
import { orderNumber } from "./commands/place-order.ts";
import { approveOrder, completeOrder, rejectOrder } from "./commands/order-steps.ts";
import { bodyOf, problemIn } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";
import { everyNth } from "../../../../../test-sample.ts";

const backend = withBackend({ settings: { rateLimits: SHOP_LIMITS } });
const INSTALLER = "marek@dachserwis.example";
const pen = variantUuid("pl", "pen");
const [hammer, voucherFuel, flyer] = [
  variantUuid("pl", "hammer"),
  variantUuid("pl", "voucher-fuel", "100"),
  variantUuid("pl", "flyer-services"),
];
let token: string;
let companyId: number;
let userId: number;

beforeAll(async () => {
  ({ token, userId } = await backend().signIn(INSTALLER));
  ({ companyId } = await backend().person(INSTALLER));
});
beforeEach(() => setBalance(backend(), companyId, 1284));

const order = (body: unknown, headers: Record<string, string> = {}, as = token) =>
  backend().call("POST", "/v2/orders", { token: as, body, headers });
const get = (path: string, as = token) => backend().call("GET", path, { token: as });
const spendable = async () => (await balanceOf(backend().database.db, companyId)).spendable;
const ordersCount = () => backend().database.db.$count(orders, eq(orders.companyId, companyId));
const reservedOf = async (uuid: string) => {
  const [row] = await backend()
    .database.db.select({ reserved: stock.reserved })
    .from(stock)
    .innerJoin(variant, eq(variant.id, stock.variantId))
    .where(eq(variant.uuid, uuid));
  return row?.reserved;
};
/** Expects a refusal that leaves points, stock and orders unchanged. */
const refused = async (body: unknown, expected: object) => {
  const before = [await spendable(), await ordersCount(), await reservedOf(hammer), await reservedOf(pen)];
  expect(await order(body)).toMatchObject(expected);
  expect([await spendable(), await ordersCount(), await reservedOf(hammer), await reservedOf(pen)]).toEqual(before);
};

describe("a cart order", () => {
  it("takes prices from the database, reserves points and stock, and is pending", async () => {
    const before = await reservedOf(hammer);
    const answer = await order({
      ...cartOf(2, hammer),
      order: [
        { variantGuid: hammer, quantity: 2 },
        { variantGuid: pen, quantity: 50 },
      ],
    });
    expect(answer).toMatchObject({
      status: 201,
      headers: { "cache-control": "no-store" },
      body: {
        number: matchers.stringMatching(/^\d{4}\/\d{6}$/),
        points: 140,
        status: 1,
        meta: {
          type: "goods",
          contents: [
            {
              quantity: 2,
              price: 45,
              variantGuid: hammer,
              productUuid: seedUuid("product pl hammer"),
              inputData: null,
            },
            { quantity: 50, price: 1 },
          ],
          response: null,
        },
        customer: { ...CUSTOMER, company_name: "" },
      },
    });
    const { uuid } = bodyOf("createOrder", answer);
    expect(answer.headers["location"]).toBe(`/api/v2/orders/${uuid}`);
    expect(await spendable()).toBe(1284 - 140);
    expect(await reservedOf(hammer)).toBe((before ?? 0) + 2);
    expect((await get(`/v2/orders/${uuid}`)).body).toEqual(answer.body);
    expect(await get("/v2/orders?limit=1")).toMatchObject({ body: { data: [{ uuid, meta: { response: null } }] } });
  });

  it("merges lines of the same variant", async () => {
    const line = { variantGuid: pen, quantity: 70 };
    const answer = await order({ ...cartOf(1), order: [line, { ...line, variantGuid: pen.toUpperCase() }] });
    expect(answer).toMatchObject({ status: 201, body: { points: 140, meta: { contents: [{ quantity: 140 }] } } });
    await refused(
      {
        ...cartOf(1),
        order: [
          { variantGuid: pen, quantity: 999 },
          { variantGuid: pen, quantity: 1 },
        ],
      },
      { status: 422, body: { errors: { "order.0.quantity": ["Must be at most 999."] } } },
    );
  });

  it("refuses prices, points and a status sent by the caller", async () => {
    for (const more of [{ points: 1 }, { price: 1 }, { status: 3 }, { company_id: 1 }])
      await refused({ ...cartOf(200), ...more }, { status: 422, body: { code: "validation_failed" } });
    await refused(
      { ...cartOf(1), order: [{ variantGuid: pen, quantity: 200, price: 0 }] },
      { status: 422, body: { errors: { "order.0.price": [matchers.any(String)] } } },
    );
  });

  it("shown with the price of the database is placed; with another one it is refused and names the new one (CHK-22)", async () => {
    const shown = (price: number, more: object[] = []) => ({
      ...cartOf(1),
      order: [{ variantGuid: hammer, quantity: 3, shownPrice: price }, ...more],
    });
    expect(await order(shown(45))).toMatchObject({ status: 201, body: { points: 135 } });
    for (const price of [44, 46, 0, -1])
      await refused(shown(price), {
        status: 422,
        body: {
          code: "price_changed",
          errors: { "order.0.shownPrice": [matchers.stringMatching(/^New price in points: 45 \(.+\)\.$/)] },
        },
      });
    // Also on a line that is merged with another one, and before the stock is checked.
    await refused(
      shown(45, [
        { variantGuid: pen, quantity: 1 },
        { variantGuid: hammer, quantity: 900, shownPrice: 40 },
      ]),
      { status: 422, body: { code: "price_changed", errors: { "order.2.shownPrice": [matchers.any(String)] } } },
    );
  });

  it("with the expected total is placed; with another one it is refused and names the new one (CHK-22)", async () => {
    const expecting = (points: number, lines: object[] = [{ variantGuid: hammer, quantity: 3, shownPrice: 45 }]) => ({
      ...cartOf(1),
      order: lines,
      expected_points: points,
    });
    for (const points of [134, 136, 0])
      await refused(expecting(points), {
        status: 409,
        body: { code: "total_changed", total: 135, errors: { expected_points: ["New total in points: 135."] } },
      });
    expect(await order(expecting(135))).toMatchObject({ status: 201, body: { points: 135 } });
    await refused(expecting(-1), { status: 422, body: { errors: { expected_points: [matchers.any(String)] } } });
    // The total comes before the prices of lines and before the stock.
    await refused(expecting(1, [{ variantGuid: hammer, quantity: 900, shownPrice: 44 }]), {
      status: 409,
      body: { code: "total_changed", total: 40500 },
    });
    // Two prices that changed by opposite amounts.
    const opposite = [
      { variantGuid: hammer, quantity: 1, shownPrice: 44 },
      { variantGuid: pen, quantity: 1, shownPrice: 2 },
    ];
    await refused(expecting(46, opposite), { status: 422, body: { code: "price_changed" } });
  });

  it("falls back to the user's e-mail address", async () => {
    const { email: _email, ...customer } = CUSTOMER;
    expect(await order({ ...cartOf(128), customer })).toMatchObject({
      status: 201,
      body: { customer: { email: INSTALLER } },
    });
  });

  it.each([
    ["0 pieces", 0],
    ["a negative quantity", -1],
    ["1000 pieces", 1000],
    ["half a piece", 1.5],
  ])("refuses %s", (_, quantity) =>
    refused(cartOf(quantity), { status: 422, body: { errors: { "order.0.quantity": [matchers.any(String)] } } }),
  );

  it("above the balance is refused under points; equal to the balance it is accepted", async () => {
    await setBalance(backend(), companyId, 200);
    await refused(cartOf(201), {
      status: 422,
      body: { code: "insufficient_points", errors: { points: ["Your company does not have enough points."] } },
    });
    expect(await order(cartOf(200))).toMatchObject({ status: 201 });
    expect(await spendable()).toBe(0);
  });

  it("above the stock says how many are left", async () => {
    await refused(cartOf(4, variantUuid("pl", "pry-bar")), {
      status: 422,
      body: { code: "insufficient_stock", errors: { "order.0.quantity": ["Only 3 in stock."] } },
    });
    await refused(
      {
        ...cartOf(1),
        order: [
          { variantGuid: pen, quantity: 200 },
          { variantGuid: variantUuid("pl", "tool-case"), quantity: 1 },
        ],
      },
      { status: 422, body: { code: "insufficient_stock", errors: { "order.1.quantity": ["Sold out."] } } },
    );
  });

  it.each([
    ["inactive", variantUuid("pl", "ladder")],
    ["hidden", variantUuid("pl", "smart-watch")],
    ["another country's", variantUuid("cz", "pen")],
    ["unknown", seedUuid("nothing")],
  ])("refuses what is %s", (_, uuid) =>
    refused(cartOf(200, uuid), {
      status: 422,
      body: {
        code: "product_unavailable",
        errors: { "order.0.variantGuid": ["This product is not available at the moment."] },
      },
    }),
  );

  it("holds products of one type that a cart accepts", async () => {
    const mixed = {
      ...cartOf(1),
      order: [
        { variantGuid: pen, quantity: 200 },
        { variantGuid: voucherFuel, quantity: 1 },
      ],
    };
    await refused(mixed, {
      status: 422,
      body: { errors: { "order.1.variantGuid": [matchers.stringContaining("one type")] } },
    });
    for (const other of [flyer, variantUuid("pl", "club-card", "card"), variantUuid("pl", "club-card", "500")])
      await refused(cartOf(100, other), {
        status: 422,
        body: { errors: { "order.0.variantGuid": ["This product cannot be ordered in this way."] } },
      });
    await refused({ ...cartOf(1), order: [] }, { status: 422, body: { errors: { order: [matchers.any(String)] } } });
  });

  it.each([{ type: undefined }, { type: "gift" }])("names the type that it cannot be: %j", (change) =>
    refused({ ...cartOf(3, hammer), ...change }, { status: 422, body: { errors: { type: [matchers.any(String)] } } }),
  );

  it("is answered in the reader's language", async () => {
    const answer = await order(cartOf(127), { "accept-language": "pl" });
    expect(answer).toMatchObject({
      status: 422,
      body: { message: "Minimalna wartość zamówienia w\u00A0punktach: 128." },
    });
  });
});

describe("the customer", () => {
  const { phone: _phone, ...withoutPhone } = CUSTOMER;
  it.each(
    everyNth<[string, object, string]>(3, [
      ["no phone", withoutPhone, "customer.phone"],
      ["an impossible number", { ...CUSTOMER, phone: "+4812" }, "customer.phone"],
      ["no street", { ...CUSTOMER, street: " " }, "customer.street"],
      ["no house number", { ...CUSTOMER, house_number: "" }, "customer.house_number"],
      ["a name with digits", { ...CUSTOMER, name: "R2D2" }, "customer.name"],
      ["an unknown country", { ...CUSTOMER, country: "xx" }, "customer.country"],
      ["an invalid e-mail address", { ...CUSTOMER, email: "a@" }, "customer.email"],
    ]),
  )("with %s is refused", (_, customer, field) =>
    refused({ ...cartOf(128), customer }, { status: 422, body: { errors: { [field]: [matchers.any(String)] } } }),
  );

  it("may have the test number and a company name", async () => {
    const customer = { ...CUSTOMER, phone: "999999999123", company_name: "Dach" };
    expect(await order({ ...cartOf(128), customer })).toMatchObject({ status: 201, body: { customer } });
  });

  it("of vouchers needs no phone and gets no company name, but needs an e-mail address", async () => {
    const customer = { ...withoutPhone, company_name: "Dach" };
    expect(await order({ ...cartOf(2, voucherFuel), customer })).toMatchObject({
      status: 201,
      body: { meta: { type: "voucher" }, customer: { phone: null, company_name: "" } },
    });
    const { email: _email, ...nobody } = customer;
    await backend().database.db.update(appUser).set({ emailNorm: null }).where(eq(appUser.id, userId));
    await refused(
      { ...cartOf(2, voucherFuel), customer: nobody },
      { status: 422, body: { errors: { "customer.email": [matchers.any(String)] } } },
    );
    await backend().database.db.update(appUser).set({ emailNorm: INSTALLER }).where(eq(appUser.id, userId));
  });
});

describe("who may order", () => {
  it("an installer, not an owner; the country's setting may name others, and the user's answer has the same", async () => {
    const { token: owner } = await backend().signIn("anna@dachserwis.example");
    const mayOrder = async () => [
      bodyOf("getCurrentUser", await get("/v1/company/user/self", owner)).may_order,
      bodyOf("getCurrentUser", await get("/v1/company/user/self", token)).may_order,
    ];
    expect(await mayOrder()).toEqual([false, true]);
    expect(await order(cartOf(128), {}, owner)).toMatchObject({ status: 403, body: { code: "role_not_allowed" } });
    await backend().database.exec(`insert into setting (region_id, key, value) values (10, 'checkout_roles', '[3]')`);
    expect(await order(cartOf(128), {}, owner)).toMatchObject({ status: 201 });
    expect(await order(cartOf(128))).toMatchObject({ status: 403 });
    expect(await mayOrder()).toEqual([true, false]);
    await backend().database.exec(`delete from setting where key = 'checkout_roles'`);
  });

  it("no one in an emulated session", async () => {
    const emulated = await backend().emulate(userId);
    expect(await order(cartOf(128), {}, emulated)).toMatchObject({ status: 403, body: { code: "emulated_session" } });
    expect(await get("/v2/orders", emulated)).toMatchObject({ status: 200 });
  });

  it("only a company with a registration number", async () => {
    const own = eq(company.id, companyId);
    await backend().database.db.update(company).set({ registrationNumber: null }).where(own);
    await refused(cartOf(128), {
      status: 422,
      body: { code: "registration_number_missing", errors: { order: [matchers.any(String)] } },
    });
    await backend().database.db.update(company).set({ registrationNumber: "7352851190" }).where(own);
  });
});

describe("an idempotency key", () => {
  it("has one effect; the same body gets the same answer, another body is refused", async () => {
    const key = { "idempotency-key": "order-1" };
    const first = await order(cartOf(130), key);
    const left = await spendable();
    const again = await order(cartOf(130), key);
    expect(again).toMatchObject({ status: 201, body: first.body, headers: { "idempotent-replayed": "true" } });
    expect(again.headers["location"]).toBe(first.headers["location"]);
    expect(await order(cartOf(131), key)).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
    expect(await spendable()).toBe(left);
  });

  it("can be used again after a refusal", async () => {
    const key = { "idempotency-key": "order-2" };
    expect(await order(cartOf(1), key)).toMatchObject({ status: 422 });
    expect(await backend().database.db.$count(idempotencyKey, eq(idempotencyKey.key, "order-2"))).toBe(0);
    expect(await order(cartOf(130), key)).toMatchObject({ status: 201 });
  });
});

describe("marketing material", () => {
  const ICONS = ["installation", "replacement", "service", "shutters", "blinds", "flashing"];
  const data = {
    type: "flyer",
    subtype: "services",
    companyName: "Dach-Serwis",
    phone: "+48 601 234 567",
    shortDescription: "Okna dachowe",
    coverImage: "services-1",
    services: ICONS.map((icon) => ({ text: icon, icon: `/art/icons/${icon}.svg` })),
  };
  const marketing = (change: object = {}, quantity = 1) => ({
    type: "marketing",
    order: [{ variantGuid: flyer, quantity }],
    customer: CUSTOMER,
    data: { ...data, ...change },
  });

  const keepFile = async (owner: number, state: "draft" | "removed" = "draft") => {
    const now = backend().clock.now();
    const uuid = newUuid(now);
    await backend()
      .database.db.insert(fileObject)
      .values({
        uuid,
        companyId: owner,
        userId,
        purpose: "order",
        sha256: Buffer.alloc(32),
        mime: "image/png",
        size: 12,
        originalName: "logo.png",
        state,
        createdAt: now,
      });
    return uuid;
  };

  it("stores its configuration", async () => {
    expect(await order(marketing({}, 2))).toMatchObject({
      status: 201,
      body: { points: 360, meta: { type: "flyer", contents: [{ quantity: 2, price: 180, inputData: data }] } },
    });
  });

  it("has no minimum", async () => {
    const { companyName, phone } = data;
    const sticker = [{ variantGuid: variantUuid("pl", "sticker"), quantity: 1 }];
    expect(
      await order({ ...marketing(), order: sticker, data: { type: "sticker", companyName, phone } }),
    ).toMatchObject({
      status: 201,
      body: { points: 45 },
    });
  });

  it("shown with the price of the database is placed; with another one it is refused and names the new one (CHK-22)", async () => {
    const shown = (price: number) => ({
      ...marketing(),
      order: [{ variantGuid: flyer, quantity: 2, shownPrice: price }],
    });
    for (const price of [179, 181, 0, -1])
      await refused(shown(price), {
        status: 422,
        body: {
          code: "price_changed",
          errors: { "order.0.shownPrice": [matchers.stringMatching(/^New price in points: 180 \(.+\)\.$/)] },
        },
      });
    expect(await order(shown(180))).toMatchObject({ status: 201, body: { points: 360 } });
  });

  it("with the expected total is placed; with another one it is refused and names the new one (CHK-22)", async () => {
    const expecting = (points: number) => ({ ...marketing({}, 2), expected_points: points });
    await refused(expecting(180), { status: 409, body: { code: "total_changed", total: 360 } });
    expect(await order(expecting(360))).toMatchObject({ status: 201, body: { points: 360 } });
  });

  it("keeps the company's own logo, which then belongs to the order", async () => {
    const path = await keepFile(companyId);
    expect(await order(marketing({ logo: { path, originalName: "other.png" } }))).toMatchObject({
      status: 201,
      body: {
        meta: {
          contents: [
            { inputData: { logo: { path, uuid: path, originalName: "logo.png", type: "image/png", size: 12 } } },
          ],
        },
      },
    });
    expect(
      await backend().database.db.$count(fileObject, and(eq(fileObject.uuid, path), eq(fileObject.state, "used"))),
    ).toBe(1);
  });

  it("takes the answer of the upload as its logo", async () => {
    const path = await keepFile(companyId);
    const logo = { path, originalName: "logo.png", uuid: path, name: "logo.png", size: 12, type: "image/png" };
    const answer = await order(marketing({ logo: { ...logo, url: `/api/v1/files/${path}?exp=1795163400&sig=a` } }));
    expect(answer).toMatchObject({ status: 201 });
    expect(bodyOf("createOrder", answer).meta.contents[0]?.inputData).toHaveProperty("logo", logo);
  });

  it("refuses another company's logo, a deleted one and an unknown one", async () => {
    const foreign = await keepFile((await backend().person("tomas@strechynovak.example")).companyId);
    for (const path of [foreign, await keepFile(companyId, "removed"), seedUuid("nothing"), "../etc/passwd"])
      await refused(marketing({ logo: { path, originalName: "logo.png" } }), {
        status: 422,
        body: { errors: { "data.logo": [matchers.any(String)] } },
      });
    expect(
      await backend().database.db.$count(fileObject, and(eq(fileObject.uuid, foreign), eq(fileObject.state, "draft"))),
    ).toBe(1);
  });

  it.each(
    everyNth<[string, object, string]>(3, [
      ["5 services", { services: data.services.slice(1) }, "data.services"],
      ["a cover of another subtype", { coverImage: "dsp-1" }, "data.coverImage"],
      ["an unknown cover", { coverImage: "services-8" }, "data.coverImage"],
      ["81 characters", { shortDescription: "ż".repeat(81) }, "data.shortDescription"],
      ["no phone and no e-mail", { phone: undefined }, "data.phone"],
      ["a script as the link", { link: "javascript:alert(1)" }, "data.link"],
      ["a required field left out", { companyName: undefined }, "data.companyName"],
      ["an unknown field", { price: 1 }, "data.price"],
    ]),
  )("refuses %s under its field", (_, change, field) =>
    refused(marketing(change), { status: 422, body: { errors: { [field]: [matchers.any(String)] } } }),
  );

  it("needs the product's own type, one line and data", async () => {
    await refused(marketing({ subtype: "electric", coverImage: "electric-1" }), {
      status: 422,
      body: { errors: { "data.subtype": [matchers.any(String)] } },
    });
    await refused({ ...marketing(), order: [{ variantGuid: pen, quantity: 10 }] }, { status: 422 });
    const two = marketing();
    await refused({ ...two, order: [...two.order, ...two.order] }, { status: 422 });
    const { data: _data, ...bare } = marketing();
    await refused(bare, { status: 422, body: { errors: { data: [matchers.any(String)] } } });
  });
});

describe("reading orders", () => {
  const step = () => ({ actor: "operator", now: backend().clock.now() });

  it("returns the company's own; another company's answers 404", async () => {
    const { token: stranger } = await backend().signIn("tomas@strechynovak.example");
    const [own] = bodyOf("listOrders", await get("/v2/orders")).data;
    const foreign = await get(`/v2/orders/${own?.uuid}`, stranger);
    const unknown = await get(`/v2/orders/${seedUuid("nothing")}`, stranger);
    expect(foreign.status).toBe(404);
    expect({ ...problemIn(foreign), instance: "" }).toEqual({ ...problemIn(unknown), instance: "" });
    const listed = bodyOf("listOrders", await get("/v2/orders?limit=100", stranger)).data;
    expect(listed.map(({ uuid }) => uuid)).not.toContain(own?.uuid);
  });

  it("lists them in pages, newest first", async () => {
    const first = bodyOf("listOrders", await get("/v2/orders?limit=5"));
    const days = first.data.map((one) => one.created_at);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(first.meta.last_page).toBe(Math.ceil(first.meta.total / 5));
    expect(await get("/v2/orders?page=9999")).toMatchObject({ status: 200, body: { data: [] } });
    expect(await get("/v2/orders/nothing")).toMatchObject({ status: 422 });
  });

  it("limits the list to the asked statuses, with their own total (ORD-12)", async () => {
    const statusesOf = async (filter: string) => {
      const { data, meta } = bodyOf("listOrders", await get(`/v2/orders?limit=100&status=${filter}`));
      expect(meta.total).toBe(data.length);
      return new Set(data.map(({ status }) => status));
    };
    const { uuid } = bodyOf("createOrder", await order(cartOf(128)));
    expect(await statusesOf("1")).toEqual(new Set([1]));
    await backend().database.transaction((tx) => approveOrder(tx, step(), uuid));
    expect(await statusesOf("2,5")).toContain(2);
    expect((await statusesOf("3,4")).has(2)).toBe(false);
    for (const wrong of ["6", "1,", "1;2", ""])
      expect(await get(`/v2/orders?status=${wrong}`)).toMatchObject({ status: 422 });
  });

  it("lists every status that an order has had, oldest first (ORD-13)", async () => {
    const { uuid, created_at: placed } = bodyOf("createOrder", await order(cartOf(128)));
    await backend().database.transaction((tx) => approveOrder(tx, step(), uuid));
    await backend().database.transaction((tx) => rejectOrder(tx, { ...step(), reason: "Sold out" }, uuid));
    const expected = [
      { status: 1, created_at: placed, reason: null },
      { status: 2, created_at: matchers.any(String), reason: null },
      { status: 4, created_at: matchers.any(String), reason: "Sold out" },
    ];
    expect(await get(`/v2/orders/${uuid}`)).toMatchObject({ body: { events: expected } });
    const listed = bodyOf("listOrders", await get("/v2/orders?limit=100")).data;
    expect(listed.find((one) => one.uuid === uuid)).toMatchObject({ events: expected });
  });
});

it("returns vouchers with the completed order only, to its company, sealed in the database and in no list", async () => {
  const { uuid } = bodyOf("createOrder", await order(cartOf(2, voucherFuel)));
  const step = { actor: "operator", now: backend().clock.now() };
  await backend().database.transaction((tx) => approveOrder(tx, step, uuid));
  expect(await get(`/v2/orders/${uuid}`)).toMatchObject({ body: { status: 2, meta: { response: null } } });
  await backend().database.transaction((tx) => completeOrder(tx, step, uuid, backend().app.settings.serverKey));
  const answer = await get(`/v2/orders/${uuid}`);
  expect(answer).toMatchObject({ headers: { "cache-control": "no-store" }, body: { status: 3 } });
  const vouchers = bodyOf("getOrder", answer).meta.response ?? [];
  expect(vouchers).toHaveLength(2);
  expect(new Set(vouchers.map(({ number }) => number)).size).toBe(2);
  for (const { number, password, expiresAt } of vouchers) {
    expect(number).toMatch(/^\d{12}$/);
    expect(password).toMatch(/^[2-9A-Z]{8}$/);
    expect(expiresAt).toBe(addMonths(dayIn(step.now, "Europe/Warsaw"), 12));
    const found = await backend().database.db.execute(sql`
      select 1 from ${voucher} where encode(sealed, 'escape') like ${`%${password}%`}
      union all select 1 from outbox where encode(payload, 'escape') like ${`%${password}%`}
      union all select 1 from notification where params::text || coalesce(text, '') like ${`%${password}%`}
      union all select 1 from idempotency_key where body::text like ${`%${password}%`}
      union all select 1 from audit_log where detail::text like ${`%${password}%`}`);
    expect(found.rows).toEqual([]);
  }
  const listed = bodyOf("listOrders", await get("/v2/orders?limit=100")).data;
  expect(listed.every((one) => one.meta.response === null)).toBe(true);
  const again = await get(`/v2/orders/${uuid}`);
  expect(again.body).toEqual(answer.body);
});

it("includes seeded orders in every status that match the company's balance", async () => {
  const statuses = await backend()
    .database.db.selectDistinct({ status: orders.status })
    .from(orders)
    .where(
      sql`${orders.uuid} in (${sql.join(
        Array.from({ length: 7 }, (_, index) => sql`${seedUuid(`order pl-kowalczyk ${index}`)}::uuid`),
        sql`, `,
      )})`,
    );
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(await backend().database.db.$count(card)).toBe(3);
  expect(await backend().database.db.$count(orderLine)).toBeGreaterThan(80);
});

it.each(everyNth(5, REGIONS))(
  "an order number in $slug has the year at the company, from its first moment on (API-25)",
  async ({ timeZone }) => {
    const first = startOfYear(2027, timeZone);
    const moments = [new Date(first.getTime() - 1), first];
    const numbers = await Promise.all(
      moments.map(async (at) => {
        const { rows } = await backend().database.db.execute<{ number: string }>(
          sql`select ${orderNumber(at, timeZone)} as number`,
        );
        return rows[0]?.number.replace(/\d{4,}$/, "");
      }),
    );
    expect(numbers).toEqual(["2026/", "2027/"]);
  },
);
