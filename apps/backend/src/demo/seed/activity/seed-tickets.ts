import { DAY, MINUTE } from "@lucarne/api-client/durations";
import { regionById, type Region } from "@lucarne/api-client/regions";
import { and, asc, eq, lte } from "drizzle-orm";

import type { TxApp } from "../../../app.ts";
import { after } from "../../../kernel/time/time.ts";
import { createMessage, createTicket, replyToTicket, resolveTicket } from "../../../areas/support/commands/tickets.ts";
import type { Tx } from "../../../db/client.ts";
import { appUser, company, notification } from "../../../db/schema/index.ts";
import { demoText } from "../texts.ts";
import { settleAll } from "../settle-all.ts";

type Talk = "open" | "answered" | "resolved";

/** Companies that joined later have no tickets yet. */
const OLD = 30 * DAY;

/** The commands of the area at another time. */
const at = (app: TxApp, time: Date): TxApp => ({ ...app, clock: { ...app.clock, now: () => time } });

/** One open ticket of a user, one in progress and one resolved. */
const seedPerson = async (app: TxApp, tx: Tx, userId: number, region: Region): Promise<void> => {
  const now = app.clock.now();
  const caller = { userId };
  const [language] = region.languages;
  const info = { language, hostname: "club.lucarne.example", region: region.slug, appVersion: "1.0.0", appType: "web" };
  const ask = (talk: Talk, ago: number) => {
    const title = demoText(language, `ticket.${talk}.title`);
    const body = demoText(language, `ticket.${talk}.question`);
    return createTicket(at(app, after(now, -ago)), tx, caller, { title, body, info });
  };
  const reply = (uuid: string, talk: Exclude<Talk, "open">, ago: number) =>
    replyToTicket(at(app, after(now, -ago)), tx, uuid, demoText(language, `ticket.${talk}.answer`));

  const done = await ask("resolved", 21 * DAY);
  await reply(done.uuid, "resolved", 21 * DAY - 50 * MINUTE);
  const thanks = demoText(language, "ticket.resolved.thanks");
  await createMessage(at(app, after(now, -20 * DAY)), tx, caller, done.uuid, thanks);
  await resolveTicket(at(app, after(now, -20 * DAY + 5 * MINUTE)), tx, done.uuid);
  await tx
    .update(notification)
    .set({ mark: "read" })
    .where(and(eq(notification.userId, userId), eq(notification.event, "support_reply")));

  const running = await ask("answered", 3 * 60 * MINUTE);
  await reply(running.uuid, "answered", 38 * MINUTE);
  await ask("open", 9 * MINUTE);
};

/** Gives the first owner and the first installer of each company a ticket in every status, with the area's commands. */
export const seedTickets = async (app: TxApp, tx: Tx): Promise<void> => {
  const people = await tx
    .selectDistinctOn([company.id, appUser.role], { id: appUser.id, regionId: company.regionId })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(lte(company.createdAt, after(app.clock.now(), -OLD)))
    .orderBy(asc(company.id), asc(appUser.role), asc(appUser.id));
  await settleAll(
    people.map(async ({ id, regionId }) => {
      const region = regionById(regionId);
      if (region) await seedPerson(app, tx, id, region);
    }),
  );
};
