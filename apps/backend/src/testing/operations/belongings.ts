import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Belongings } from "@lucarne/conformance/requests/things";
import { PNG } from "pngjs";

import {
  appUser,
  content,
  notification,
  orders,
  product,
  productSerial,
  project,
  scan,
} from "../../db/schema/index.ts";
import { openSession } from "../../areas/session/commands/open-session.ts";
import { UNKNOWN_ORIGIN } from "../../areas/session/rules/device.ts";
import { newUuid } from "../../kernel/uuid.ts";
import type { TestBackend } from "../backend.ts";
import { upload } from "../upload.ts";
import { bodyOf } from "../body-of.ts";

const need = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The demo's data have no ${what}.`);
  return value;
};

/** A token for a user, without signing in by code. */
export const tokenFor = ({ database, clock }: TestBackend, userId: number): Promise<string> =>
  database.transaction(async (tx) => (await openSession(tx, userId, UNKNOWN_ORIGIN, clock.now())).token);

/** A small picture; one that shows nothing is refused. */
export const picture = (): Buffer => {
  const png = new PNG({ width: 2, height: 2 });
  png.data.fill(255);
  return PNG.sync.write(png);
};

const projectWithScan = async (backend: TestBackend, token: string, companyId: number, regionId: number) => {
  const { db } = backend.database;
  const [own] = await db
    .select({ uuid: project.uuid })
    .from(project)
    .where(and(eq(project.companyId, companyId), eq(project.status, 1)))
    .orderBy(asc(project.id));
  const { uuid } = need(own, "open project");
  const [free] = await db
    .select({ serial: productSerial.serial })
    .from(productSerial)
    .leftJoin(scan, and(eq(scan.serial, productSerial.serial), isNull(scan.removedAt)))
    .where(and(isNull(scan.id), sql`${regionId}::smallint = any (${productSerial.regions})`))
    .limit(1);
  const answer = await backend.call("POST", "/v2/scans", {
    token,
    body: { projects_id: uuid, code: need(free, "free serial").serial },
  });
  return { project: uuid, scan: bodyOf("createScan", answer).uuid };
};

/** A notification that only this user may read. */
const notify = async (backend: TestBackend, userId: number): Promise<string> => {
  const uuid = newUuid(backend.clock.now());
  await backend.database.db
    .insert(notification)
    .values({ uuid, userId, type: "info", event: "welcome", params: { points: 20 }, createdAt: backend.clock.now() });
  return uuid;
};

/** Finds, or creates, one object of each kind of a user and the company. */
export const belongingsOf = async (backend: TestBackend, email: string): Promise<Belongings> => {
  const { db } = backend.database;
  const person = await backend.person(email);
  const token = await tokenFor(backend, person.id);
  const self = await backend.call("GET", "/v1/company/user/self", { token });
  const { company, region } = bodyOf("getCurrentUser", self);
  const [member] = await db
    .select({ uuid: appUser.uuid })
    .from(appUser)
    .where(and(eq(appUser.companyId, person.companyId), ne(appUser.id, person.id), isNull(appUser.deletedAt)))
    .orderBy(sql`${appUser.id} desc`);
  const [order] = await db
    .select({ uuid: orders.uuid })
    .from(orders)
    .where(eq(orders.companyId, person.companyId))
    .orderBy(sql`${orders.type} in ('goods', 'voucher', 'club_card')`, asc(orders.id));
  const [sold] = await db
    .select({ uuid: product.uuid })
    .from(product)
    .where(and(eq(product.regionId, region.id), product.active, product.visible));
  const [shown] = await db
    .select({ uuid: content.uuid })
    .from(content)
    .where(and(content.visible, isNull(content.regions)));
  const request = {
    title: `A question of ${person.name}`,
    body: `Only for ${person.surname}`,
    info: { language: "en", hostname: "localhost", region: region.slug, appVersion: "1.0.0", appType: "web" },
  };
  const opened = await backend.call("POST", "/v1/support", { token, body: request });
  const kept = await upload(backend, "/v1/shop/order/files", { token, content: picture(), name: "logo.png" });
  const sessions = await backend.call("GET", "/v2/installer/sessions", { token });
  return {
    userId: person.id,
    userUuid: person.uuid,
    companyId: person.companyId,
    companyUuid: company.uuid,
    member: need(member, "second person").uuid,
    ...(await projectWithScan(backend, token, person.companyId, region.id)),
    order: need(order, "order").uuid,
    file: bodyOf("uploadOrderFile", kept).uuid,
    ticket: bodyOf("createTicket", opened).uuid,
    notification: await notify(backend, person.id),
    product: need(sold, "product").uuid,
    content: need(shown, "article").uuid,
    session: need(bodyOf("listSessions", sessions).data[0], "session").uuid,
  };
};
