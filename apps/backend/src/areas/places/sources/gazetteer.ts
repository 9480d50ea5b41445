import { readFile } from "node:fs/promises";
import path from "node:path";

import type { RegionSlug } from "@lucarne/api-client/regions";
import { z } from "zod";

import { fold, keyOf, wordsOf } from "../../../kernel/text/fold.ts";
import { sourceFile } from "../../../kernel/program-files.ts";

const file = z.strictObject({
  places: z.array(
    z.strictObject({
      name: z.string().min(1).max(80),
      kind: z.enum(["city", "town", "village"]),
      area: z.string().min(1).max(80),
      postalCode: z.string().min(1).max(12),
      streets: z.array(z.string().min(1).max(120)),
    }),
  ),
});

/** A street of a place, with its search words. */
export interface Street {
  /** Key without a house number: `pl:krakow:ul-polna`. */
  readonly id: string;
  readonly street: string;
  readonly place: z.infer<typeof file>["places"][number];
  readonly streetFolded: string;
  readonly streetWords: readonly string[];
  readonly placeWords: readonly string[];
  readonly postalFolded: string;
}

const FOLDER = sourceFile("areas/places/gazetteer");
const read = new Map<RegionSlug, Promise<readonly Street[]>>();

const load = async (country: RegionSlug): Promise<readonly Street[]> => {
  const text = await readFile(path.join(FOLDER, `${country}.json`), "utf8").catch(() => '{"places":[]}');
  return file.parse(JSON.parse(text)).places.flatMap((place) =>
    place.streets.map((street) => ({
      id: `${country}:${keyOf(place.name)}:${keyOf(street)}`,
      street,
      place,
      streetFolded: fold(street),
      streetWords: wordsOf(street),
      placeWords: wordsOf(place.name).flatMap((word) => [word, ...word.split("-")]),
      postalFolded: place.postalCode.replaceAll(/\s/g, ""),
    })),
  );
};

/** The streets of a country, read once; empty without a file. */
export const streetsOf = (country: RegionSlug): Promise<readonly Street[]> => {
  const known = read.get(country) ?? load(country);
  read.set(country, known);
  return known;
};
