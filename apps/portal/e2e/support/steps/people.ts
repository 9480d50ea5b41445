/** Seeded people that journeys sign in as. A journey that changes something takes a person of its own. */
export const PEOPLE = {
  /** Installer in Poland: the company of the screenshots. */
  installer: { email: "marek@dachserwis.example", points: "1,284" },
  bosnia: { email: "emir@krov.example" },
  bosniaOwner: { email: "amra@krov.example" },
  bulgaria: { email: "ivan@pokrivi.example" },
  bulgariaOwner: { email: "georgi@pokrivi.example" },
  croatia: { email: "luka@krovopokrivac.example" },
  croatiaOwner: { email: "ivana@krovopokrivac.example" },
  czechia: { email: "tomas@strechynovak.example", country: "cz", phone: "601 234 567", international: "+420601234567" },
  hungary: { email: "gabor@tetoablak.example" },
  hungaryOwner: { email: "katalin@tetoablak.example" },
  latvia: { email: "andris@jumti.example" },
  /** A journey uses up the codes of this account. */
  limited: { email: "petr@strechynovak.example" },
  /** A journey deactivates this account. */
  shutOut: { email: "janis@jumti.example" },
  lithuania: { email: "mantas@stogulangai.example" },
  lithuaniaOwner: { email: "rasa@stogulangai.example" },
  estonia: { email: "liis@katus.example" },
  romania: { email: "mihai@acoperis.example" },
  serbia: { email: "stefan@krovni.example" },
  slovakia: { email: "marek@stresneokna.example" },
  /** A company without second number and survey. */
  slovakiaIncomplete: { owner: "lucia@podkrovie.example", installer: "peter@podkrovie.example" },
  /** The same in Estonia. */
  estoniaIncomplete: { owner: "kristjan@katus.example", installer: "liis@katus.example" },
  /** Joined before February 2024 without agreeing to the terms. */
  termsAsked: { owner: "jana@oknamorava.example", installer: "ondrej@oknamorava.example" },
  /** Registered today: the first visit, with an address to confirm. */
  newcomer: { email: "tina@novastreha.example" },
  /** An owner with open consents, and an installer of that company with an address to confirm. */
  consents: { owner: "beata@jasnystrych.example" },
  unconfirmed: { email: "robert@jasnystrych.example" },
  /** Their club card is ordered. */
  cardOrdered: { email: "adam@oknabeskid.example" },
  /** Their club card is on its way. */
  cardShipped: { owner: "joanna@poddaszeplus.example" },
  /** Their next scans let them have a club card. */
  cardNear: { owner: "pawel@dekarzmazur.example" },
  /** Points of the company expire this year, and no journey places an order for it. */
  expiring: { owner: "olena@dakhmaister.example" },
  /** Their accounts change their language. */
  languageChanged: { desktop: "milica@krovni.example", phone: "andrei@acoperis.example" },
  /** Only the journeys of notifications sign in as these: any other sign-in adds a notification. */
  notified: { opens: "ewa@oknabeskid.example", opensOnPhone: "szymon@poddaszeplus.example" },
  allNotified: { marks: "zuzana@stresneokna.example", marksOnPhone: "kamil@dekarzmazur.example" },
  slovenia: { email: "nina@streha.example" },
  sloveniaOwner: { email: "matej@streha.example" },
  ukraine: { email: "taras@dakhmaister.example" },
  ukraineOwner: { email: "olena@dakhmaister.example" },
} as const;
