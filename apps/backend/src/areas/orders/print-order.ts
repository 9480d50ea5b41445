import { buffer } from "node:stream/consumers";

import { DEFAULT_LANGUAGE } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";
import { artworkDataOf } from "@lucarne/configurators/artwork/layout/from-config";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { templateSchema, type CheckedTemplate } from "@lucarne/configurators/artwork/template/schema";
import { TEMPLATES } from "@lucarne/configurators/products/all";
import { printFile } from "@lucarne/configurators/render/print-file";
import { and, eq, ne, sql } from "drizzle-orm";

import type { App } from "../../app.ts";
import { fileObject } from "../../db/schema/index.ts";
import { readLogo, type OrderLogo } from "./read-logo.ts";
import type { PrintOrder } from "./queries/read-print-order.ts";

const CHECKED: ReadonlyMap<string, CheckedTemplate> = new Map(
  TEMPLATES.map((template) => [template.product, templateSchema.parse(template)]),
);

/** The order's logo; undefined without one and for an unreadable file. */
const logoOf = async ({ database, files }: App, { config, companyId }: PrintOrder): Promise<OrderLogo | undefined> => {
  const logo = "logo" in config ? config.logo : undefined;
  if (!logo) return undefined;
  const [file] = await database.db
    .select({ uuid: fileObject.uuid, mime: fileObject.mime })
    .from(fileObject)
    .where(
      and(
        sql`${fileObject.uuid}::text = ${logo.path.toLowerCase()}`,
        eq(fileObject.companyId, companyId),
        ne(fileObject.state, "removed"),
      ),
    );
  const bytes = file && (await files.read(file.uuid));
  return bytes && readLogo(await buffer(bytes), file.mime);
};

/**
 * Makes the print file of a marketing order from the order's own data, in the first language of the company's country.
 * What cannot be printed, such as a text that does not fit, is left out and logged. The same order always gives the
 * same file.
 *
 * @returns a PDF
 */
export const printOrder = async (app: App, order: PrintOrder): Promise<Buffer> => {
  const { uuid, number, name, config, regionId, partner, createdAt } = order;
  const template = CHECKED.get("type" in config ? config.type : "");
  if (!template) throw new Error(`There is no template for the order ${number}.`);
  const logo = await logoOf(app, order);
  const language = regionById(regionId)?.languages[0] ?? DEFAULT_LANGUAGE;
  const data = artworkDataOf(config, { language, partner, logo: logo?.logo });
  const artwork = layout(template, data);
  if (artwork.problems.length > 0) {
    const problems = artwork.problems.map(({ field, problem }) => `${field}: ${problem}`);
    app.log.warn({ order: uuid, problems }, "a print file lacks a part of its order");
  }
  const loadImage = async (): Promise<Uint8Array> => {
    if (!logo?.bytes) throw new Error("The sheet has a picture that the order has not.");
    return logo.bytes;
  };
  return Buffer.from(await printFile(artwork, { title: `${number} ${name}`, date: createdAt, loadImage }));
};
