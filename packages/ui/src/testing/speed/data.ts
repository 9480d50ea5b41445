/** What both versions of the measured screens show. */
export const TEXT_FIELDS = [
  { name: "name", label: "Name", error: "Enter your name." },
  { name: "company", label: "Company", error: "Enter the company's name." },
  { name: "email", label: "E-mail", error: "Enter an e-mail address." },
  { name: "phone", label: "Phone", error: "Enter a phone number." },
  { name: "street", label: "Street and number", error: "Enter the street." },
  { name: "code", label: "Postal code", error: "Enter the postal code." },
  { name: "town", label: "Town", error: "Enter the town." },
] as const;

export const COUNTRIES = [
  "Bosnia and Herzegovina",
  "Bulgaria",
  "Croatia",
  "Czechia",
  "Estonia",
  "Hungary",
  "Latvia",
  "Lithuania",
  "Poland",
  "Romania",
  "Serbia",
  "Slovakia",
  "Slovenia",
  "Ukraine",
].map((name) => ({ value: name, label: name }));

export const DELIVERY = [
  { value: "company", label: "To the company" },
  { value: "project", label: "To a project" },
] as const;

export interface Project {
  readonly id: number;
  readonly town: string;
  readonly windows: number;
  readonly closed: boolean;
}

const TOWNS = ["Zakopane", "Nowy Targ", "Székesfehérvár", "Kranjska Gora", "Varaždin"];

const projects = (count: number): readonly Project[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 4000 + index,
    town: TOWNS[index % TOWNS.length] ?? "",
    windows: 1 + (index % 12),
    closed: index % 3 === 0,
  }));

export const PROJECTS = projects(200);

/** For a table of which only a part is in view. */
export const MANY_PROJECTS = projects(10_000);

/** Height of its rows on the screen. */
export const VIEW = "600px";

/** Props of the measured screens. */
export interface OrderFormProps {
  /** Marks every field as wrong. */
  readonly wrong?: boolean;
}

export interface RowsProps {
  readonly rows: readonly Project[];
}
