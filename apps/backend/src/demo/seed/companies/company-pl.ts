import { IN_REVIEW } from "@lucarne/api-client/project-states";
import type { SeedCompany, SeedPerson } from "../seed-types.ts";

const member = (name: string, surname: string, phone: string, lastActive?: number): SeedPerson => ({
  name,
  surname,
  role: "installer",
  phone,
  ...(lastActive === undefined ? {} : { lastActive }),
});

/** The company of the screenshots: full team, points that expire at the end of the year, active card. */
export const KOWALCZYK: SeedCompany = {
  key: "pl-kowalczyk",
  region: "pl",
  name: "Dach-Serwis Kowalczyk",
  place: { street: "ul. Podhalańska 18", city: "Nowy Targ", postalCode: "34-400" },
  registrationNumber: "7352851190",
  survey: true,
  people: [
    {
      name: "Anna",
      surname: "Kowalczyk",
      role: "owner",
      email: "anna@dachserwis.example",
      phone: "601880114",
      verified: true,
      lastActive: 0,
      consent: true,
    },
    {
      name: "Marek",
      surname: "Kowalczyk",
      role: "installer",
      email: "marek@dachserwis.example",
      phone: "601234567",
      lastActive: 0,
      consent: true,
    },
    member("Piotr", "Wrona", "512004318", 1),
    member("Krzysztof", "Zięba", "698771020", 2),
    member("Jakub", "Stoch", "533190447", 3),
    member("Tomasz", "Gąsienica", "605310992", 8),
    member("Dawid", "Bachleda", "510226803", 17),
    member("Łukasz", "Mrowca", "662415070", 30),
    member("Rafał", "Sikora", "792330158", 72),
    member("Michał", "Żegleń", "690118264"),
    member("Wojciech", "Gut", "508643917"),
  ],
  points: 1284,
  expiring: 160,
  closedProjects: 117,
  lostProjects: 6,
  openProjects: [
    { street: "ul. Krupówki 41", city: "Zakopane", postalCode: "34-500", daysAgo: 4 },
    { street: "ul. Szkolna 7", city: "Nowy Targ", postalCode: "34-400", daysAgo: 6 },
    { street: "os. Słoneczne 12/3", city: "Rabka-Zdrój", postalCode: "34-700", daysAgo: 18, status: IN_REVIEW },
    { street: "ul. Kościuszki 102", city: "Limanowa", postalCode: "34-600", daysAgo: 22 },
    { street: "ul. Zdrojowa 3A", city: "Szczawnica", postalCode: "34-460", daysAgo: 29 },
    { street: "ul. Jana Pawła II 55", city: "Czorsztyn", postalCode: "34-440", daysAgo: 13 },
    { street: "ul. Polna 9", city: "Ochotnica Dolna", postalCode: "34-452", daysAgo: 14, status: IN_REVIEW },
  ],
  card: "ACTIVE",
};
