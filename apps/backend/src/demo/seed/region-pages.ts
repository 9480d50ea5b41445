import type { LanguageCode } from "@lucarne/api-client/languages";
import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import type { z } from "zod";

import type { heroImagesValue, resourcesValue } from "../../areas/config/rules/config-values.ts";
import { SEED_TEXTS } from "./content/texts.ts";

/** Titles of the links: installation instructions, catalogue, technical drawings. */
const RESOURCES: Readonly<Record<LanguageCode, readonly [string, string, string]>> = {
  bg: ["Инструкции за монтаж", "Каталог на продуктите", "Технически чертежи"],
  bs: ["Uputstva za ugradnju", "Katalog proizvoda", "Tehnički crteži"],
  cs: ["Montážní návody", "Katalog výrobků", "Technické výkresy"],
  en: ["Installation instructions", "Product catalogue", "Technical drawings"],
  et: ["Paigaldusjuhendid", "Tootekataloog", "Tehnilised joonised"],
  hr: ["Upute za ugradnju", "Katalog proizvoda", "Tehnički crteži"],
  hu: ["Beépítési útmutatók", "Termékkatalógus", "Műszaki rajzok"],
  lt: ["Montavimo instrukcijos", "Gaminių katalogas", "Techniniai brėžiniai"],
  lv: ["Montāžas instrukcijas", "Produktu katalogs", "Tehniskie rasējumi"],
  pl: ["Instrukcje montażu", "Katalog produktów", "Rysunki techniczne"],
  ro: ["Instrucțiuni de montaj", "Catalog de produse", "Desene tehnice"],
  sk: ["Montážne návody", "Katalóg výrobkov", "Technické výkresy"],
  sl: ["Navodila za vgradnjo", "Katalog izdelkov", "Tehnične risbe"],
  sr: ["Uputstva za ugradnju", "Katalog proizvoda", "Tehnički crteži"],
  uk: ["Інструкції з монтажу", "Каталог виробів", "Технічні креслення"],
};
const RESOURCE_PAGES = ["installation", "catalogue", "drawings"] as const;

const languageOf = (slug: RegionSlug): LanguageCode => regionBySlug(slug)?.languages[0] ?? "en";

/** Slides of the home page in the country's usual language; the last one waits for its season. */
export const heroImagesOf = (slug: RegionSlug): z.infer<typeof heroImagesValue> => {
  const slide = (picture: string, link: string, key: string, isActive = true) => {
    const [title = "", text = ""] = SEED_TEXTS[languageOf(slug)][key] ?? [];
    return { image: `/art/hero/${picture}-wide.svg`, link, isActive, showContent: true, title, text };
  };
  return [
    slide("autumn-bonus", "/projects/add", "autumn_bonus"),
    slide("solar-shutters", "/shop", "solar_shutters"),
    slide("spring-replacement", "/rewards", "spring_service", false),
  ];
};

/** Links of the resources page in the country's usual language. */
export const resourcesOf = (slug: RegionSlug): z.infer<typeof resourcesValue> =>
  RESOURCES[languageOf(slug)].map((title, index) => ({
    title,
    url: `https://lucarne.example/${slug}/${RESOURCE_PAGES[index] ?? ""}`,
  }));

/** YouTube id of the country's introduction to the club; two countries have none yet. */
export const introVideoOf = (slug: RegionSlug): string | undefined =>
  slug === "ee" || slug === "ba" ? undefined : `Lucarne_${slug}1`.slice(0, 11);
