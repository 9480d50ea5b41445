import type { RegionSlug } from "@lucarne/api-client/regions";
import type { z } from "zod";

import type { linksValue } from "../../areas/config/rules/config-values.ts";
import { demoWords } from "./texts.ts";

interface Office {
  readonly company: string;
  readonly address: string;
  readonly phone: string;
  /** Whether the country has a channel for concerns. */
  readonly whistleblower?: boolean;
}

const OFFICES: Partial<Record<RegionSlug, Office>> = {
  ba: {
    company: "Lucarne BH d.o.o.",
    address: "Zmaja od Bosne 7, 71000 Sarajevo",
    phone: "+38733555014",
  },
  bg: {
    company: "Лукарн България ЕООД",
    address: "бул. „Витоша“ 15, 1000 София",
    phone: "+35925550140",
    whistleblower: true,
  },
  hr: {
    company: "Lucarne Hrvatska d.o.o.",
    address: "Radnička cesta 80, 10000 Zagreb",
    phone: "+38515550140",
    whistleblower: true,
  },
  cz: {
    company: "Lucarne Česko s.r.o.",
    address: "Na Pankráci 30, 140 00 Praha",
    phone: "+420225550140",
    whistleblower: true,
  },
  ee: {
    company: "Lucarne Eesti OÜ",
    address: "Pärnu mnt 141, 11314 Tallinn",
    phone: "+3726555014",
  },
  hu: {
    company: "Lucarne Magyarország Kft.",
    address: "Árpád fejedelem útja 26, 1023 Budapest",
    phone: "+3615550140",
    whistleblower: true,
  },
  lv: {
    company: "Lucarne Latvija SIA",
    address: "Skanstes iela 27, LV-1013 Rīga",
    phone: "+37167555014",
  },
  lt: {
    company: "Lucarne Lietuva UAB",
    address: "Konstitucijos pr. 21, LT-08130 Vilnius",
    phone: "+37052555014",
  },
  pl: {
    company: "Lucarne Polska sp. z o.o.",
    address: "ul. Dekarska 14, 02-230 Warszawa",
    phone: "+48225550140",
    whistleblower: true,
  },
  ro: {
    company: "Lucarne România SRL",
    address: "Șoseaua Nordului 24, 014104 București",
    phone: "+40215550140",
    whistleblower: true,
  },
  rs: {
    company: "Lucarne Srbija d.o.o.",
    address: "Bulevar Mihajla Pupina 10, 11070 Beograd",
    phone: "+381115550140",
  },
  sk: {
    company: "Lucarne Slovensko s.r.o.",
    address: "Mlynské nivy 16, 821 09 Bratislava",
    phone: "+421255550140",
    whistleblower: true,
  },
  si: {
    company: "Lucarne Slovenija d.o.o.",
    address: "Dunajska cesta 156, 1000 Ljubljana",
    phone: "+38615550140",
  },
  ua: {
    company: "ТОВ «Лукарн Україна»",
    address: "вул. Велика Васильківська, 72, 03150 Київ",
    phone: "+380445550140",
  },
};

/** Footer and legal links of a country's office. */
export const linksOf = (slug: RegionSlug): z.infer<typeof linksValue> | undefined => {
  const office = OFFICES[slug];
  if (!office) return undefined;
  const page = (name: string) => `https://lucarne.example/${slug}/${name}`;
  return {
    terms: page("terms"),
    privacy: page("privacy"),
    legal: [{ label: demoWords("link.cookies"), url: page("cookies") }],
    whistleblower: office.whistleblower ? page("report-a-concern") : null,
    social: [
      { name: "YouTube", url: `https://www.youtube.com/@lucarne-${slug}` },
      { name: "Instagram", url: `https://www.instagram.com/lucarne.${slug}` },
      { name: "Facebook", url: `https://www.facebook.com/lucarne.${slug}` },
    ],
    faq: page("faq"),
    address: `${office.company}, ${office.address}`,
    phone: office.phone,
  };
};
