import { regionById } from "@lucarne/api-client/regions";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { product } from "../../db/schema/index.ts";
import { seedUuid } from "../../demo/seed/seed-uuid.ts";
import type { Schema } from "../../kernel/schema.ts";
import { withBackend } from "../../testing/backend.ts";
import { SHOP_LIMITS } from "../../testing/shop.ts";
import { bodyOf, problemIn } from "../../testing/body-of.ts";
import { matchers } from "../../../../../test-matchers.ts";

const backend = withBackend({ settings: { rateLimits: SHOP_LIMITS } });
let token: string;

beforeAll(async () => {
  ({ token } = await backend().signIn("marek@dachserwis.example"));
});

type Item = Schema<"Product">;

const get = (path: string, language = "en") =>
  backend().call("GET", path, { token, headers: { "accept-language": language } });
const items = async (query: string, language = "en") =>
  bodyOf("listShopProducts", await get(`/v2/shop/products?limit=100${query}`, language)).data;
const productUuid = (slug: string, key: string) => seedUuid(`product ${slug} ${key}`);

describe("the list of the shop", () => {
  it("has pages of 21, by name", async () => {
    const answer = await get("/v2/shop/products");
    expect(bodyOf("listShopProducts", answer).data).toHaveLength(21);
    expect(answer.body).toMatchObject({ meta: { current_page: 1, per_page: 21, last_page: 3, total: 47 } });
    const names = (await items("")).map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(await get("/v2/shop/products?page=9")).toMatchObject({
      status: 200,
      body: { data: [], meta: { last_page: 3 } },
    });
  });

  it("shows active and visible products only, whatever the flags say, and no club card", async () => {
    for (const flags of ["", "&active=0", "&is_visible=0", "&active=1&is_visible=1"]) {
      const keys = (await items(flags)).map(({ uuid }) => uuid);
      expect(keys).not.toContain(productUuid("pl", "ladder"));
      expect(keys).not.toContain(productUuid("pl", "smart-watch"));
      expect(keys).not.toContain(productUuid("pl", "club-card"));
      expect(keys).toHaveLength(47);
    }
  });

  it("is that of the caller's country", async () => {
    const { token: czech } = await backend().signIn("tomas@strechynovak.example");
    const answer = await backend().call("GET", "/v2/shop/products?limit=100", { token: czech });
    const uuids = bodyOf("listShopProducts", answer).data.map(({ uuid }) => uuid);
    expect(uuids).toContain(productUuid("cz", "hammer"));
    expect(uuids).not.toContain(productUuid("pl", "hammer"));
    const foreign = await backend().call("GET", `/v2/shop/products/${productUuid("pl", "hammer")}`, { token: czech });
    const unknown = await backend().call("GET", `/v2/shop/products/${seedUuid("nothing")}`, { token: czech });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...problemIn(foreign), instance: "" }).toEqual({ ...problemIn(unknown), instance: "" });
  });

  it.each([
    ["price", (one: Item, other: Item) => one.price - other.price],
    ["-price", (one: Item, other: Item) => other.price - one.price],
  ])("is sorted by %s", async (sort, compare) => {
    const list = await items(`&sort=${sort}`);
    expect(list.map(({ price }) => price)).toEqual(list.toSorted(compare).map(({ price }) => price));
  });

  it("can be sorted by age, newest first", async () => {
    const [first] = await items("&sort=-created_at");
    expect(first?.uuid).toBe(productUuid("pl", "card-vertical"));
  });

  it("searches names and descriptions in the reader's language and treats pattern characters literally", async () => {
    expect((await items("&search=MŁOTEK", "pl")).map(({ uuid }) => uuid)).toEqual([productUuid("pl", "hammer")]);
    expect(await items("&search=hammer", "pl")).toEqual([]);
    expect((await items("&search=dust")).every(({ description }) => description.includes("dust"))).toBe(true);
    expect(await items("&search=%25")).toEqual([]);
    expect(await items("&search=_")).toEqual([]);
    // A tag name is not searched.
    expect(await items(`&search=${encodeURIComponent("<p>")}`)).toEqual([]);
  });

  it("can leave out sold-out products and products above a price", async () => {
    const sold = await items("");
    expect(sold.some(({ stock }) => stock === 0)).toBe(true);
    expect((await items("&available=1")).every(({ stock }) => stock > 0)).toBe(true);
    const cheap = await items("&max_price=20");
    expect(cheap.length).toBeGreaterThan(3);
    expect(cheap.every(({ price }) => price <= 20)).toBe(true);
  });

  it("can be limited to sticky products, one type and some categories", async () => {
    expect((await items("&sticky=1")).map(({ uuid }) => uuid)).toHaveLength(5);
    expect((await items("&type=voucher")).map(({ type }) => type)).toEqual(Array(5).fill("voucher"));
    const both = `${seedUuid("category vouchers")},${seedUuid("category gifts")}`;
    expect(await items(`&categories=${both}`)).toHaveLength(10);
    expect(await items(`&categories=${both.toUpperCase()}`)).toHaveLength(10);
    expect(await items(`&categories=${seedUuid("category none")}`)).toEqual([]);
  });

  it.each(["?limit=101", "?sort=cost", "?categories=one", "?max_price=-1", "?search=", "?type=car"])(
    "refuses %s",
    async (query) => {
      expect(await get(`/v2/shop/products${query}`)).toMatchObject({ status: 422 });
    },
  );
});

