import { z } from "zod";

import { json, type Answer, type Send } from "../target/target.ts";

const challenge = z.object({ user_id: z.number(), challenge: z.string() });
const tokens = z.object({ token: z.string(), refresh_token: z.string() });

/** Tokens of an open session. */
export type Tokens = z.infer<typeof tokens>;

/** Gets the newest login code of an address. */
export type GetCode = (email: string) => Promise<string>;

/** The body of an answer; throws when the status is another one. */
export const expectStatus = (answer: Answer, status: number, what: string): unknown => {
  if (answer.status === status) return answer.body;
  throw new Error(`${what}: ${status} was expected, the answer was ${answer.status} ${answer.text.slice(0, 300)}`);
};

/** Requests a code and gives the call that exchanges it for tokens. */
export const requestCode = async (send: Send, email: string, getCode: GetCode) => {
  const answer = await send(json("POST", "/v2/installer/login", { email }));
  const { user_id: userId, challenge: uuid } = challenge.parse(expectStatus(answer, 200, `A login code for ${email}`));
  const code = await getCode(email);
  return {
    code,
    verify: (typed: string) => json("POST", "/v2/installer/login/verify", { userId, challenge: uuid, code: typed }),
  };
};

/** Signs somebody in by a login code. */
export const signIn = async (send: Send, email: string, getCode: GetCode): Promise<Tokens> => {
  const { code, verify } = await requestCode(send, email, getCode);
  return tokens.parse(expectStatus(await send(verify(code)), 200, `The sign-in of ${email}`));
};

/** The tokens of an answer. */
export const tokensOf = (body: unknown): Tokens => tokens.parse(body);
