import { z } from "zod";

import { json, shownAnswer, type Answer, type Send } from "../target/target.ts";

const challenge = z.object({ user_id: z.number(), challenge: z.string() });
const tokens = z.object({ token: z.string(), refresh_token: z.string() });

/** Tokens of an open session. */
export type Tokens = z.infer<typeof tokens>;

/** Gets the newest login code of an address. */
export type GetCode = (email: string) => Promise<string>;

/** The body of an answer 200; throws an error that shows any other answer. */
export const readAnswer = <Body>(schema: z.ZodType<Body>, answer: Answer, what: string): Body => {
  const read = answer.status === 200 ? schema.safeParse(answer.body) : undefined;
  if (read?.success) return read.data;
  throw new Error(`${what}: 200 with a body of the contract was expected, the answer was ${shownAnswer(answer)}`);
};

/** Requests a code and gives the call that exchanges it for tokens. */
export const requestCode = async (send: Send, email: string, getCode: GetCode) => {
  const answer = await send(json("POST", "/v2/installer/login", { email }));
  const { user_id: userId, challenge: uuid } = readAnswer(challenge, answer, `A login code for ${email}`);
  const code = await getCode(email);
  return {
    code,
    verify: (typed: string) => json("POST", "/v2/installer/login/verify", { userId, challenge: uuid, code: typed }),
  };
};

/** The tokens of an answer. */
export const tokensOf = (answer: Answer, what: string): Tokens => readAnswer(tokens, answer, what);

/** Signs somebody in by a login code. */
export const signIn = async (send: Send, email: string, getCode: GetCode): Promise<Tokens> => {
  const { code, verify } = await requestCode(send, email, getCode);
  return tokensOf(await send(verify(code)), `The sign-in of ${email}`);
};
