import { HOUR } from "@lucarne/api-client/durations";
import { expect, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { App } from "../app/app.tsx";
import { createPortalRouter } from "../app/router.ts";
import { language } from "../platform/intl/portal-language.ts";
import { callLanguage } from "../platform/session/calls/call-language.ts";
import { queryClient } from "../platform/session/portal-api.ts";
import { sessionStore } from "../platform/session/portal-session.ts";
import { USER_CHANGES } from "../platform/session/user/update-current-user.ts";
import { createContractStub, type ContractStub, type StubAnswers } from "./contract-stub.ts";

type Options = {
  /** How the server answers; what is not named answers with the contract's first example. */
  answers?: StubAnswers;
  /** Whether somebody is signed in. */
  signedIn?: boolean;
  /** Whether support views the portal as the user. */
  emulated?: boolean;
  /** What an earlier visit has stored on the device, by key. */
  device?: Readonly<Record<string, string>>;
  /** What an earlier page has stored in this tab, by key. */
  tab?: Readonly<Record<string, string>>;
};

/** An open screen: its server, and the way to another page of the portal, which is shown when `open` resolves. */
export type OpenScreen = ContractStub & {
  readonly open: (path: string) => Promise<void>;
  /** Ends the screen before the test ends, to open another one. */
  readonly close: () => Promise<void>;
};

const changesOfUser = (): number =>
  queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === USER_CHANGES.id });

/** Nothing of an earlier test may be found by the next one. */
const forgetEverything = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  // Aborts the session's calls. A change that is answered already still writes the user to the cache.
  sessionStore.reread();
  await expect.poll(changesOfUser).toBe(0);
  queryClient.clear();
};

/**
 * Opens an address of the portal: the whole app with its router, guards and frame, in English, against a stub that
 * answers with the contract's examples. For states that journeys reach with difficulty: loading, failures, missing
 * parts. The test fails when a request or an answer breaks the contract.
 * @param path such as `/notifications?page=2`
 */
export const renderScreen = async (
  path: string,
  { answers = {}, signedIn = true, emulated = false, device = {}, tab = {} }: Options = {},
): Promise<OpenScreen> => {
  const address = location.href;
  const stub = createContractStub(answers);
  vi.stubGlobal("fetch", stub.fetch);
  await forgetEverything();
  for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  if (emulated) sessionStore.emulate("token");
  else if (signedIn)
    sessionStore.save({ token: "token", refresh_token: "refresh", expiresAt: Date.now() + 24 * HOUR, session: "test" });
  // The router remembers how far a page was scrolled by this key, also after its screen has ended.
  history.replaceState({ key: crypto.randomUUID() }, "", path);
  callLanguage.follow(language.language);
  await language.load("entry");
  const router = createPortalRouter();
  const screen = await render(<App router={router} />);
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await screen.unmount();
    router.dispose();
    vi.unstubAllGlobals();
    await forgetEverything();
    history.replaceState(null, "", address);
    expect(stub.faults).toEqual([]);
  };
  onTestFinished(close);
  return { ...stub, open: (to) => router.navigate(to), close };
};
