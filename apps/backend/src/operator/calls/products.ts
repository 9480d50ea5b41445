import { DEFAULT_LANGUAGE } from "@lucarne/api-client/languages";
import { eq } from "drizzle-orm";

import type { Tx } from "../../db/client.ts";
import { product } from "../../db/schema/index.ts";
import { Problem } from "../../kernel/problem.ts";
import * as commands from "../../areas/shop/commands/products.ts";
import { productViews, selectProducts } from "../../areas/shop/queries/read-products.ts";
import type { OperatorHandler } from "../context.ts";

const answer = async (tx: Tx, id: number) => {
  const which = eq(product.id, id);
  const [row] = await tx.select({ regionId: product.regionId }).from(product).where(which);
  const [found] = row
    ? await productViews(
        tx,
        selectProducts(tx, { regionId: row.regionId, language: DEFAULT_LANGUAGE }, which),
        DEFAULT_LANGUAGE,
      )
    : [];
  if (!found) throw new Problem("not_found");
  const { uuid, sku, name, active, is_visible, stock } = found;
  return { status: 200 as const, body: { uuid, sku, name, active, is_visible, stock } };
};

/** Sets the stock of a variant. */
export const setStock: OperatorHandler<"setStock"> = ({ app }, { path, body }) =>
  app.database.transaction(async (tx) => {
    const count = { onHand: body.on_hand, variant: body.variant };
    return answer(tx, await commands.setStock(tx, { actor: "operator", now: app.clock.now() }, path.product, count));
  });

/** Shows or hides a product. */
export const setVisibility: OperatorHandler<"setVisibility"> = ({ app }, { path, body }) =>
  app.database.transaction(async (tx) => {
    const asBoolean = (flag: 0 | 1 | undefined) => (flag === undefined ? undefined : flag === 1);
    const flags = { active: asBoolean(body.active), visible: asBoolean(body.is_visible) };
    return answer(tx, await commands.setVisibility(tx, path.product, flags));
  });
