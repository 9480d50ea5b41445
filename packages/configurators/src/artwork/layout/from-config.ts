import type { TemplateField } from "../template/schema.ts";
import { DEFAULT_FOCUS, type Focus } from "../template/own-photo.ts";
import type { ArtworkLanguage } from "../words/languages.ts";
import type { ArtworkData, Logo, OwnPhoto, PrintedService } from "./data.ts";

/** The printed part of an order's marketing configuration (CONF-21). */
export interface PrintedConfig {
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly companyName?: string | undefined;
  readonly address?:
    | { readonly line1: string; readonly line2?: string | undefined; readonly line3?: string | undefined }
    | undefined;
  readonly link?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly shortDescription?: string | undefined;
  readonly longDescription?: string | undefined;
  readonly coverImage?: string | undefined;
  readonly image?: string | undefined;
  readonly photo?: { readonly focus?: Focus | undefined } | undefined;
  readonly services?: readonly PrintedService[] | undefined;
}

/** What the layout needs beside the configuration. */
export interface PrintContext {
  /** Two-letter code of the printed texts. */
  readonly language: ArtworkLanguage;
  /** The company is a recommended partner. */
  readonly partner: boolean;
  readonly logo?: Logo | undefined;
  /** The picture of the configuration's own photo. */
  readonly photo?: Omit<OwnPhoto, "focus"> | undefined;
}

const joined = (parts: readonly (string | undefined)[], between: string): string =>
  parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(between);

/** Converts a configuration from the form or an order to layout data. */
export const artworkDataOf = (config: PrintedConfig, { language, partner, logo, photo }: PrintContext): ArtworkData => {
  const { address } = config;
  const texts: Record<TemplateField, string> = {
    // In Hungarian the surname comes first.
    name: joined(language === "hu" ? [config.surname, config.name] : [config.name, config.surname], " "),
    company: config.companyName ?? "",
    phone: config.phone ?? "",
    email: config.email ?? "",
    address: joined([address?.line1, address?.line2, address?.line3], ", "),
    link: config.link ?? "",
    shortDescription: config.shortDescription ?? "",
    longDescription: config.longDescription ?? "",
  };
  const cover = config.coverImage ?? config.image;
  return {
    language,
    texts,
    services: config.services ?? [],
    partner,
    ...(cover !== undefined && { cover }),
    ...(logo && { logo }),
    ...(photo && { photo: { ...photo, focus: config.photo?.focus ?? DEFAULT_FOCUS } }),
  };
};
