import type { LanguageCode } from "@lucarne/api-client/languages";
import { regionById, type Region } from "@lucarne/api-client/regions";
import { and, asc, eq, lte } from "drizzle-orm";

import type { App } from "../../app.ts";
import { after } from "../../kernel/time.ts";
import { createMessage, createTicket, replyToTicket, resolveTicket } from "../../areas/support/commands/tickets.ts";
import type { Tx } from "../../db/client.ts";
import { appUser, company, notification } from "../../db/schema/index.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Title, question, answer and thanks. */
type Talk = readonly [title: string, question: string, answer: string, thanks: string];

const TALKS: Partial<Readonly<Record<LanguageCode, readonly [Talk, Talk, Talk]>>> &
  Readonly<Record<"en", readonly [Talk, Talk, Talk]>> = {
  en: [
    ["Points for shutters", "Do solar shutters give points in my country too?", "", ""],
    [
      "Delivery of the jackets",
      "Good morning, when will the work jackets arrive?",
      "Good morning, the parcel leaves our warehouse tomorrow and needs two days.",
      "Thank you.",
    ],
    [
      "Serial number cannot be read",
      "The label on one window is damaged. How can I add it?",
      "Type the number from the delivery note; it is the same as on the label.",
      "That worked, thank you.",
    ],
  ],
  pl: [
    ["Punkty za rolety", "Czy za rolety solarne też są punkty?", "", ""],
    [
      "Dostawa kurtek",
      "Dzień dobry, kiedy dotrą kurtki robocze?",
      "Dzień dobry, paczka wyjeżdża jutro z magazynu i dotrze w dwa dni.",
      "Dziękuję.",
    ],
    [
      "Nieczytelny numer seryjny",
      "Etykieta na jednym oknie jest zniszczona. Jak dodać okno?",
      "Wpisz numer z dokumentu dostawy, jest taki sam jak na etykiecie.",
      "Zadziałało, dziękuję.",
    ],
  ],
  uk: [
    ["Бали за ролети", "Чи за сонячні ролети теж нараховують бали?", "", ""],
    [
      "Доставлення курток",
      "Добрий день, коли надійдуть робочі куртки?",
      "Добрий день, посилка вирушає зі складу завтра й буде за два дні.",
      "Дякую.",
    ],
    [
      "Серійний номер не читається",
      "Етикетку одного вікна пошкоджено. Як його додати?",
      "Введіть номер із накладної, він такий самий, як на етикетці.",
      "Вийшло, дякую.",
    ],
  ],
};

/** Companies that joined later have asked nothing yet. */
const OLD = 30 * DAY;

/** The commands of the area at another time than now. */
const at = (app: App, time: Date): App => ({ ...app, clock: { ...app.clock, now: () => time } });

/** One open request of a person, one that was answered, and one that is resolved. */
const seedPerson = async (app: App, tx: Tx, userId: number, region: Region): Promise<void> => {
  const now = app.clock.now();
  const caller = { userId };
  const [usual] = region.languages;
  const language = TALKS[usual] ? usual : "en";
  const [open, answered, resolved] = TALKS[language] ?? TALKS.en;
  const info = { language, hostname: "club.lucarne.example", region: region.slug, appVersion: "1.0.0", appType: "web" };
  const ask = ([title, body]: Talk, ago: number) =>
    createTicket(at(app, after(now, -ago)), tx, { title, body, info }, caller);
  const reply = (uuid: string, [, , text]: Talk, ago: number) =>
    replyToTicket(at(app, after(now, -ago)), tx, uuid, text);

  const done = await ask(resolved, 21 * DAY);
  await reply(done.uuid, resolved, 21 * DAY - 50 * MINUTE);
  await createMessage(at(app, after(now, -20 * DAY)), tx, done.uuid, resolved[3], caller);
  await resolveTicket(at(app, after(now, -20 * DAY + 5 * MINUTE)), tx, done.uuid);
  await tx
    .update(notification)
    .set({ mark: "read" })
    .where(and(eq(notification.userId, userId), eq(notification.event, "support_reply")));

  const running = await ask(answered, 3 * 60 * MINUTE);
  await reply(running.uuid, answered, 38 * MINUTE);
  await ask(open, 9 * MINUTE);
};

/** Gives the first owner and the first installer of each company requests in every state, by the area's commands. */
export const seedTickets = async (app: App, tx: Tx): Promise<void> => {
  const people = await tx
    .selectDistinctOn([company.id, appUser.role], { id: appUser.id, regionId: company.regionId })
    .from(appUser)
    .innerJoin(company, eq(company.id, appUser.companyId))
    .where(lte(company.createdAt, after(app.clock.now(), -OLD)))
    .orderBy(asc(company.id), asc(appUser.role), asc(appUser.id));
  for (const { id, regionId } of people) {
    const region = regionById(regionId);
    if (region) await seedPerson(app, tx, id, region);
  }
};
