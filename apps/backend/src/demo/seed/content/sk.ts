import type { SeedWordsOfLanguage } from "./items.ts";

/** Slovak. */
export const sk: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Jesenný bonus: body navyše za výmenu okien",
    "Vymeňte staré strešné okná do 30. novembra a získajte body navyše za každé okno.",
    "Pridajte zákazku pred začiatkom prác, naskenujte každé okno na stavbe a vyplňte záverečný dotazník.",
  ],
  winter_fitting: [
    "Montáž v zime: päť vecí na kontrolu",
    "Mráz a krátke dni chcú lepší plán.",
    "Penu, pásky a lepidlá skladujte nad 5 °C a otvor uzavrite ešte v ten istý deň. Parozábranu skontrolujte dvakrát.",
  ],
  solar_shutters: [
    "Solárne rolety: bez kábla a bez sekania",
    "Nové vonkajšie rolety sa nabíjajú samy a montujú sa zvnútra.",
    "Malý panel stačí aj na severnej streche. Sériové číslo naskenujte skôr, ako box zatvoríte: za rolety sú body ako za okná.",
  ],
  which_flashing: [
    "Ktoré lemovanie na ktorú strechu",
    "Škridla, bridlica alebo plech: rozhoduje krytina.",
    "Merajte profil krytiny, nie jej hrúbku. Do 16 mm stačí ploché lemovanie, nad to zvoľte lemovanie na profilovanú krytinu.",
  ],
  attic_projects: [
    "Podkrovie: zákazku pridajte včas",
    "Zákazka je otvorená 30 dní. Pridajte ju, keď príde prvé okno.",
    "Dlhé práce je lepšie rozdeliť: jedna zákazka na každú etapu.",
  ],
  rain_sensor: [
    "Dažďový senzor: okno sa zatvorí samo",
    "Senzor sa dá po novom doplniť ku každému elektrickému oknu.",
    "Nasadí sa na vonkajší rám bez náradia. Dobrý dôvod ozvať sa zákazníkom z posledných piatich rokov.",
  ],
  before_after: [
    "Pred a po: fotografie, ktoré predávajú",
    "Dve fotografie z toho istého miesta presvedčia viac ako leták.",
    "Prvú fotografiu urobte skôr, ako zakryjete nábytok. Letáky a bannery s vlastným logom objednáte v obchode.",
  ],
  bedroom_light: [
    "Spálňa: cez deň svetlo, v noci tma",
    "Vnútorná a vonkajšia roleta spolu: na to sa pýtajú rodiny s deťmi.",
    "Ponúknite obe hneď: montáž s oknom trvá dvadsať minút, druhá návšteva pol dňa.",
  ],
  night_service: [
    "Podpora odpovedá po novom aj večer",
    "V pracovné dni nám v portáli píšte do 20. hodiny.",
    "Otázky k objednávkam, bodom a karte posielajte cez chat. Na odpoveď upozorní oznámenie.",
  ],
  scan_products: [
    "Ako naskenovať výrobky k zákazke",
    "Napísať, vložiť alebo odfotiť: tri spôsoby, ako pridať sériové číslo.",
    "Otvorte zákazku, zvoľte „Naskenovať“ a podržte fotoaparát nad kódom na štítku.",
  ],
  one_day: [
    "Výmena okna za jeden deň",
    "Od starého rámu po hotové ostenie, krok za krokom.",
    "Všimnite si, ako sa ohýba fólia: ušetrí to najviac času.",
  ],
  blinds: [
    "Vnútorná roleta za štyri minúty",
    "Bez vŕtania: držiaky už sú v ráme.",
    "Zacvaknite roletu do držiakov, pripevnite lišty a raz ju stiahnite.",
  ],
  centre_pivot: [
    "Nastavenie kyvného okna",
    "Ako usadiť krídlo rovno v ráme.",
    "Upevnite rám, zaveste krídlo a pozrite sa na medzeru. Uholníky sa dajú posunúť o niekoľko milimetrov.",
  ],
  spring_service: [
    "Jarný servis: desať minút na okno",
    "Filtre, závesy, žliabky: čo patrí k dobrému servisu.",
    "Vyčistite filter vetracej klapky, premažte závesy, odstráňte lístie a pozrite tesnenie.",
  ],
  measuring: [
    "Zameranie na výmenu",
    "Rozmer je na typovom štítku. Keď chýba, merajte takto.",
    "Zmerajte rám zvonku, najprv šírku, potom výšku. Poznačte si aj sklon strechy a krytinu.",
  ],
};
