import { z } from "zod";

import { readAnswer, requestCode, signIn, tokensOf, type Tokens } from "../people/sign-in.ts";
import { demand, finding, type Finding, NotTested } from "../report/findings.ts";
import { json, type Answer } from "../target/target.ts";
import type { Context } from "./context.ts";

/** Tabs of one browser that refresh at once. */
const TABS = 10;

const anotherCode = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, "0");

const expected = (answer: Answer, statuses: readonly number[], what: string): void =>
  demand(
    statuses.includes(answer.status),
    () => `${what} was answered ${answer.status}, ${statuses.join(" or ")} was expected`,
  );

const sessions = z.object({ data: z.array(z.object({ uuid: z.string(), current: z.boolean() })) });

/** Signs in and out, refreshes and ends sessions of the second person. */
export const checkSessions = async (context: Context): Promise<Finding[]> => {
  const { send, getCode, second } = context;
  const open = () => signIn(send, second.email, getCode);
  const whoAmI = (token: string) => send({ method: "GET", path: "/v1/company/user/self", token });
  const refresh = ({ refresh_token }: Tokens) => send(json("POST", "/v2/installer/refresh", { refresh_token }));
  let opened: Tokens | undefined;
  const session = (): Tokens => {
    if (!opened) throw new NotTested("No session could be opened.");
    return opened;
  };

  const codes = await finding("verifyInstallerLogin", "session", async () => {
    const { code, verify } = await requestCode(send, second.email, getCode);
    expected(await send(verify(anotherCode(code))), [406], "A wrong code");
    const right = await send(verify(code));
    expected(right, [200], "The right code");
    opened = tokensOf(right, "The right code");
    expected(await send(verify(code)), [406], "A code that was used");
  });
  const refreshes = await finding("refreshSession", "session", async () => {
    const answers = await Promise.all(Array.from({ length: TABS }, () => refresh(session())));
    for (const answer of answers) expected(answer, [200], `A refresh token that ${TABS} tabs send at once`);
    const [next = session(), ...others] = answers.map((answer) => tokensOf(answer, "A refresh token"));
    demand(
      others.every(({ refresh_token }) => refresh_token === next.refresh_token),
      () => `${TABS} tabs that refreshed at once got different refresh tokens`,
    );
    demand(next.refresh_token !== session().refresh_token, () => "the refresh token did not change");
    expected(await whoAmI(next.token), [200], "The new access token");
    expected(await refresh({ token: "", refresh_token: "nobody-has-this-token" }), [401], "An unknown refresh token");
    opened = next;
    // A token that was used twice may have been stolen: that ends the whole session.
    const first = await open();
    const second = tokensOf(await refresh(first), "A refresh token");
    const third = tokensOf(await refresh(second), "A refresh token");
    expected(await whoAmI(third.token), [200], "The newest access token");
    expected(await refresh(first), [401], "A refresh token whose successor was used");
    expected(await whoAmI(third.token), [401], "The newest access token after an older refresh token was used again");
  });
  const logout = await finding("logout", "session", async () => {
    const { token, refresh_token } = session();
    expected(await send(json("POST", "/v2/installer/logout", { refresh_token })), [204], "Signing out");
    expected(await whoAmI(token), [401], "The access token of an ended session");
    expected(await refresh(session()), [401], "The refresh token of an ended session");
  });
  const another = await finding("endSession", "session", async () => {
    const [here, there] = [await open(), await open()];
    const list = await send({ method: "GET", path: "/v2/installer/sessions", token: there.token });
    const uuid = readAnswer(sessions, list, "The list of sessions").data.find(({ current }) => current)?.uuid;
    demand(uuid !== undefined, () => "the list of sessions lacks the one that asks");
    const end = { method: "DELETE", path: `/v2/installer/sessions/${uuid}`, token: here.token };
    expected(await send(end), [204], "Ending another session");
    expected(await whoAmI(there.token), [401], "The access token of a session that was ended");
    expected(await whoAmI(here.token), [200], "The access token of the session that ended it");
  });
  const others = await finding("endSessions", "session", async () => {
    const [here, there] = [await open(), await open()];
    expected(
      await send({ method: "DELETE", path: "/v2/installer/sessions?others=1", token: here.token }),
      [204],
      "Ending the others",
    );
    expected(await whoAmI(there.token), [401], "The access token of another session that was ended");
    expected(await whoAmI(here.token), [200], "The access token of the session that ended the others");
  });
  return [codes, refreshes, logout, another, others];
};
