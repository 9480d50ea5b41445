import { dayIn } from "@lucarne/api-client/day";

import type { App } from "../../../app.ts";
import type { OrderedFile } from "../../../print/lay-design.ts";
import type { PrintOrder } from "../queries/read-print-order.ts";
import { printSetting } from "../rules/print-setting.ts";
import { readOrderFile } from "./read-order-file.ts";

/** A file of the order; undefined when the order has none. */
const fileOf = async (
  app: App,
  { companyId, number }: PrintOrder,
  what: "logo" | "photo",
  reference: { readonly path: string } | undefined,
): Promise<OrderedFile | undefined> => {
  if (!reference) return undefined;
  const file = await readOrderFile(app, companyId, reference);
  // Without it the order would be printed with the name or a cover in its place.
  if (file === "lost") throw new Error(`The ${what} of the order ${number} is not in the file store.`);
  if (file === "damaged") throw new Error(`The ${what} of the order ${number} is damaged in the file store.`);
  return file;
};

/**
 * Makes the print file of a marketing order from the order's own data, in the first language of the company's country.
 * An order that was placed by former rules may have a part that cannot be printed: it is left out and logged. The same
 * order always gives the same file.
 *
 * @returns a PDF
 * @throws {Error} when the order's logo or photo is lost or damaged
 */
export const drawOrder = async (app: App, order: PrintOrder): Promise<Buffer> => {
  const { uuid, number, name, config, companyId, regionId, partner, createdAt, timeZone } = order;
  const { bytes, problems } = await app.fileWork.print(
    {
      product: "type" in config ? config.type : "",
      config,
      ...printSetting(regionId),
      partner,
      logo: await fileOf(app, order, "logo", "logo" in config ? config.logo : undefined),
      photo: await fileOf(app, order, "photo", "photo" in config ? config.photo : undefined),
      title: `${number} ${name}`,
      date: createdAt,
      day: dayIn(createdAt, timeZone),
      print: app.settings.print,
    },
    companyId,
  );
  if (problems.length > 0) app.log.warn({ order: uuid, problems }, "a print file misses a part of its order");
  return Buffer.from(bytes);
};
