import { INSTALLER, OWNER } from "@lucarne/api-client/roles";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import type { App } from "../app.ts";
import { analyze } from "../db/setup/upkeep.ts";
import { seedDatabase } from "../demo/seed/seed.ts";
import { appUser, company, region } from "../db/schema/index.ts";
import { columns, type Terminal } from "./terminal.ts";

/** Countries whose accounts are listed first. */
const SHOWN = ["pl", "ua", "cz", "hu", "ro", "rs"];

/** Seeds an empty database; one that holds companies stays as it is. */
export const seedDemo = async (app: App, terminal: Terminal): Promise<void> => {
  const [any] = await app.database.db.select({ id: company.id }).from(company).limit(1);
  if (any) return;
  await terminal.step("Demo data written", async () => {
    await seedDatabase(app);
    await analyze(app.database);
  });
};

/** Demo users who can sign in: the first active owner and installer of a few countries. */
const demoAccounts = async (app: App): Promise<string[][]> => {
  const rows = await app.database.db
    .select({
      slug: region.slug,
      role: appUser.role,
      name: appUser.name,
      surname: appUser.surname,
      email: appUser.emailNorm,
      phone: appUser.phoneE164,
    })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .innerJoin(region, eq(region.id, company.regionId))
    .where(and(isNull(appUser.deletedAt), eq(appUser.active, 1), eq(company.active, 1), inArray(region.slug, SHOWN)))
    .orderBy(asc(appUser.id));
  return SHOWN.flatMap((slug) =>
    [OWNER, INSTALLER].flatMap((role) => {
      const row = rows.find((one) => one.slug === slug && one.role === role);
      return row
        ? [
            [
              slug.toUpperCase(),
              role === OWNER ? "owner" : "installer",
              `${row.name} ${row.surname}`,
              row.email ?? "–",
              row.phone,
            ],
          ]
        : [];
    }),
  );
};

const LAST_CODE = "npm run operator -- outbox --last";

/**
 * Who can sign in to the demo, and where the codes appear.
 *
 * @param works whether this process sends messages; else a worker does, elsewhere
 */
export const demoGreeting = async (app: App, { works }: { readonly works: boolean }): Promise<string> => {
  const accounts = await demoAccounts(app);
  const table =
    accounts.length > 0
      ? columns([["Country", "Role", "Name", "E-mail", "Phone"], ...accounts])
      : "  There are no accounts yet.";
  return `
  Sign in by e-mail or phone as one of these:

${table}

  ${works ? "The sign-in code is printed here, and by:" : "Sign-in codes are sent by a worker process. The last one is printed by:"} ${LAST_CODE}
`;
};
