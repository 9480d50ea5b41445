import { onTestFinished, vi } from "vitest";

/** Makes the page one over plain http, whose `crypto` has no `randomUUID`, until the test ends. */
export const withoutHttps = (): void => {
  const { crypto } = globalThis;
  onTestFinished(() => void vi.stubGlobal("crypto", crypto));
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
};
