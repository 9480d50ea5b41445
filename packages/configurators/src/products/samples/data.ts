import type { ArtworkData } from "../../artwork/layout/data.ts";
import { ARTWORK_LANGUAGES, type ArtworkLanguage } from "../../artwork/words/languages.ts";
import { sampleCompany, type SampleCompany } from "./companies.ts";
import { SAMPLE_TEXTS } from "./texts.ts";

const ICONS = [
  "installation",
  "replacement",
  "shutters",
  "flashing",
  "insulation",
  "electric",
  "measuring",
  "advice",
] as const;

/** Long but realistic names, addresses and links of installers, in each script. */
const MAX_COMPANY: SampleCompany = {
  name: "Aleksandra Wojciechowska-Nowak",
  company: "Dachowe Okna Świętochłowice Sp. z o.o.",
  phone: "+420 601 234 567 890",
  email: "montaz@okna-dachowe.example",
  address: "ul. Generała Tadeusza Kościuszki 128/14, 41-600 Świętochłowice",
  link: "https://www.okna-dachowe.example/montaz",
};

const CYRILLIC: SampleCompany = {
  ...MAX_COMPANY,
  name: "Олександра Войцеховська-Ґудзь",
  company: "Покривні вікна «Світлий дім» ЕООД",
  address: "бул. Александър Стамболийски 128, 1309 София",
};

const MAX_COMPANY_BY_LANGUAGE: Readonly<Partial<Record<ArtworkLanguage, SampleCompany>>> = {
  bg: CYRILLIC,
  uk: CYRILLIC,
};

/** Sample data of a company in one language and country, usual or as long as is realistic. */
export const sampleData = (
  language: ArtworkLanguage,
  length: "usual" | "longest",
  services = 6,
  country?: string,
): ArtworkData => {
  const texts = SAMPLE_TEXTS[language];
  const company =
    length === "usual" ? sampleCompany(language, country) : (MAX_COMPANY_BY_LANGUAGE[language] ?? MAX_COMPANY);
  return {
    language,
    partner: true,
    services: texts.services.slice(0, services).map((text, index) => ({ text, icon: ICONS[index] ?? "service" })),
    texts: {
      ...company,
      shortDescription: length === "usual" ? texts.headline : texts.longHeadline,
      longDescription: texts.description,
    },
  };
};

export { ARTWORK_LANGUAGES };
