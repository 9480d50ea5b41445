import { z } from "zod";
import type { Stored } from "./phone.ts";
import type { Portal } from "./with-portal.ts";

/** A page as the benchmark loads it. */
export type LoadedPage = { pattern: string; path: string; isSignedIn: boolean; stored?: Stored | undefined };

const USER = z.object({ uuid: z.string() });
const LIST = z.object({ data: z.array(z.object({ uuid: z.string() })) });
const VARIANT = z.object({ uuid: z.string(), price: z.number() });
const VOUCHERS = z.object({
  data: z.tuple([z.object({ uuid: z.string(), name: z.string(), variants: z.tuple([VARIANT], z.unknown()) })]),
});
const ID = ":uuid";
const STICKER = { type: "sticker", coverImage: "card-1", companyName: "Dach Serwis", phone: "+48 601 234 567" };

/** The lists whose first entry the pages of one thing show, by the beginning of their path. */
const listsOf = (user: string): readonly (readonly [path: string, list: string])[] => [
  ["/projects/", "/v1/project?page=1&limit=1"],
  ["/shop/", "/v2/shop/products?type=goods&page=1&limit=1&active=1&available=1"],
  ["/checkout/", "/v2/shop/products?type=sticker&page=1&limit=1&active=1&is_visible=1"],
  ["/team/", "/v2/installer/user?page=1&limit=1"],
  ["/orders/", "/v2/orders?page=1&limit=1"],
  ["/support/chat/", `/v1/support?page=1&limit=1&installer_uuid=${user}`],
  ["/news/", "/v1/content?content_types=news&visible=1&page=1&limit=1"],
  ["/notifications/", "/v1/notifications?page=1&limit=1"],
];

/** A cart with the voucher that costs the least, chosen to be ordered. */
const cartOf = async (api: Portal["backend"]["api"], token: string, user: string): Promise<Stored> => {
  const list = "/v2/shop/products?type=voucher&sort=price&page=1&limit=1&active=1&available=1";
  const { data } = VOUCHERS.parse(await api(list, { token }));
  const [{ uuid, name, variants }] = data;
  const [variant] = variants;
  const voucher = { [variant.uuid]: { product: { uuid, name }, variant, quantity: 1 } };

  return {
    local: { [`lucarne.cart.${user}`]: JSON.stringify({ version: 1, entries: { voucher }, uuids: [uuid] }) },
    tab: { "lucarne.checkout": "cart:voucher" },
  };
};

/**
 * The pages of the build with their addresses, in the order of the page table. Pages of one thing show the first that
 * the user has; left out are those of which there is none. The checkouts order a voucher and a sticker.
 */
export const loadedPages = async (
  { api }: Pick<Portal["backend"], "api">,
  token: string,
  routes: readonly { pattern: string; frame?: string | undefined }[],
): Promise<LoadedPage[]> => {
  const { uuid: user } = USER.parse(await api("/v1/company/user/self", { token }));
  const ids = new Map<string, string>();
  for (const [path, list] of listsOf(user)) {
    const [first] = LIST.parse(await api(list, { token })).data;
    if (first) ids.set(path, first.uuid);
  }
  const design = JSON.stringify({ version: 1, quantity: 50, data: STICKER });
  const stored: Readonly<Record<string, Stored>> = {
    "/checkout": await cartOf(api, token, user),
    "/checkout/:uuid": { local: { [`lucarne.design.${user}.${ids.get("/checkout/")}`]: design } },
  };

  return routes.flatMap(({ pattern, frame }) => {
    const id = pattern.includes(ID) ? ids.get(pattern.slice(0, pattern.indexOf(ID))) : "";
    if (id === undefined) return [];
    const path = pattern.replace(ID, id).replace("*", "/no/such/page");

    return [{ pattern, path, isSignedIn: frame === "signed-in" || frame === "either", stored: stored[pattern] }];
  });
};
