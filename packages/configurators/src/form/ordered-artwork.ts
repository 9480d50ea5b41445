import { artworkDataOf, type PrintContext, type PrintedConfig } from "../artwork/layout/from-config.ts";
import type { Logo } from "../artwork/layout/data.ts";
import type { ArtworkLayout } from "../artwork/layout/result.ts";
import type { Template } from "../artwork/template/schema.ts";
import type { FormFunctions } from "./functions.ts";
import { readInWorker } from "./logo/read-in-worker.ts";
import type { StoredLogo } from "./model/values.ts";
import { orderedLogo, orderedPhoto } from "./model/draft/reopened-draft.ts";
import { completeTemplate } from "./model/product/template.ts";

export interface OrderedArtworkParts extends Omit<PrintContext, "logo" | "photo"> {
  readonly template: Template;
  readonly readLogo: FormFunctions["readLogo"];
  readonly openReader: FormFunctions["openReader"];
  /** Makes the address of the logo's picture. The caller releases it. */
  readonly addressOf: (picture: Blob) => string;
  readonly signal: AbortSignal;
}

/** The logo as the print file has it; a place with its name when it cannot be loaded or read. */
const logoOf = async (
  stored: StoredLogo,
  { readLogo, openReader, addressOf, signal }: OrderedArtworkParts,
): Promise<Logo> => {
  try {
    const file = await readLogo(stored, signal);
    const { logo, picture } = await readInWorker(openReader, file, stored.originalName, signal);
    return logo.kind === "image" && picture ? { ...logo, href: addressOf(picture) } : logo;
  } catch {
    const { namedCard } = await import("../artwork/logo/named-card.ts");
    return namedCard(stored.originalName);
  }
};

/**
 * The own photo of an order.
 * @throws {Error} when it cannot be loaded or read: without it the sheet would show another cover
 */
const photoOf = async (
  stored: StoredLogo,
  { readLogo, openReader, addressOf, signal }: OrderedArtworkParts,
): Promise<PrintContext["photo"]> => {
  const file = await readLogo(stored, signal);
  const { logo, picture } = await readInWorker(openReader, file, stored.originalName, signal);
  if (logo.kind !== "image" || !picture) throw new Error("The photo is not a picture");
  return { href: addressOf(picture), width: logo.width, height: logo.height };
};

/**
 * The artwork of an ordered configuration, as the order's print file has it. The print engine and the logo's reader load
 * on demand. A logo that cannot be read is shown as a place with its name.
 * @throws {Error} when the engine or an own photo cannot be loaded
 */
export const orderedArtwork = async (config: PrintedConfig, parts: OrderedArtworkParts): Promise<ArtworkLayout> => {
  const { template, language, partner } = parts;
  const stored = orderedLogo(config);
  const ownPhoto = orderedPhoto(config);
  const [{ layout }, logo, photo] = await Promise.all([
    import("./model/engine/engine.ts"),
    stored ? logoOf(stored, parts) : undefined,
    ownPhoto ? photoOf(ownPhoto, parts) : undefined,
  ]);
  return layout(completeTemplate(template), artworkDataOf(config, { language, partner, logo, photo }));
};
