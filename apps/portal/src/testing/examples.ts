import type { Order } from "@lucarne/api-client/queries/orders";
import type { Product } from "@lucarne/api-client/queries/shop";
import type { StubAnswer } from "./contract-stub.ts";
import { exampleOf } from "./example-of.ts";

/** The signed-in user of the contract's examples. */
export const USER = "0193b2c4-7d1e-7a3b-9c5d-2f4e6a8b0c1d";

/** The answer with the signed-in user, changed. */
export const userWith = (change: object, company: object = {}): StubAnswer => {
  const user = exampleOf("getCurrentUser");

  return { body: { ...user, ...change, company: { ...user.company, ...company } } };
};

/** An owner, who does not order. */
export const owner = (): StubAnswer => userWith({ role: { id: 3, name: "owner" } });

/** The answer with the company's points. @param scanned windows scanned this year */
export const points = (balance: number, scanned = 0): StubAnswer => {
  const summary = exampleOf("getCompanyPoints");

  return {
    body: {
      ...summary,
      company_points: balance,
      scans: { ...summary.scans, current_year: scanned },
    },
  };
};

/** A product's only variant. @param number distinguishes products, 0 to 9 */
export const variantOf = (number: number) => `0193b2ce-94f7-76dc-9d62-d5f71294b70${number}`;

/** A product with one variant of the same price and stock. @param number distinguishes products, 0 to 9 */
export const productOf = (number: number, change: Partial<Product> = {}): Product => {
  const { price = 95, stock = 9, name = `Product ${number}` } = change;

  return {
    uuid: `0193b2ce-94f7-76dc-9d62-d5f71294b6e${number}`,
    name,
    sku: `LC-${number}`,
    type: "goods",
    active: 1,
    is_visible: 1,
    images: { thumbnail: "/art/products/mug.svg", list: [] },
    description: "",
    categories: [],
    stock,
    price,
    variants: [{ uuid: variantOf(number), title: name, price, stock, sku: `LC-${number}`, attrs: [] }],
    settings: { fields: [], subtype: null },
    ...change,
  };
};

/** A line of a stored cart. @param price the price when it was added */
export const cartLine = ({ uuid, name, price: now, variants: [variant] }: Product, quantity: number, price = now) => ({
  product: { uuid, name },
  variant: { uuid: variant?.uuid ?? "", price },
  quantity,
});

type CartLine = ReturnType<typeof cartLine>;

const byVariant = (lines: readonly CartLine[]) => Object.fromEntries(lines.map((line) => [line.variant.uuid, line]));

/** The stored cart of the signed-in user, for `device` of `renderScreen`. */
export const storedCart = ({
  goods = [],
  voucher = [],
}: {
  goods?: readonly CartLine[];
  voucher?: readonly CartLine[];
}): Record<string, string> => ({
  [`lucarne.cart.${USER}`]: JSON.stringify({
    version: 1,
    entries: { goods: byVariant(goods), voucher: byVariant(voucher) },
    uuids: [...goods, ...voucher].map(({ product }) => product.uuid),
  }),
});

/** An order's uuid. */
export const ORDER = "0193b2c9-93f7-76cc-9d82-d5f71294b6d8";

/** A pending order of one piece of goods. */
export const orderWith = (change: Partial<Order> = {}): Order => ({
  uuid: ORDER,
  number: "2026/000412",
  points: 140,
  status: 1,
  created_at: "2026-11-19T14:01:00Z",
  events: [{ status: 1, created_at: "2026-11-19T14:01:00Z", reason: null }],
  meta: {
    type: "goods",
    contents: [
      {
        name: "Work jacket",
        image: null,
        quantity: 1,
        price: 140,
        variantGuid: "0193b2ce-4fa2-7187-881d-80a2cd4f6193",
        productUuid: "0193b2ce-3e91-7076-b70c-7f91bc3e5082",
        inputData: null,
      },
    ],
    response: null,
  },
  customer: {
    name: "Marek",
    surname: "Zieliński",
    company_name: "",
    phone: "+48601234567",
    email: "marek.zielinski@okna-krakow.example",
    street: "ul. Polna",
    house_number: "12",
    city: "Kraków",
    postal_code: "30-001",
    country: "pl",
  },
  ...change,
});
