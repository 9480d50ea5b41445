import { regionBySlug } from "@lucarne/api-client/regions";
import { printedLink } from "@lucarne/configurators/artwork/qr/link";

import { ok, type Handler } from "../../http/contract/handler.ts";
import { pageOf, wholeList } from "../../kernel/paging.ts";
import { Problem, refused } from "../../kernel/problem.ts";
import { listCategories, listProducts } from "./queries/list-products.ts";
import { listServices, listSharedServices } from "./queries/marketing-services.ts";
import { qrCode } from "./queries/qr-code.ts";
import { readProducts, readProduct } from "./queries/read-products.ts";

const uuidsOf = (list: string): string[] => list.toLowerCase().split(",");

/** `GET /v2/shop/products`: the products of the caller's country. */
export const listShopProducts: Handler<"listShopProducts"> = async ({ database }, { query }, { caller, language }) => {
  const { categories, type, search, available, max_price: maxPrice, sticky, sort } = query;
  const filter = {
    categories: categories === undefined ? undefined : uuidsOf(categories),
    type,
    search: search?.trim(),
    available: available === 1,
    maxPrice,
    sticky: sticky === 1,
  };
  const reader = { regionId: caller.regionId, language };
  return ok(await database.read((db) => listProducts(db, reader, pageOf(query, 21), { filter, sort })));
};

/** `GET /v2/shop/products/cards`: the club card of a country and its top-up amounts. */
export const listClubCardProducts: Handler<"listClubCardProducts"> = async (
  { database },
  { query },
  { caller, language },
) => {
  const reader = { regionId: query.region_id ?? caller.regionId, language };
  const page = pageOf({ limit: query.limit ?? 100 }, 100);
  return ok(await database.read((db) => listProducts(db, reader, page, { filter: { type: "club_card" } })));
};

/** `GET /v2/shop/products/{uuid}`: inactive and hidden products too. */
export const getShopProduct: Handler<"getShopProduct"> = async ({ database }, { path }, { caller, language }) => {
  const reader = { regionId: caller.regionId, language };
  const found = await database.read((db) => readProduct(db, reader, path.uuid.toLowerCase()));
  if (!found) throw new Problem("not_found");
  return ok(found);
};

/** `GET /v1/shop/categories`. */
export const listShopCategories: Handler<"listShopCategories"> = async (
  { database },
  { query },
  { caller, language },
) => {
  const reader = { regionId: query.region_id ?? caller.regionId, language };
  return ok(wholeList(await database.read((db) => listCategories(db, reader, query.type))));
};

/** `GET /v1/shop/marketing-services`. */
export const listMarketingServices: Handler<"listMarketingServices"> = async ({ database }, { query }, { caller }) => {
  const { region = "", type } = query;
  const id = regionBySlug(region)?.id ?? caller.regionId;
  return ok(
    wholeList(
      await database.read((db) => (region === "all" ? listSharedServices(db, id, type) : listServices(db, id, type))),
    ),
  );
};

/** `GET /v2/cart`: products of a cart with current prices and stock. */
export const getCartProducts: Handler<"getCartProducts"> = async ({ database }, { query }, { caller, language }) =>
  ok({
    data: await database.read((db) => readProducts(db, { regionId: caller.regionId, language }, uuidsOf(query.uuids))),
  });

/** `GET /v1/generate/qr-code`. */
export const generateQrCode: Handler<"generateQrCode"> = async (_app, { query }) => {
  const link = printedLink(query.data);
  if (!link.ok) throw refused({ data: [{ text: "problem.link_invalid" }] });
  return ok({ data: await qrCode(link.href) });
};
