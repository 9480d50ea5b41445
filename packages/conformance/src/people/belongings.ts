import { randomUUID } from "node:crypto";

import { z } from "zod";

import type { Belongings } from "../requests/things.ts";
import { json, type Send } from "../target/target.ts";
import { expectStatus } from "./sign-in.ts";

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

/** A picture of 2 × 2 grey pixels. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR4AWM8ceLEfwYgYGKAAgAzqANb9sLbGgAAAABJRU5ErkJggg==";

/** A small picture as a form with one file. */
export const pictureForm = (): FormData => {
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(PICTURE, "base64")], { type: "image/png" }), "logo.png");
  return form;
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
  const get = (path: string) => send({ method: "GET", path, token });
  const user = self.parse(expectStatus(await get("/v1/company/user/self"), 200, `The user ${email}`));

  const uuidsOf = async (path: string): Promise<string[]> => {
    const list = listOfUuids.safeParse((await get(path)).body);
    return list.success ? list.data.data.map(({ uuid }) => uuid) : [];
  };
  const firstOf = async (path: string) => (await uuidsOf(path))[0];
  const created = async (path: string, body: unknown) => {
    const answer = await send(json("POST", path, body, { token }));
    return withUuid.safeParse(answer.body).data?.uuid;
  };
  const project =
    (await firstOf("/v1/project?status=1")) ??
    (await created("/v1/project", { streetName: "ul. Polna", city: "Kraków", postalCode: "30-001" }));
  const scan = serial && project ? await created("/v2/scans", { projects_id: project, code: serial }) : undefined;
  const ticket = await created("/v1/support", {
    title: "A question",
    body: "An answer is not needed.",
    info: { language: "en", hostname: "localhost", region: user.region.slug, appVersion: "1.0.0", appType: "web" },
  });
  const file = await send({ method: "POST", path: "/v1/shop/order/files", token, body: pictureForm() });
  const team = (await uuidsOf("/v2/installer/user")).filter((uuid) => uuid !== user.uuid);
  const sessions = z
    .object({ data: z.array(z.object({ uuid: z.string(), current: z.boolean() })) })
    .safeParse((await get("/v2/installer/sessions")).body);
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
      file: found(withUuid.safeParse(file.body).data?.uuid),
      ticket: found(ticket),
      notification: found(await firstOf("/v1/notifications")),
      product: found(await firstOf("/v2/shop/products")),
      content: found(await firstOf("/v1/content?content_types=news,tutorials")),
      session: found(sessions.data?.data.find(({ current }) => !current)?.uuid),
    },
  };
};
