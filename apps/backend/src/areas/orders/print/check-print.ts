import type { LeftOut } from "@lucarne/configurators/artwork/layout/left-out";
import { eq } from "drizzle-orm";

import type { App } from "../../../app.ts";
import { company, type MarketingConfig } from "../../../db/schema/index.ts";
import type { OrderedFile } from "../../../print/lay-design.ts";
import { WorkLimit } from "../../../files/work/work-pool.ts";
import type { Sentence, SentencesByField } from "../../../kernel/problem.ts";
import { printSetting } from "../rules/print-setting.ts";
import { readOrderFile } from "./read-order-file.ts";

type Buyer = { readonly companyId: number; readonly regionId: number };

const SENTENCES = {
  "does-not-fit": "problem.text_does_not_fit",
  "too-many": "problem.text_does_not_fit",
  "not-a-link": "problem.link_invalid",
  "code-too-fine": "problem.link_too_long",
} as const;

const sentenceOf = ({ problem, characters = [] }: LeftOut): Sentence =>
  problem === "no-letter"
    ? { text: "problem.text_unprintable", params: { signs: characters.join(" ") } }
    : { text: SENTENCES[problem] };

/** The company's file; one that is lost is refused when the order claims it. */
const fileOf = async (
  app: App,
  { companyId }: Buyer,
  reference: { readonly path: string } | undefined,
): Promise<OrderedFile | undefined> => {
  const file = reference && (await readOrderFile(app, companyId, reference));
  return typeof file === "object" ? file : undefined;
};

/** A design as it will be printed. */
export interface PrintCheck {
  /** What its print file would leave out, by field of the order (CONF-22). */
  readonly unprintable: SentencesByField;
  /** Whether it shows the partner's mark (CONF-16). */
  readonly partner: boolean;
}

/**
 * Lays out a design as it will be printed, with its logo and photo. It works on files, so it is done before the order's
 * transaction.
 *
 * @throws {Problem} `busy`
 */
export const checkPrint = async (app: App, buyer: Buyer, config: MarketingConfig): Promise<PrintCheck> => {
  const [own] = await app.database.db
    .select({ partner: company.isRecommended })
    .from(company)
    .where(eq(company.id, buyer.companyId));
  const [logo, photo] = await Promise.all([
    fileOf(app, buyer, "logo" in config ? config.logo : undefined),
    fileOf(app, buyer, "photo" in config ? config.photo : undefined),
  ]);
  const partner = own?.partner ?? false;
  const design = { product: "type" in config ? config.type : "", config, partner, logo, photo };
  try {
    const { leftOut, unprintable } = await app.fileWork.checkDesign(
      { ...design, ...printSetting(buyer.regionId) },
      buyer.companyId,
    );
    const wrong = Object.fromEntries<SentencesByField[string]>([
      ...unprintable.map((file) => [`data.${file}`, [{ text: "problem.file_invalid" as const }]] as const),
      ...leftOut.map((part) => [`data.${part.field}`, [sentenceOf(part)]] as const),
    ]);
    return { unprintable: wrong, partner };
  } catch (error) {
    if (!(error instanceof WorkLimit)) throw error;
    const file = photo ? "photo" : "logo";
    return { unprintable: { [`data.${file}`]: [{ text: "file.too_complex" }] }, partner };
  }
};
