import type { Tokens } from "@lucarne/api-client/queries/session";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import type { Backend } from "../servers/backend.ts";
import { answerAs } from "../json.ts";

const MESSAGE = z.object({ to: z.string(), text: z.string(), code: z.string().nullable() });

/** The code of the last message to a contact, read where an operator reads it. */
export const lastCode = async (backend: Backend, to: string): Promise<string> => {
  const { data } = await backend.ask(
    z.object({ data: z.array(MESSAGE) }),
    "GET",
    `/outbox?limit=1&template=login_code&to=${encodeURIComponent(to)}`,
  );
  const code = data[0]?.code;
  if (!code) throw new Error(`No code was sent to ${to}: ${JSON.stringify(data)}`);
  return code;
};

/** The address of the last link that makes a device known to an account, without its host. */
export const deviceLink = async (backend: Backend, to: string): Promise<string> => {
  const { data } = await backend.ask(
    z.object({ data: z.array(MESSAGE) }),
    "GET",
    `/outbox?limit=1&template=device_link&to=${encodeURIComponent(to)}`,
  );
  const [link] = /\/new-device#[\w-]+/.exec(data[0]?.text ?? "") ?? [];
  if (!link) throw new Error(`No link was sent to ${to}: ${JSON.stringify(data)}`);
  return link;
};

/** The link with which support opens a user's portal. */
export const emulationLink = async (backend: Backend, email: string): Promise<string> => {
  const body = { operator: "Joanna Wrona", reason: "A journey" };
  const path = `/users/${encodeURIComponent(email)}/emulate`;
  return (await backend.ask(z.object({ link: z.string() }), "POST", path, body)).link;
};

/** A code of five digits that is not this one. */
export const otherCode = (code: string): string => String(((Number(code) - 9_999) % 90_000) + 10_000);

/** Fills the e-mail step and asks for a code. */
export const askForCode = async (page: Page, email: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
};

/** The field for the code, which is there once the code has been sent. */
export const codeField = (page: Page) => page.getByRole("textbox", { name: "Code", exact: true });

/** Enters the code that was sent to a contact. The code is read after its field is shown: it is stored by then. */
export const fillCode = async (page: Page, backend: Backend, contact: string): Promise<void> => {
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await lastCode(backend, contact));
};

/** Asks for a code and enters it; what follows depends on the company and the user. */
export const enterCode = async (page: Page, backend: Backend, email: string): Promise<void> => {
  await page.goto("/login");
  await askForCode(page, email);
  await fillCode(page, backend, email);
};

const post = async <Schema extends z.ZodType>(
  backend: Backend,
  path: string,
  body: object,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const answer = await fetch(`${backend.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answerAs(schema, answer);
};

const LOGIN = z.object({ user_id: z.number(), challenge: z.string() });
const TOKENS = z.object({ token: z.string(), refresh_token: z.string(), expires_in: z.number() });

/** Signs in by email without a page. */
export const tokensOf = async (backend: Backend, email: string): Promise<Tokens> => {
  const { user_id: userId, challenge } = await post(backend, "/v2/installer/login", { email }, LOGIN);
  const code = await lastCode(backend, email);

  return post(backend, "/v2/installer/login/verify", { code, userId, challenge }, TOKENS);
};

/** Stores the tokens as the portal does. Runs in the page. */
export const storeTokens = ({ token, refresh_token, expires_in }: Tokens): void => {
  const record = { token, refresh_token, expiresAt: Date.now() + expires_in * 1000, session: token };
  localStorage.setItem("lucarne.session", JSON.stringify(record));
};

/** Signs in by email without the form, which has journeys of its own, and opens home. */
export const signIn = async (page: Page, backend: Backend, email: string): Promise<void> => {
  const tokens = await tokensOf(backend, email);
  // A file of the portal's origin whose page starts nothing.
  await page.goto("/icon.svg");
  await page.evaluate(storeTokens, tokens);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
};
