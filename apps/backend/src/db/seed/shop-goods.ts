import type { Words } from "../schema/index.ts";
import { words } from "./shop-words.ts";

/** Categories of the shop in their order: slug, name, and what is said of each of its products. */
export const CATEGORIES = {
  tools: {
    name: words("Tools", "Narzędzia", "Szerszámok", "Unelte", "Alati", "Orodja", "Инструменти"),
    text: words(
      "Made for daily work on the roof. Two years' warranty.",
      "Do codziennej pracy na dachu. Gwarancja na dwa lata.",
      "Mindennapi tetőmunkához. Két év garanciával.",
      "Pentru lucrul zilnic pe acoperiș. Garanție doi ani.",
      "Za svakodnevni rad na krovu. Jamstvo dvije godine.",
      "Za vsakdanje delo na strehi. Garancija dve leti.",
      "За ежедневна работа на покрива. Гаранция две години.",
    ),
  },
  measuring: {
    name: words("Measuring", "Pomiary", "Mérés", "Măsurare", "Mjerenje", "Merjenje", "Измерване"),
    text: words(
      "Exact to the millimetre, and not afraid of dust.",
      "Dokładność co do milimetra i odporność na kurz.",
      "Milliméterre pontos, és a portól sem fél.",
      "Precizie la milimetru și rezistență la praf.",
      "Točnost u milimetar i otpornost na prašinu.",
      "Natančnost do milimetra in odpornost proti prahu.",
      "Точност до милиметър и устойчивост на прах.",
    ),
  },
  safety: {
    name: words("Safety", "Bezpieczeństwo", "Biztonság", "Siguranță", "Sigurnost", "Varnost", "Безопасност"),
    text: words(
      "Certified protection for work at height.",
      "Certyfikowana ochrona podczas pracy na wysokości.",
      "Tanúsított védelem magasban végzett munkához.",
      "Protecție certificată pentru lucrul la înălțime.",
      "Certificirana zaštita za rad na visini.",
      "Certificirana zaščita za delo na višini.",
      "Сертифицирана защита при работа на високо.",
    ),
  },
  clothing: {
    name: words("Clothing", "Odzież", "Ruházat", "Îmbrăcăminte", "Odjeća", "Oblačila", "Облекло"),
    text: words(
      "Hard-wearing cloth with room for pockets and movement.",
      "Wytrzymały materiał, wygodny krój i miejsce na kieszenie.",
      "Strapabíró anyag, kényelmes szabás, sok zseb.",
      "Material rezistent, croială comodă, multe buzunare.",
      "Izdržljiv materijal, udoban kroj i puno džepova.",
      "Trpežen material, udoben kroj in veliko žepov.",
      "Здрав плат, удобна кройка и много джобове.",
    ),
  },
  gifts: {
    name: words("Gifts", "Upominki", "Ajándékok", "Cadouri", "Pokloni", "Darila", "Подаръци"),
    text: words(
      "For you, your team or your customers.",
      "Dla Ciebie, zespołu albo klientów.",
      "Önnek, csapatának vagy ügyfeleinek.",
      "Pentru tine, echipa ta sau clienții tăi.",
      "Za vas, vaš tim ili vaše kupce.",
      "Za vas, vašo ekipo ali stranke.",
      "За вас, екипа ви или клиентите ви.",
    ),
  },
  vouchers: {
    name: words("Vouchers", "Bony", "Utalványok", "Vouchere", "Bonovi", "Boni", "Ваучери"),
    text: words(
      "Number and password come with the completed order. Valid for twelve months.",
      "Numer i hasło otrzymasz po realizacji zamówienia. Ważność: dwanaście miesięcy.",
      "A szám és a jelszó a teljesített rendeléssel érkezik. Tizenkét hónapig érvényes.",
      "Numărul și parola vin cu comanda finalizată. Valabil douăsprezece luni.",
      "Broj i lozinka stižu s izvršenom narudžbom. Vrijedi dvanaest mjeseci.",
      "Številko in geslo prejmete z zaključenim naročilom. Velja dvanajst mesecev.",
      "Номерът и паролата идват с изпълнената поръчка. Валиден дванадесет месеца.",
    ),
  },
  marketing: {
    name: words("Marketing", "Marketing", "Marketing", "Marketing", "Marketing", "Trženje", "Маркетинг"),
    text: words(
      "With your name, your logo and your services. You see it before it is printed.",
      "Z Twoją nazwą, logo i usługami. Zobaczysz projekt przed drukiem.",
      "Az Ön nevével, logójával és szolgáltatásaival. Nyomtatás előtt megtekintheti.",
      "Cu numele, sigla și serviciile tale. Îl vezi înainte de tipărire.",
      "S vašim imenom, logotipom i uslugama. Vidite ga prije tiska.",
      "Z vašim imenom, logotipom in storitvami. Pred tiskom ga vidite.",
      "С вашето име, лого и услуги. Виждате го преди печат.",
    ),
  },
} as const;

