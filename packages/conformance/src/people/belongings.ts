import { randomUUID } from "node:crypto";

import { z } from "zod";

import type { Belongings } from "../requests/things.ts";
import { pictureForm } from "../requests/uploads.ts";
import { json, NoAnswer, TooManyCalls, type Call, type Send } from "../target/target.ts";
import { readAnswer } from "./sign-in.ts";

const withUuid = z.object({ uuid: z.string() });
const listOfUuids = z.object({ data: z.array(withUuid) });
const self = z.object({
  id: z.number(),
  uuid: z.string(),
  company_id: z.number(),
  company: z.object({ uuid: z.string() }),
  region: z.object({ slug: z.string() }),
});

/** A person of a company, with the ids of what belongs to them. */
export interface Person {
  readonly email: string;
  readonly token: string;
  /** Slug of the country. */
  readonly region: string;
  readonly belongings: Belongings;
  /** Ids that stand for objects that the tool neither found nor could create. */
  readonly missing: ReadonlySet<string | number>;
}

/** The country of the contract's examples and of the tool's own addresses and numbers. */
const REGION = "pl";

/** The body of an answer; undefined without an answer: the checks of the operation itself say so. */
const bodyOf = async (send: Send, call: Call): Promise<unknown> => {
  try {
    return (await send(call)).body;
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof TooManyCalls) return undefined;
    throw error;
  }
};

/** Finds, or creates, one object of each kind by calls of the API. */
export const personOf = async (
  send: Send,
  { email, token, serial }: { readonly email: string; readonly token: string; readonly serial: string | undefined },
): Promise<Person> => {
  const missing = new Set<string | number>();
  const found = (uuid: string | undefined): string => {
    if (uuid !== undefined) return uuid;
    const unknown = randomUUID();
    missing.add(unknown);
    return unknown;
  };
  const get = (path: string): Call => ({ method: "GET", path, token });
  const user = readAnswer(self, await send(get("/v1/company/user/self")), `The user ${email}`);
  // Postal codes and telephone numbers of another country would be refused rightly.
  if (user.region.slug !== REGION)
    throw new Error(
      `The user ${email} is of the country "${user.region.slug}". Use companies in Poland ("${REGION}"): so are the contract's examples.`,
    );

  const uuidsOf = async (path: string): Promise<string[]> => {
    const list = listOfUuids.safeParse(await bodyOf(send, get(path)));
    return list.success ? list.data.data.map(({ uuid }) => uuid) : [];
  };
  const firstOf = async (path: string) => (await uuidsOf(path))[0];
  const uuidOf = async (call: Call) => withUuid.safeParse(await bodyOf(send, call)).data?.uuid;
  const created = (path: string, body: unknown) => uuidOf(json("POST", path, body, { token }));
  const project =
    (await firstOf("/v1/project?status=1")) ??
    (await created("/v1/project", { streetName: "ul. Polna", city: "Kraków", postalCode: "30-001" }));
  const scan = serial && project ? await created("/v2/scans", { projects_id: project, code: serial }) : undefined;
  const ticket = await created("/v1/support", {
    title: "A question",
    body: "An answer is not needed.",
    info: { language: "en", hostname: "localhost", region: user.region.slug, appVersion: "1.0.0", appType: "web" },
  });
  const file = await uuidOf({ method: "POST", path: "/v1/shop/order/files", token, body: pictureForm() });
  const team = (await uuidsOf("/v2/installer/user")).filter((uuid) => uuid !== user.uuid);
  const sessions = z
    .object({ data: z.array(z.object({ uuid: z.string(), current: z.boolean() })) })
    .safeParse(await bodyOf(send, get("/v2/installer/sessions")));
  return {
    email,
    token,
    region: user.region.slug,
    missing,
    belongings: {
      userId: user.id,
      userUuid: user.uuid,
      companyId: user.company_id,
      companyUuid: user.company.uuid,
      member: found(team.at(-1)),
      project: found(project),
      scan: found(scan),
      order: found(await firstOf("/v2/orders")),
      file: found(file),
      ticket: found(ticket),
      notification: found(await firstOf("/v1/notifications")),
      product: found(await firstOf("/v2/shop/products")),
      content: found(await firstOf("/v1/content?content_types=news,tutorials")),
      session: found(sessions.data?.data.find(({ current }) => !current)?.uuid),
    },
  };
};
