import type { SeedCompany, SeedPerson } from "../seed-types.ts";

type Named = readonly [name: string, surname: string, email: string, phone: string];

const owner = ([name, surname, email, phone]: Named, rest: Partial<SeedPerson> = {}): SeedPerson => ({
  name,
  surname,
  role: "owner",
  email,
  phone,
  verified: true,
  lastActive: 3,
  consent: true,
  ...rest,
});

const installer = (named: Named, rest: Partial<SeedPerson> = {}): SeedPerson => ({
  ...owner(named, rest),
  role: "installer",
});

const usual = { survey: true, closedProjects: 0, lostProjects: 0, orders: false } as const;

/** Companies for the states of sign-in, prompts and profile. */
export const PEOPLE_COMPANIES: readonly SeedCompany[] = [
  {
    ...usual,
    // Created before February 2024 without accepting the terms: the terms screen appears.
    key: "cz-okna-morava",
    region: "cz",
    name: "Okna Morava s.r.o.",
    place: { street: "Horní náměstí 12", city: "Olomouc", postalCode: "779 00" },
    registrationNumber: "25876341",
    joined: "2024-01-15",
    people: [
      owner(["Jana", "Svobodová", "jana@oknamorava.example", "724118205"], {
        options: { firstTime: false, consentSeen: true },
      }),
      installer(["Ondřej", "Černý", "ondrej@oknamorava.example", "725330416"], {
        options: { firstTime: false, consentSeen: true },
      }),
    ],
    points: 190,
    openProjects: [{ street: "Lipová 8", city: "Prostějov", postalCode: "796 01", daysAgo: 7 }],
  },
  {
    ...usual,
    // Registered today: first visit, unverified e-mail.
    key: "si-nova-streha",
    region: "si",
    name: "Nova streha d.o.o.",
    place: { street: "Koroška cesta 21", city: "Kranj", postalCode: "4000" },
    registrationNumber: "51239087",
    newcomer: true,
    people: [
      {
        name: "Tina",
        surname: "Oblak",
        role: "owner",
        email: "tina@novastreha.example",
        phone: "40118226",
        options: { hasAgreedToTerms: true, consentSeen: true },
      },
    ],
    points: 20,
    openProjects: [],
  },
  {
    ...usual,
    // No registration number, so nothing can be ordered. The owner gets the consent dialog; one installer never signed
    // in, one is deactivated.
    key: "pl-strych",
    region: "pl",
    name: "Jasny Strych",
    place: { street: "ul. Gdańska 14", city: "Toruń", postalCode: "87-100" },
    people: [
      owner(["Beata", "Wilk", "beata@jasnystrych.example", "608114723"], {
        consent: false,
        options: { hasAgreedToTerms: true, firstTime: false },
      }),
      installer(["Robert", "Cichy", "robert@jasnystrych.example", "609225834"], { verified: false }),
      { name: "Igor", surname: "Malec", role: "installer", phone: "661336945" },
      { name: "Grzegorz", surname: "Hajduk", role: "installer", phone: "662447056", lastActive: 40, active: false },
    ],
    points: 310,
    openProjects: [{ street: "ul. Szeroka 3", city: "Toruń", postalCode: "87-100", daysAgo: 3 }],
  },
  {
    ...usual,
    // Has declined the terms: sign-in answers 404.
    key: "hr-stari-krov",
    region: "hr",
    name: "Stari krov j.d.o.o.",
    place: { street: "Marmontova ulica 6", city: "Split", postalCode: "21000" },
    registrationNumber: "60213457891",
    active: false,
    people: [
      owner(["Dario", "Babić", "dario@starikrov.example", "992334455"], { lastActive: 120 }),
      installer(["Zoran", "Perić", "zoran@starikrov.example", "993445566"], { lastActive: 130 }),
    ],
    points: 45,
    openProjects: [],
  },
  {
    ...usual,
    // Slovakia requires a second number, which is missing, as is the survey.
    key: "sk-podkrovie",
    region: "sk",
    name: "Podkrovie Tatry s.r.o.",
    place: { street: "Hlavná 18", city: "Poprad", postalCode: "058 01" },
    registrationNumber: "46218733",
    survey: false,
    people: [
      owner(["Lucia", "Šimková", "lucia@podkrovie.example", "907441552"]),
      installer(["Peter", "Baláž", "peter@podkrovie.example", "908552663"]),
    ],
    points: 120,
    openProjects: [{ street: "Mierová 30", city: "Svit", postalCode: "059 21", daysAgo: 12 }],
  },
];
