import type { SeedWordsOfLanguage } from "./items.ts";

/** Polish. */
export const pl: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Jesienny bonus: dodatkowe punkty za wymianę okien",
    "Wymień stare okna dachowe do 30 listopada i zbierz dodatkowe punkty za każde okno.",
    "Stare okna tracą najwięcej ciepła w pierwszych chłodnych tygodniach. To wtedy dzwonią klienci i wtedy najłatwiej zaproponować wymianę.",
    "Dodaj zlecenie przed rozpoczęciem pracy, zeskanuj każde okno na budowie i wypełnij ankietę końcową. Dodatkowe punkty pojawią się po zamknięciu zlecenia.",
  ],
  winter_fitting: [
    "Montaż zimą: pięć rzeczy do sprawdzenia",
    "Mróz i krótkie dni wymagają lepszego planu. Krótka lista do samochodu.",
    "Pianę, taśmy i kleje trzymaj do użycia w temperaturze powyżej 5 °C. Usuń śnieg z dachu przed otwarciem połaci i zamknij otwór jeszcze tego samego dnia.",
    "Paroizolację sprawdź dwa razy: zimą wilgotne powietrze z pokoju znajdzie każdą szczelinę. Powiedz klientowi, jak wietrzyć w pierwszych tygodniach.",
  ],
  solar_shutters: [
    "Rolety solarne: bez kabla i bez kucia",
    "Nowe rolety zewnętrzne ładują się same, a montuje się je od środka.",
    "Mały panel na skrzynce wystarczy, także na dachu północnym. Parowanie z przełącznikiem trwa niecałą minutę.",
    "Za rolety są punkty tak jak za okna. Zeskanuj numer seryjny na skrzynce, zanim ją zamkniesz.",
  ],
  club_card: [
    "Karta klubowa: punkty do wydania wszędzie",
    "Firmy z dziesięcioma oknami zeskanowanymi w tym roku mogą zamówić kartę bezpłatnie.",
    "Zamów kartę w sklepie. Gdy dotrze, wpisz w portalu jej numer seryjny; po aktywacji możesz doładować ją punktami.",
  ],
  which_flashing: [
    "Jaki kołnierz do jakiego dachu",
    "Dachówka, łupek czy blacha: decyduje pokrycie. Ściąga do następnego zamówienia.",
    "Mierz profil pokrycia, nie jego grubość. Do 16 mm wystarczy kołnierz płaski, powyżej wybierz kołnierz do pokryć profilowanych.",
    "Do dwóch okien obok siebie zamów kołnierz zespolony. Jest tańszy niż dwa pojedyncze i szczelniejszy.",
  ],
  attic_projects: [
    "Adaptacja poddasza: dodaj zlecenie wcześnie",
    "Zlecenie jest otwarte przez 30 dni. Dodaj je, gdy przyjedzie pierwsze okno.",
    "Długie prace najlepiej podzielić: jedno zlecenie na każdy etap. Produkty można dodawać do chwili wypełnienia ankiety.",
  ],
  rain_sensor: [
    "Czujnik deszczu: okno zamyka się samo",
    "Do każdego okna elektrycznego można teraz dołożyć czujnik.",
    "Czujnik wpina się w ramę zewnętrzną bez narzędzi. To dobry powód, by odezwać się do klientów z ostatnich pięciu lat.",
  ],
  before_after: [
    "Przed i po: zdjęcia, które sprzedają",
    "Dwa zdjęcia z tego samego miejsca przekonują bardziej niż ulotka.",
    "Pierwsze zdjęcie zrób, zanim przykryjesz meble, o tej samej porze dnia co drugie. Zapytaj klienta o zgodę na pokazanie zdjęć.",
    "Ulotki i banery z własnym logo zamówisz w sklepie.",
  ],
  bedroom_light: [
    "Sypialnia: jasno w dzień, ciemno w nocy",
    "Roleta wewnętrzna i zewnętrzna razem: o to pytają rodziny z dziećmi.",
    "Zaproponuj obie od razu: montaż razem z oknem trwa dwadzieścia minut, druga wizyta pół dnia.",
  ],
  night_service: [
    "Pomoc odpowiada teraz także wieczorem",
    "W dni robocze pisz do nas w portalu do godziny 20.",
    "Pytania o zamówienia, punkty i kartę zadaj na czacie. O odpowiedzi przypomni powiadomienie.",
  ],
  scan_products: [
    "Jak zeskanować produkty do zlecenia",
    "Wpisz, wklej albo użyj aparatu: trzy sposoby na numer seryjny.",
    "Otwórz zlecenie, wybierz „Skanuj” i przytrzymaj aparat nad kodem na etykiecie. Produkt zeskanowany przez pomyłkę można usunąć, dopóki zlecenie jest w toku.",
  ],
  one_day: [
    "Wymiana okna w jeden dzień",
    "Od starej ramy po gotową szpaletę, krok po kroku.",
    "Film pokazuje dwóch monterów i okno w typowym rozmiarze. Zwróć uwagę na odgięcie membrany: to oszczędza najwięcej czasu.",
  ],
  blinds: [
    "Roleta wewnętrzna w cztery minuty",
    "Bez wiercenia: uchwyty są już w ramie.",
    "Wepnij roletę w uchwyty, przykręć prowadnice i raz ją opuść. To wszystko.",
  ],
  centre_pivot: [
    "Ustawianie okna obrotowego",
    "Jak skrzydło staje równo w ramie.",
    "Zamocuj ramę, zawieś skrzydło i obejrzyj szczelinę. Kątowniki można przesunąć o kilka milimetrów, aż będzie równa.",
  ],
  spring_service: [
    "Wiosenny przegląd: dziesięć minut na okno",
    "Filtry, zawiasy, rynienki: z czego składa się dobry przegląd.",
    "Oczyść filtr klapy wentylacyjnej, naoliw zawiasy, usuń liście z rynienek i obejrzyj uszczelki.",
  ],
  measuring: [
    "Pomiar do wymiany",
    "Rozmiar jest na tabliczce znamionowej. Gdy jej brakuje, zmierz tak.",
    "Zmierz ramę na zewnątrz, najpierw szerokość, potem wysokość. Zapisz też kąt dachu i rodzaj pokrycia.",
  ],
};
