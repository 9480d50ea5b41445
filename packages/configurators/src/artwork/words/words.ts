import type { ArtworkLanguage } from "./languages.ts";

/** Fixed words that are printed beside the customer's own. */
export interface ArtworkWords {
  readonly phone: string;
  readonly service: string;
  readonly "fitted-by": string;
  readonly partner: string;
}

const words = (phone: string, service: string, fittedBy: string, partner: string): ArtworkWords => ({
  phone,
  service,
  "fitted-by": fittedBy,
  partner,
});

/** Serbian is printed in Latin script, as the portal shows it. */
export const ARTWORK_WORDS: Readonly<Record<ArtworkLanguage, ArtworkWords>> = {
  bg: words("Безплатна оферта", "Сервизен телефон", "Този прозорец монтира", "Препоръчан партньор"),
  bs: words("Besplatna ponuda", "Servisni telefon", "Ovaj prozor ugradila je firma", "Preporučeni partner"),
  cs: words("Nabídka zdarma", "Servisní linka", "Toto okno namontovala firma", "Doporučený partner"),
  en: words("Call for a free quote", "Service line", "This window was fitted by", "Recommended partner"),
  et: words("Tasuta pakkumine", "Hooldustelefon", "Selle akna paigaldas", "Soovitatud partner"),
  hr: words("Besplatna ponuda", "Servisni telefon", "Ovaj prozor ugradila je tvrtka", "Preporučeni partner"),
  hu: words("Ingyenes árajánlat", "Szervizvonal", "Ezt az ablakot beépítette", "Ajánlott partner"),
  lt: words("Nemokamas pasiūlymas", "Aptarnavimo telefonas", "Šį langą sumontavo", "Rekomenduojamas partneris"),
  lv: words("Bezmaksas piedāvājums", "Servisa tālrunis", "Šo logu uzstādīja", "Ieteiktais partneris"),
  pl: words("Bezpłatna wycena", "Telefon serwisowy", "To okno zamontowała firma", "Polecany partner"),
  ro: words("Ofertă gratuită", "Telefon service", "Această fereastră a fost montată de", "Partener recomandat"),
  sk: words("Ponuka zadarmo", "Servisná linka", "Toto okno namontovala firma", "Odporúčaný partner"),
  sl: words("Brezplačna ponudba", "Servisna številka", "To okno je vgradilo podjetje", "Priporočeni partner"),
  sr: words("Besplatna ponuda", "Servisni telefon", "Ovaj prozor ugradila je firma", "Preporučeni partner"),
  uk: words("Безкоштовний розрахунок", "Сервісна лінія", "Це вікно встановила компанія", "Рекомендований партнер"),
};
