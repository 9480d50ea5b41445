import { isRegionSlug } from "@lucarne/api-client/regions";

import type { Tx } from "../../db/client.ts";
import { refused } from "../../kernel/problem.ts";
import { peopleOf, type Audience } from "../../areas/notifications/queries/audience.ts";
import { notifyAll } from "../../areas/notifications/commands/notify.ts";
import type { OperatorHandler } from "../context.ts";
import { findCompany } from "./find-company.ts";
import { findUser } from "./users.ts";

const audienceOf = async (tx: Tx, to: string, key: string | undefined): Promise<Audience> => {
  if (to === "everybody") return "everybody";
  if (key === undefined) throw refused({ key: [{ text: "validation.required" }] });
  if (to === "user") return { userId: (await findUser(tx, key)).id };
  if (to === "company") return { companyId: (await findCompany(tx, key)).id };
  if (!isRegionSlug(key)) throw refused({ key: [{ text: "validation.enum" }] });
  return { region: key };
};

/** Sends a notification with a custom text. */
export const sendNotification: OperatorHandler<"sendNotification"> = ({ app }, { body }) =>
  app.database.transaction(async (tx) => {
    const { to, key, ...words } = body;
    const people = await peopleOf(tx, await audienceOf(tx, to, key));
    await notifyAll(tx, people, { event: "announcement", ...words }, app.clock.now());
    return { status: 201, body: { sent: people.length } };
  });
