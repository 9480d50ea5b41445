// Requests what a product page cannot be drawn without while the browser still loads the portal's code (PERF-11). It is
// built as a classic script that runs alone, so everything that it imports is a copy.
import { ACCOUNT_LANGUAGE_KEY, LANGUAGE_KEY } from "../../platform/intl/language-choice.ts";
import { createEarlyCalls } from "../../platform/session/early-fetch.ts";
import { EMULATION_KEY, RECORD_KEY } from "../../platform/session/session-store.ts";
import { needsRefresh, type TokenRecord } from "../../platform/session/session.ts";
import { isConfigured } from "./is-configured.ts";

/** Set by the build: the files of the form, and those of its words by language. */
declare const FORM_FILES: readonly string[];
declare const FORM_WORDS: Readonly<Record<string, string>>;

const preload = (file: string): void => {
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "preload" : "modulepreload";
  if (isStyle) link.as = "style";
  link.crossOrigin = "";
  link.href = `/${file}`;
  document.head.append(link);
};

/** Loads the browser's locale data while the thread is idle: 50 ms on a slow phone, otherwise in the first render. */
const loadLocaleData = (): void => {
  Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang);
  Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang);
};

const start = (): void => {
  const record: TokenRecord | null = JSON.parse(localStorage.getItem(RECORD_KEY) ?? "null");
  const isEmulated = sessionStorage.getItem(EMULATION_KEY) !== null || location.search.includes("token=");
  const [, uuid] = /^\/shop\/([\da-f-]{36})\/?$/i.exec(location.pathname) ?? [];
  if (record === null || uuid === undefined || isEmulated || needsRefresh(record, Date.now())) return;
  const language =
    localStorage.getItem(LANGUAGE_KEY) ?? localStorage.getItem(ACCOUNT_LANGUAGE_KEY) ?? document.documentElement.lang;
  const early = createEarlyCalls();
  globalThis.earlyFetch = early.fetch;
  const call = (path: string): Promise<Response> =>
    early.send(
      new Request(new URL((import.meta.env["VITE_API_URL"] ?? "/api") + path, location.origin), {
        headers: { authorization: `Bearer ${record.token}`, "accept-language": language },
      }),
    );
  void call("/v1/company/user/self");
  call(`/v2/shop/products/${uuid}`)
    .then(async (answer) => {
      if (!answer.ok || !isConfigured(await answer.clone().json())) return;
      for (const file of [...FORM_FILES, FORM_WORDS[language]]) if (file !== undefined) preload(file);
    })
    .catch(() => undefined);
};

try {
  start();
  loadLocaleData();
} catch {
  // Without storage or with a broken record the portal's code decides.
}
