import type { RewardWords } from "./en.ts";

/** Names and descriptions of what earns points and of the certificates, in Polish. */
export const pl: RewardWords = {
  training: ["Szkolenie u producenta", "Udział w jednodniowym szkoleniu z montażu okien dachowych."],
  "online-training": ["Szkolenie online", "Obejrzenie szkolenia do końca i odpowiedź na pytania."],
  promotion: ["Promocja dla monterów", "Montaż produktów sezonu i zamknięcie zlecenia z ankietą."],
  "response-time": ["Szybka odpowiedź", "Odpowiedź na zapytanie klienta w ciągu jednego dnia roboczego."],
  satisfaction: ["Zadowolenie klienta", "Bardzo dobra ocena od klienta po zakończeniu prac."],
  profile: ["Uzupełniony profil", "Uzupełnienie danych w profilu i danych firmy."],
  "certified-installer": [
    "Certyfikowany monter okien dachowych",
    "Ukończone szkolenie z montażu i uszczelniania okien dachowych.",
  ],
  "shutters-and-blinds": ["Rolety zewnętrzne i wewnętrzne", "Ukończone szkolenie z montażu i podłączania rolet."],
  "work-at-height": ["Bezpieczna praca na wysokości", "Ukończony kurs bezpieczeństwa i ratownictwa na wysokości."],
  "club-partner": ["Partner klubu", "Firma, która jest w klubie od pierwszego roku."],
};