/** A category of the shop. */
export type CategorySlug = keyof typeof CATEGORIES;

/** Pieces in store by state: sold out, low, some, exactly the last shown figure, and more than is shown. */
export const STOCKS = { out: 0, low: 3, some: 42, edge: 100, plenty: 260, bulk: 1_000_000 } as const;

/** A product that every country sells. */
export interface SeedGoods {
  /** Names its rows and its picture: never changed. */
  readonly key: string;
  readonly category: CategorySlug;
  /** Points of one piece where points count once. */
  readonly price: number;
  readonly stock: keyof typeof STOCKS;
  readonly name: Words;
  readonly sizes?: boolean;
  readonly picture?: string;
  readonly state?: "inactive" | "hidden" | "sticky";
}

const goods = (
  key: string,
  category: CategorySlug,
  price: number,
  stock: keyof typeof STOCKS,
  name: Words,
  more: Partial<Pick<SeedGoods, "sizes" | "picture" | "state">> = {},
): SeedGoods => ({ key, category, price, stock, name, ...more });

/** Goods by category. */
export const GOODS: readonly SeedGoods[] = [
  goods("hammer", "tools", 45, "plenty", words("Hammer", "Młotek", "Kalapács", "Ciocan", "Čekić", "Kladivo", "Чук")),
  goods("hand-saw", "tools", 38, "some", words("Hand saw", "Piła ręczna", "Kézifűrész", "Ferăstrău de mână", "Ručna pila", "Ročna žaga", "Ръчен трион")),
  goods("screwdriver-set", "tools", 60, "plenty", words("Screwdriver set", "Zestaw wkrętaków", "Csavarhúzókészlet", "Set șurubelnițe", "Set odvijača", "Komplet izvijačev", "Комплект отвертки")),
  goods("utility-knife", "tools", 15, "edge", words("Utility knife", "Nóż do tapet", "Sniccer", "Cutter", "Skalpel", "Olfa nož", "Макетен нож")),
  goods("pry-bar", "tools", 32, "low", words("Pry bar", "Łom", "Feszítővas", "Levier", "Pajser", "Lomilka", "Лост")),
  goods("multi-tool", "tools", 110, "some", words("Multi-tool", "Multitool", "Multiszerszám", "Unealtă multifuncțională", "Višenamjenski alat", "Večnamensko orodje", "Мултиинструмент")),
  goods("cordless-drill", "tools", 420, "low", words("Cordless drill", "Wkrętarka akumulatorowa", "Akkus fúró", "Mașină de găurit cu acumulator", "Akumulatorska bušilica", "Akumulatorski vrtalnik", "Акумулаторна бормашина"), { state: "sticky" }),
  goods("drill-bits", "tools", 28, "plenty", words("Drill bits", "Wiertła", "Fúrószárak", "Burghie", "Svrdla", "Svedri", "Свредла")),
  goods("caulking-gun", "tools", 24, "some", words("Caulking gun", "Pistolet do uszczelniaczy", "Kinyomópisztoly", "Pistol pentru silicon", "Pištolj za silikon", "Pištola za silikon", "Пистолет за силикон")),
  goods("tool-belt", "tools", 75, "some", words("Tool belt", "Pas narzędziowy", "Szerszámöv", "Centură pentru unelte", "Pojas za alat", "Pas za orodje", "Колан за инструменти"), { state: "sticky" }),
  goods("tool-case", "tools", 140, "out", words("Tool case", "Skrzynka narzędziowa", "Szerszámosláda", "Trusă de scule", "Kutija za alat", "Kovček za orodje", "Куфар за инструменти")),
  goods("ladder", "tools", 260, "some", words("Ladder", "Drabina", "Létra", "Scară", "Ljestve", "Lestev", "Стълба"), { state: "inactive" }),
  goods("spirit-level", "measuring", 48, "plenty", words("Spirit level", "Poziomica", "Vízmérték", "Nivelă", "Libela", "Vodna tehtnica", "Нивелир")),
  goods("tape-measure", "measuring", 18, "plenty", words("Tape measure", "Miara zwijana", "Mérőszalag", "Ruletă", "Metar", "Merilni trak", "Ролетка")),
  goods("chalk-line", "measuring", 22, "some", words("Chalk line", "Sznur traserski", "Csapózsinór", "Sfoară de trasat", "Zidarska špaga", "Označevalna vrvica", "Маркираща връв")),
  goods("laser-level", "measuring", 310, "low", words("Laser level", "Poziomica laserowa", "Lézeres szintező", "Nivelă laser", "Laserska libela", "Laserski nivelir", "Лазерен нивелир"), { state: "sticky" }),
  goods("angle-finder", "measuring", 55, "edge", words("Angle finder", "Kątomierz", "Szögmérő", "Raportor digital", "Kutomjer", "Kotomer", "Ъгломер")),
  goods("helmet", "safety", 65, "some", words("Helmet", "Kask", "Sisak", "Cască", "Kaciga", "Čelada", "Каска")),
  goods("safety-harness", "safety", 180, "low", words("Safety harness", "Szelki bezpieczeństwa", "Biztonsági heveder", "Ham de siguranță", "Sigurnosni pojas", "Varnostni pas", "Предпазен колан")),
  goods("safety-boots", "safety", 150, "some", words("Safety boots", "Buty ochronne", "Munkavédelmi bakancs", "Bocanci de protecție", "Zaštitne cipele", "Zaščitni čevlji", "Предпазни обувки")),
  goods("safety-glasses", "safety", 16, "plenty", words("Safety glasses", "Okulary ochronne", "Védőszemüveg", "Ochelari de protecție", "Zaštitne naočale", "Zaščitna očala", "Предпазни очила")),
  goods("ear-defenders", "safety", 34, "some", words("Ear defenders", "Nauszniki ochronne", "Hallásvédő", "Căști antifonice", "Štitnici za uši", "Glušniki", "Антифони")),
  goods("knee-pads", "safety", 40, "out", words("Knee pads", "Nakolanniki", "Térdvédő", "Genunchiere", "Štitnici za koljena", "Ščitniki za kolena", "Наколенки")),
  goods("gloves", "safety", 12, "plenty", words("Gloves", "Rękawice", "Kesztyű", "Mănuși", "Rukavice", "Rokavice", "Ръкавици")),
  goods("head-torch", "safety", 52, "some", words("Head torch", "Latarka czołowa", "Fejlámpa", "Lanternă frontală", "Naglavna svjetiljka", "Naglavna svetilka", "Челник")),
  goods("jacket", "clothing", 140, "some", words("Work jacket", "Kurtka robocza", "Munkakabát", "Jachetă de lucru", "Radna jakna", "Delovna jakna", "Работно яке"), { sizes: true, state: "sticky" }),
  goods("work-trousers", "clothing", 95, "some", words("Work trousers", "Spodnie robocze", "Munkanadrág", "Pantaloni de lucru", "Radne hlače", "Delovne hlače", "Работен панталон"), { sizes: true }),
  goods("t-shirt", "clothing", 20, "plenty", words("T-shirt", "Koszulka", "Póló", "Tricou", "Majica", "Majica", "Тениска"), { sizes: true }),
  goods("beanie", "clothing", 18, "low", words("Beanie", "Czapka zimowa", "Kötött sapka", "Căciulă", "Zimska kapa", "Zimska kapa", "Зимна шапка")),
  goods("backpack", "gifts", 85, "some", words("Backpack", "Plecak", "Hátizsák", "Rucsac", "Ruksak", "Nahrbtnik", "Раница")),
  goods("thermos", "gifts", 35, "plenty", words("Thermos", "Termos", "Termosz", "Termos", "Termosica", "Termovka", "Термос")),
  goods("mug", "gifts", 10, "plenty", words("Mug", "Kubek", "Bögre", "Cană", "Šalica", "Skodelica", "Чаша")),
  goods("power-bank", "gifts", 58, "edge", words("Power bank", "Powerbank", "Powerbank", "Baterie externă", "Prijenosna baterija", "Prenosna baterija", "Външна батерия")),
  goods("pen", "gifts", 1, "bulk", words("Pen", "Długopis", "Toll", "Pix", "Kemijska olovka", "Kemični svinčnik", "Химикалка"), { picture: "pen-set" }),
  goods("smart-watch", "gifts", 520, "low", words("Smart watch", "Zegarek sportowy", "Okosóra", "Ceas inteligent", "Pametni sat", "Pametna ura", "Смарт часовник"), { state: "hidden" }),
];

