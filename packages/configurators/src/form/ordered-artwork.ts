import { artworkDataOf, type PrintContext, type PrintedConfig } from "../artwork/layout/from-config.ts";
import type { ArtworkLayout } from "../artwork/layout/result.ts";
import type { Template } from "../artwork/template/schema.ts";
import type { FormFunctions } from "./functions.ts";
import type { AddressOf } from "./logo/picture.ts";
import { orderedLogo } from "./model/reopened-draft.ts";
import { completeTemplate } from "./model/template.ts";

export interface OrderedArtworkParts extends Omit<PrintContext, "logo"> {
  readonly template: Template;
  readonly readLogo: FormFunctions["readLogo"];
  /** Addresses of the logo's picture. The caller releases them. */
  readonly addressOf: AddressOf;
  readonly signal: AbortSignal;
}

/**
 * The artwork of an ordered configuration, as the order's print file has it. The print engine and the logo's reader load
 * on demand. A logo that cannot be read is shown as a card with its name.
 * @throws {Error} when the engine cannot be loaded
 */
export const orderedArtwork = async (
  config: PrintedConfig,
  { template, language, partner, readLogo, addressOf, signal }: OrderedArtworkParts,
): Promise<ArtworkLayout> => {
  const stored = orderedLogo(config);
  const pictureOf = async (): Promise<PrintContext["logo"]> => {
    if (!stored) return undefined;
    const [{ logoPicture }, file] = await Promise.all([
      import("./logo/picture.ts"),
      readLogo(stored, signal).catch(() => new Blob()),
    ]);
    return (await logoPicture(file, stored, addressOf)).logo;
  };
  const [{ layout }, logo] = await Promise.all([import("./model/engine.ts"), pictureOf()]);
  return layout(completeTemplate(template), artworkDataOf(config, { language, partner, logo }));
};