describe("a product", () => {
  it("has variants, total stock, vendor and pictures", async () => {
    expect(await get(`/v2/shop/products/${productUuid("pl", "jacket")}`, "pl")).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store" },
      body: {
        name: "Kurtka robocza",
        type: "goods",
        price: 140,
        stock: 126,
        images: {
          thumbnail: "/art/products/jacket.svg",
          list: [{ position: 0, l: "/art/products/jacket.svg" }, { position: 1 }, { position: 2 }],
        },
        vendor: { slug: "lucarne-store" },
        categories: [{ slug: "clothing" }],
        variants: [{ title: "S", stock: 0 }, { title: "M", stock: 42 }, { title: "L" }, { title: "XL" }],
        settings: { fields: [], subtype: null },
      },
    });
  });

  it("is returned when it is not active or visible too", async () => {
    expect(await get(`/v2/shop/products/${productUuid("pl", "ladder")}`)).toMatchObject({
      body: { active: 0, is_visible: 1 },
    });
    expect(await get(`/v2/shop/products/${productUuid("pl", "smart-watch")}`)).toMatchObject({
      body: { active: 1, is_visible: 0 },
    });
  });

  it("of a marketing type has its fields with default texts in the country's language", async () => {
    const { body } = await get(`/v2/shop/products/${productUuid("pl", "flyer-electric")}`);
    expect(body).toMatchObject({
      type: "flyer",
      settings: {
        subtype: "electric",
        fields: matchers.arrayContaining([
          { name: "companyName", group: "required" },
          { name: "shortDescription", group: "optional", default: "Rolety i\u00A0okna sterowane jednym przyciskiem" },
        ]),
      },
    });
  });
});

it("marketing material is sold in six countries (PROD-11)", async () => {
  const sold = await backend()
    .database.db.selectDistinct({ regionId: product.regionId })
    .from(product)
    .where(eq(product.type, "sticker"));
  expect(sold.map(({ regionId }) => regionById(regionId)?.slug).toSorted()).toEqual([
    "bg",
    "hr",
    "hu",
    "pl",
    "ro",
    "si",
  ]);
});

it("the club card exists in Poland only: the card itself and amounts", async () => {
  expect(await get("/v2/shop/products/cards?limit=100&type=club_card")).toMatchObject({
    status: 200,
    body: {
      data: [
        {
          type: "club_card",
          price: -1,
          variants: [{ price: -1 }, { price: 50 }, { price: 100 }, { price: 200 }, { price: 500 }],
        },
      ],
      meta: { total: 1 },
    },
  });
  expect(await get("/v2/shop/products/cards?region_id=4")).toMatchObject({
    body: { data: [], meta: { last_page: 1 } },
  });
});

it("categories hold a visible product each, in their order and language", async () => {
  const { data } = bodyOf("listShopCategories", await get("/v1/shop/categories", "pl"));
  expect(data.map(({ name }) => name)).toEqual([
    "Narzędzia",
    "Pomiary",
    "Bezpieczeństwo",
    "Odzież",
    "Upominki",
    "Bony",
    "Marketing",
  ]);
  expect(await get("/v1/shop/categories?type=voucher")).toMatchObject({ body: { data: [{ slug: "vouchers" }] } });
  const czech = bodyOf("listShopCategories", await get("/v1/shop/categories?region_id=4")).data;
  expect(czech.map(({ slug }) => slug)).not.toContain("marketing");
});

describe("services for marketing material", () => {
  it("are in the country's language, the recommended first", async () => {
    const services = async (query: string) =>
      bodyOf("listMarketingServices", await get(`/v1/shop/marketing-services?${query}`)).data;
    const hungarian = await services("type=flyer&region=hu");
    expect(hungarian).toHaveLength(10);
    const first = { text: "Tetőtéri ablakok beépítése", icon: "/art/icons/installation.svg", recommended: true };
    expect(hungarian[0]).toMatchObject(first);
    expect((await services("type=flyer"))[0]?.text).toBe("Montaż okien dachowych");
  });

  it("of a country without its own list are those for all, for cards only", async () => {
    const answer = await get("/v1/shop/marketing-services?type=business_card_vertical&region=cz");
    expect(bodyOf("listMarketingServices", answer).data[0]?.text).toBe("Montáž střešních oken");
    expect(answer.body).toMatchObject({ meta: { total: 10 } });
    expect(await get("/v1/shop/marketing-services?type=flyer&region=cz")).toMatchObject({ body: { data: [] } });
    // The list for all has a name of its own (CONF-18).
    const shared = await get("/v1/shop/marketing-services?type=business_card_vertical&region=all");
    expect(shared).toMatchObject({ status: 200, body: { meta: { total: 10 } } });
    expect(await get("/v1/shop/marketing-services?type=flyer&region=none")).toMatchObject({ status: 422 });
  });
});

it("a cart is returned in the given order without unknown and foreign products, but with inactive ones", async () => {
  const asked = ["thermos", "ladder", "hammer"].map((key) => productUuid("pl", key));
  const strange = [productUuid("cz", "hammer"), seedUuid("nothing")];
  const list = [asked[0], strange[0], asked[1], strange[1], asked[2], asked[0]].join(",");
  const { data } = bodyOf("getCartProducts", await get(`/v2/cart?uuids=${list}`));
  expect(data.map(({ uuid }) => uuid)).toEqual(asked);
  expect(await get("/v2/cart")).toMatchObject({ status: 422 });
});

it("a QR code is drawn for http and https links only", async () => {
  const code = (link: string) => get(`/v1/generate/qr-code?data=${encodeURIComponent(link)}`);
  expect(await code("https://okna-krakow.example")).toMatchObject({
    status: 200,
    body: { data: matchers.stringMatching(/^data:image\/png;base64,/) },
  });
  for (const link of [
    "javascript:alert(1)",
    "ftp://a.example/x",
    "dach",
    "https://a@b.example",
    `https://a.example/${"a".repeat(1000)}`,
  ])
    expect(await code(link)).toMatchObject({ status: 422, body: { errors: { data: [matchers.any(String)] } } });
});
