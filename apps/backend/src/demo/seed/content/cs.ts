import type { SeedWordsOfLanguage } from "./items.ts";

/** Czech. */
export const cs: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Podzimní bonus: body navíc za výměnu oken",
    "Vyměňte stará střešní okna do 30. listopadu a získejte body navíc za každé okno.",
    "Přidejte zakázku před začátkem prací, naskenujte každé okno na stavbě a vyplňte závěrečný dotazník.",
  ],
  winter_fitting: [
    "Montáž v zimě: pět věcí ke kontrole",
    "Mráz a krátké dny chtějí lepší plán.",
    "Pěnu, pásky a lepidla skladujte nad 5 °C a otvor uzavřete ještě týž den. Parozábranu zkontrolujte dvakrát.",
  ],
  solar_shutters: [
    "Solární rolety: bez kabelu a bez sekání",
    "Nové venkovní rolety se nabíjejí samy a montují se zevnitř.",
    "Malý panel stačí i na severní střeše. Sériové číslo naskenujte dřív, než box zavřete: za rolety jsou body jako za okna.",
  ],
  which_flashing: [
    "Které lemování na kterou střechu",
    "Tašky, břidlice nebo plech: rozhoduje krytina.",
    "Měřte profil krytiny, ne její tloušťku. Do 16 mm stačí ploché lemování, nad to zvolte lemování pro profilovanou krytinu.",
  ],
  attic_projects: [
    "Půdní vestavba: zakázku přidejte včas",
    "Zakázka je otevřená 30 dní. Přidejte ji, až přijede první okno.",
    "Dlouhé práce je lepší rozdělit: jedna zakázka na každou etapu.",
  ],
  rain_sensor: [
    "Dešťový senzor: okno se zavře samo",
    "Senzor lze nově doplnit ke každému elektrickému oknu.",
    "Nasadí se na vnější rám bez nářadí. Dobrý důvod ozvat se zákazníkům z posledních pěti let.",
  ],
  before_after: [
    "Před a po: fotografie, které prodávají",
    "Dvě fotografie ze stejného místa přesvědčí víc než leták.",
    "První snímek pořiďte dřív, než zakryjete nábytek. Letáky a bannery s vlastním logem objednáte v obchodě.",
  ],
  bedroom_light: [
    "Ložnice: ve dne světlo, v noci tma",
    "Vnitřní a venkovní roleta společně: na to se ptají rodiny s dětmi.",
    "Nabídněte obě hned: montáž s oknem trvá dvacet minut, druhá návštěva půl dne.",
  ],
  night_service: [
    "Podpora odpovídá nově i večer",
    "V pracovní dny nám v portálu pište do 20 hodin.",
    "Dotazy k objednávkám, bodům a kartě posílejte přes chat. Na odpověď upozorní oznámení.",
  ],
  scan_products: [
    "Jak naskenovat výrobky k zakázce",
    "Napsat, vložit nebo vyfotit: tři způsoby, jak přidat sériové číslo.",
    "Otevřete zakázku, zvolte „Naskenovat“ a podržte fotoaparát nad kódem na štítku.",
  ],
  one_day: [
    "Výměna okna za jeden den",
    "Od starého rámu po hotové ostění, krok za krokem.",
    "Všimněte si, jak se ohýbá fólie: ušetří to nejvíc času.",
  ],
  blinds: [
    "Vnitřní roleta za čtyři minuty",
    "Bez vrtání: držáky už jsou v rámu.",
    "Zacvakněte roletu do držáků, připevněte lišty a jednou ji stáhněte.",
  ],
  centre_pivot: [
    "Seřízení kyvného okna",
    "Jak usadit křídlo rovně v rámu.",
    "Upevněte rám, zavěste křídlo a podívejte se na spáru. Úhelníky lze posunout o několik milimetrů.",
  ],
  spring_service: [
    "Jarní servis: deset minut na okno",
    "Filtry, závěsy, žlábky: co patří k dobrému servisu.",
    "Vyčistěte filtr větrací klapky, promažte závěsy, odstraňte listí a prohlédněte těsnění.",
  ],
  measuring: [
    "Zaměření pro výměnu",
    "Rozměr je na typovém štítku. Když chybí, měřte takto.",
    "Změřte rám zvenku, nejdřív šířku, potom výšku. Poznamenejte si i sklon střechy a krytinu.",
  ],
};
