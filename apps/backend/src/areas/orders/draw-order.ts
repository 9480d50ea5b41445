import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";

import { DEFAULT_LANGUAGE } from "@lucarne/api-client/languages";
import { regionById } from "@lucarne/api-client/regions";
import { and, eq, sql } from "../../db/orm.ts";

import type { App } from "../../app.ts";
import { fileObject } from "../../db/schema/index.ts";
import type { PrintInput } from "../../files/draw-print.ts";
import { isThere } from "../../files/file-state.ts";
import type { PrintOrder } from "./queries/read-print-order.ts";

/** A file of the order's company; undefined when the order has none. */
const fileOf = async (
  { database, files }: App,
  { companyId, number }: PrintOrder,
  what: "logo" | "photo",
  reference: { readonly path: string } | undefined,
): Promise<PrintInput["logo"]> => {
  if (!reference) return undefined;
  const [file] = await database.db
    .select({ uuid: fileObject.uuid, originalName: fileObject.originalName, sha256: fileObject.sha256 })
    .from(fileObject)
    .where(
      and(
        sql`${fileObject.uuid}::text = ${reference.path.toLowerCase()}`,
        eq(fileObject.companyId, companyId),
        isThere,
      ),
    );
  const stream = file && (await files.read(database.db, file.uuid));
  // Without it the order would be printed with the name or a cover in its place.
  if (!stream) throw new Error(`The ${what} of the order ${number} is not in the file store.`);
  const bytes = await buffer(stream);
  if (!createHash("sha256").update(bytes).digest().equals(file.sha256))
    throw new Error(`The ${what} of the order ${number} is damaged in the file store.`);
  return { bytes, name: file.originalName };
};

/**
 * Makes the print file of a marketing order from the order's own data, in the first language of the company's country.
 * What cannot be printed, such as a text that does not fit, is left out and logged. The same order always gives the
 * same file.
 *
 * @returns a PDF
 * @throws {Error} when the order's logo or photo is lost or damaged
 */
export const drawOrder = async (app: App, order: PrintOrder): Promise<Buffer> => {
  const { uuid, number, name, config, regionId, partner, createdAt } = order;
  const region = regionById(regionId);
  const { bytes, problems } = await app.fileWork.print({
    product: "type" in config ? config.type : "",
    cards: region?.businessCards ?? "90x50",
    config,
    language: region?.languages[0] ?? DEFAULT_LANGUAGE,
    partner,
    logo: await fileOf(app, order, "logo", "logo" in config ? config.logo : undefined),
    photo: await fileOf(app, order, "photo", "photo" in config ? config.photo : undefined),
    title: `${number} ${name}`,
    date: createdAt,
    print: app.settings.print,
  });
  if (problems.length > 0) app.log.warn({ order: uuid, problems }, "a print file misses a part of its order");
  return Buffer.from(bytes);
};
