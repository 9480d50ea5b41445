// Each table of the backend is written by one part only; the others call that part's commands. Reading is free.

const SRC = "apps/backend/src/";

/** The folders that may write a table. */
type Owners = Readonly<Record<string, readonly string[]>>;
/** Gives the text of a file. */
type Read = (file: string) => string;

/** Table (its name in db/schema) → the folders below apps/backend/src that may write it. */
const OWNERS: Owners = {
  accessToken: ["areas/session/"],
  appUser: ["areas/account/"],
  auditLog: ["operator/", "http/"],
  authEvent: ["areas/session/"],
  behaviour: [],
  card: ["areas/card/"],
  cardTopup: ["areas/card/"],
  category: [],
  certificate: [],
  certificateType: [],
  clockOffset: ["db/"],
  company: ["areas/company/"],
  consentEvent: ["areas/account/"],
  contactChallenge: ["areas/account/"],
  contactChange: ["areas/account/"],
  content: ["areas/content/"],
  contentText: ["areas/content/"],
  deviceLink: ["areas/session/"],
  fileObject: ["files/"],
  filePiece: ["files/"],
  groupPoints: [],
  idempotencyKey: ["http/"],
  invitation: ["areas/team/"],
  job: ["db/", "runtime/jobs/"],
  knownDevice: ["areas/session/"],
  language: ["db/"],
  ledgerAccount: ["ledger/", "db/"],
  ledgerTransfer: ["ledger/"],
  ledgerWatch: ["ledger/"],
  // Sign-in opens codes; changes of an account void them.
  loginChallenge: ["areas/login/", "areas/session/"],
  lotUse: ["ledger/"],
  marketingService: [],
  message: ["areas/support/"],
  notification: ["areas/notifications/"],
  orderEvent: ["areas/orders/"],
  orderLine: ["areas/orders/"],
  orderPrint: ["areas/orders/"],
  orders: ["areas/orders/"],
  outbox: ["areas/outbox/"],
  pointsLot: ["ledger/"],
  product: ["areas/shop/"],
  productCategory: [],
  productModel: [],
  productSerial: [],
  project: ["areas/projects/"],
  projectSurvey: ["areas/projects/"],
  rateCounter: ["http/"],
  refreshToken: ["areas/session/"],
  region: ["db/"],
  scan: ["areas/scans/"],
  session: ["areas/session/"],
  setting: ["areas/config/"],
  stock: [],
  stockMovement: ["areas/shop/"],
  ticket: ["areas/support/"],
  tierBracket: [],
  tierDefinition: [],
  variant: [],
  vendor: [],
  voucher: ["areas/orders/"],
};

/** The demo's seed and its reset write every table; tests prepare what they need. */
const FREE = /^demo\/(seed\/|reset\.ts$)|\.test\.ts$|^testing\//;

const BUILDER = /\.(?:insert|update|delete)\(\s*(\w+)\s*[,)]/g;
const STATEMENT = /\b(?:insert\s+into|delete\s+from|update)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const TABLE = /export const (\w+) = pgTable\(\s*"(\w+)"/g;

const lineOf = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** The tables of the schema: name in the code → name in the database. */
const tablesOf = (files: readonly string[], read: Read): Map<string, string> =>
  new Map(
    files
      .filter((file) => file.startsWith(`${SRC}db/schema/`))
      .flatMap((file) =>
        [...read(file).matchAll(TABLE)].map(([, name = "", sqlName = ""]) => [name, sqlName] as const),
      ),
  );

/** The local names of imported tables: `region as regionTable`. */
const aliasesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, name = "", alias = ""]) => [alias, name]));

/**
 * Writes to a table outside of the folders that own it.
 *
 * @param files paths of all files, from the root
 * @returns one line for each breach
 */
export const tableBreaches = (files: readonly string[], read: Read, owners = OWNERS): string[] => {
  const tables = tablesOf(files, read);
  const bySqlName = new Map([...tables].map(([name, sqlName]) => [sqlName, name]));
  const breaches: string[] = [];
  for (const name of tables.keys())
    if (!Object.hasOwn(owners, name)) breaches.push(`${SRC}db/schema: the table ${name} has no owner`);
  for (const name of Object.keys(owners))
    if (!tables.has(name)) breaches.push(`scripts/checks/table-owners.ts: there is no table ${name}`);
  for (const file of files) {
    const inside = file.slice(SRC.length);
    if (!file.startsWith(SRC) || !file.endsWith(".ts") || FREE.test(inside)) continue;
    const text = read(file);
    const aliases = aliasesOf(text);
    const writes = [
      ...[...text.matchAll(BUILDER)].map(({ 1: name = "", index }) => ({ table: aliases.get(name) ?? name, index })),
      ...[...text.matchAll(STATEMENT)].map(({ 1: name = "", index }) => ({
        table: bySqlName.get(name.toLowerCase()) ?? "",
        index,
      })),
    ];
    for (const { table, index } of writes) {
      if (!tables.has(table) || (owners[table] ?? []).some((folder) => inside.startsWith(folder))) continue;
      const by = owners[table]?.join(", ") || "the demo's seed";
      breaches.push(`${file}:${lineOf(text, index)}: ${table} is written by ${by} only; call its commands`);
    }
  }
  return breaches;
};
