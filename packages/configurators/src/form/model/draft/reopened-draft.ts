import { DEFAULT_FOCUS } from "../../../artwork/template/own-photo.ts";
import { logoName } from "../configuration.ts";
import { type Draft, readStoredDraft, writeDraft } from "./draft.ts";
import type { FormValues, StoredLogo, StoredPhoto } from "../values.ts";
import { isObject, type Json } from "../is-object.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const recordOf = (value: unknown): Json => (isObject(value) ? value : {});

const addressOf = (value: unknown): string => {
  const { line1, line2, line3 } = recordOf(value);

  return [line1, line2, line3]
    .map(textOf)
    .filter((line) => line !== "")
    .join("\n");
};

const storedFile = (reference: unknown, url: unknown): StoredLogo | null => {
  const { path, originalName, uuid, name, size, type } = recordOf(reference);
  if (typeof path !== "string") return null;

  return {
    path,
    originalName: textOf(originalName),
    uuid: textOf(uuid),
    name: textOf(name ?? originalName),
    size: typeof size === "number" ? size : 0,
    type: textOf(type),
    url: textOf(url),
  };
};

/** The own logo of an ordered configuration; null without one. */
export const orderedLogo = (ordered: object): StoredLogo | null => {
  const data = recordOf(ordered);
  return storedFile(data["logo"], data[logoName(textOf(data["type"]))]);
};

const shareOf = (value: unknown, otherwise: number): number =>
  typeof value === "number" && value >= 0 && value <= 1 ? value : otherwise;

/** The own photo of an ordered configuration; null without one. An order has no address of it. */
export const orderedPhoto = (ordered: object): StoredPhoto | null => {
  const { photo } = recordOf(ordered);
  const file = storedFile(photo, undefined);
  const { x, y } = recordOf(recordOf(photo)["focus"]);
  return file && { ...file, focus: { x: shareOf(x, DEFAULT_FOCUS.x), y: shareOf(y, DEFAULT_FOCUS.y) } };
};

const NO_TEXTS = new Set(["type", "subtype", "coverImage", "contentImage", "services", "logo", "photo", "extraFields"]);

const textsOf = (data: Json): Readonly<Record<string, string>> => {
  const known = Object.entries(data)
    .filter(([name]) => !NO_TEXTS.has(name) && name !== logoName(textOf(data["type"])))
    .map(([name, value]): [string, string] => [name, name === "address" ? addressOf(value) : textOf(value)]);
  const extra = Object.entries(recordOf(data["extraFields"])).map(([name, value]): [string, string] => [
    name,
    textOf(value),
  ]);

  return Object.fromEntries([...known, ...extra].filter(([, text]) => text !== ""));
};

/**
 * A draft with the values of an earlier order, to change and to order again. A text that was not ordered is empty. A draft
 * that was there is kept inside it and offered to the customer.
 * @param ordered the configuration as the order has it
 * @param at current time in milliseconds
 * @param current the text of the draft that it replaces
 */
export const reopenedDraft = (
  ordered: object,
  { quantity, at, current }: { readonly quantity: number; readonly at: number; readonly current: string | null },
): string => {
  const data = recordOf(ordered);
  const texts = textsOf(data);
  const { services: chosen, coverImage } = data;
  const services = Array.isArray(chosen) ? chosen.flatMap((service) => textOf(recordOf(service)["uuid"]) || []) : [];
  const values: FormValues = {
    texts,
    added: Object.keys(texts),
    cover: textOf(coverImage),
    services: services.length > 0 ? services : null,
    logo: orderedLogo(data),
    photo: orderedPhoto(data),
    quantity,
  };
  const earlier: Draft | undefined = readStoredDraft(current);

  return writeDraft(values, at, { earlier, isWhole: true });
};
