// Written by scripts/locales.ts from locales/configurators. Change the texts there and run it again.

export interface ArtworkWords {
  /** Printed above the company’s name. */
  readonly "fitted-by": string;
  readonly partner: string;
  /** Printed above a phone number. */
  readonly phone: string;
  /** Printed above a phone number. */
  readonly service: string;
}

export const ARTWORK_WORDS: Readonly<Record<"bg" | "bs" | "cs" | "en" | "et" | "hr" | "hu" | "lt" | "lv" | "pl" | "ro" | "sk" | "sl" | "sr" | "uk", ArtworkWords>> = {
  bg: {
    "fitted-by": "Този прозорец е монтиран от",
    partner: "Препоръчан партньор",
    phone: "Безплатна оферта",
    service: "Сервизен телефон",
  },
  bs: {
    "fitted-by": "Ovaj prozor ugradila je firma",
    partner: "Preporučeni partner",
    phone: "Besplatna ponuda",
    service: "Servisni telefon",
  },
  cs: {
    "fitted-by": "Toto okno namontovala firma",
    partner: "Doporučený partner",
    phone: "Cenová nabídka zdarma",
    service: "Servisní linka",
  },
  en: {
    "fitted-by": "This window was fitted by",
    partner: "Recommended partner",
    phone: "Call for a free quote",
    service: "Service line",
  },
  et: {
    "fitted-by": "Selle akna paigaldas",
    partner: "Soovitatud partner",
    phone: "Tasuta hinnapakkumine",
    service: "Hooldustelefon",
  },
  hr: {
    "fitted-by": "Ovaj prozor ugradila je tvrtka",
    partner: "Preporučeni partner",
    phone: "Besplatna ponuda",
    service: "Servisni telefon",
  },
  hu: {
    "fitted-by": "Az ablakot beépítette",
    partner: "Ajánlott partner",
    phone: "Ingyenes árajánlat",
    service: "Szerviztelefon",
  },
  lt: {
    "fitted-by": "Šį langą sumontavo",
    partner: "Rekomenduojamas partneris",
    phone: "Nemokama sąmata",
    service: "Serviso telefonas",
  },
  lv: {
    "fitted-by": "Šo logu uzstādīja",
    partner: "Ieteiktais partneris",
    phone: "Bezmaksas tāme",
    service: "Servisa tālrunis",
  },
  pl: {
    "fitted-by": "To okno zamontowała firma",
    partner: "Polecany partner",
    phone: "Bezpłatna wycena",
    service: "Telefon serwisowy",
  },
  ro: {
    "fitted-by": "Această fereastră a fost montată de",
    partner: "Partener recomandat",
    phone: "Ofertă gratuită",
    service: "Telefon service",
  },
  sk: {
    "fitted-by": "Toto okno namontovala firma",
    partner: "Odporúčaný partner",
    phone: "Bezplatná cenová ponuka",
    service: "Servisná linka",
  },
  sl: {
    "fitted-by": "To okno je vgradilo podjetje",
    partner: "Priporočeni partner",
    phone: "Brezplačna ponudba",
    service: "Servisni telefon",
  },
  sr: {
    "fitted-by": "Ovaj prozor ugradila je firma",
    partner: "Preporučeni partner",
    phone: "Besplatna ponuda",
    service: "Servisni telefon",
  },
  uk: {
    "fitted-by": "Це вікно встановила компанія",
    partner: "Рекомендований партнер",
    phone: "Безкоштовний розрахунок",
    service: "Сервісний телефон",
  },
};
