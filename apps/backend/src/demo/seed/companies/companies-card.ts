import type { SeedCompany, SeedPerson } from "../seed-types.ts";

const people = (
  owner: readonly [string, string, string, string],
  installer: readonly [string, string, string, string],
): SeedPerson[] =>
  [owner, installer].map(([name, surname, email, phone], index) => ({
    name,
    surname,
    role: index === 0 ? "owner" : "installer",
    email,
    phone,
    verified: true,
    lastActive: 2,
    consent: true,
  }));

/** Polish companies with an ordered or shipped club card, and one with a balance one point below the minimum order. */
export const CARD_COMPANIES: readonly SeedCompany[] = [
  {
    key: "pl-beskid",
    region: "pl",
    name: "Okna Beskid",
    place: { street: "ul. Żywiecka 31", city: "Bielsko-Biała", postalCode: "43-300" },
    registrationNumber: "9372689145",
    survey: true,
    people: people(
      ["Ewa", "Pawlus", "ewa@oknabeskid.example", "602118340"],
      ["Adam", "Kubica", "adam@oknabeskid.example", "603441207"],
    ),
    points: 360,
    closedProjects: 0,
    lostProjects: 0,
    openProjects: [{ street: "ul. Górska 4", city: "Szczyrk", postalCode: "43-370", daysAgo: 5 }],
    orders: false,
    card: "PENDING",
  },
  {
    key: "pl-poddasze",
    region: "pl",
    name: "Poddasze Plus",
    place: { street: "ul. Legnicka 55", city: "Wrocław", postalCode: "54-203" },
    registrationNumber: "8982017733",
    survey: true,
    people: people(
      ["Joanna", "Lis", "joanna@poddaszeplus.example", "604902115"],
      ["Szymon", "Duda", "szymon@poddaszeplus.example", "605227418"],
    ),
    points: 240,
    closedProjects: 0,
    lostProjects: 0,
    openProjects: [{ street: "ul. Ogrodowa 17", city: "Oława", postalCode: "55-200", daysAgo: 9 }],
    orders: false,
    card: "SHIPPED",
  },
  {
    key: "pl-dekarz",
    region: "pl",
    name: "Dekarz Mazur",
    place: { street: "ul. Warszawska 8", city: "Olsztyn", postalCode: "10-082" },
    registrationNumber: "7393456120",
    survey: true,
    people: people(
      ["Paweł", "Mazur", "pawel@dekarzmazur.example", "606330871"],
      ["Kamil", "Olszewski", "kamil@dekarzmazur.example", "607558194"],
    ),
    points: 127,
    closedProjects: 0,
    lostProjects: 0,
    openProjects: [{ street: "ul. Jeziorna 2", city: "Mrągowo", postalCode: "11-700", daysAgo: 11 }],
    orders: false,
  },
];