/** A kind of voucher; its amounts are the same for all. */
export const VOUCHERS: readonly SeedGoods[] = [
  goods("voucher-fuel", "vouchers", 0, "plenty", words("Fuel voucher", "Bon paliwowy", "Üzemanyag-utalvány", "Voucher combustibil", "Bon za gorivo", "Bon za gorivo", "Ваучер за гориво"), { state: "sticky" }),
  goods("voucher-diy", "vouchers", 0, "plenty", words("DIY store voucher", "Bon do marketu budowlanego", "Barkácsáruház-utalvány", "Voucher bricolaj", "Bon za građevinski centar", "Bon za gradbeni center", "Ваучер за строителен магазин")),
  goods("voucher-grocery", "vouchers", 0, "plenty", words("Grocery voucher", "Bon spożywczy", "Élelmiszer-utalvány", "Voucher alimente", "Bon za namirnice", "Bon za živila", "Ваучер за храни")),
  goods("voucher-electronics", "vouchers", 0, "some", words("Electronics voucher", "Bon na elektronikę", "Elektronikai utalvány", "Voucher electronice", "Bon za elektroniku", "Bon za elektroniko", "Ваучер за електроника")),
  goods("voucher-travel", "vouchers", 0, "low", words("Travel voucher", "Bon turystyczny", "Utazási utalvány", "Voucher de călătorie", "Bon za putovanja", "Bon za potovanja", "Ваучер за пътуване")),
];
