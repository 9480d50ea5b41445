import type { Page } from "@playwright/test";
import { z } from "zod";
import { parseAs } from "./json.ts";

const SESSION = z.looseObject({ token: z.string(), expiresAt: z.number() });

/** The token record that the page has stored. */
export const sessionOf = async (page: Page): Promise<z.infer<typeof SESSION>> =>
  parseAs(SESSION, await page.evaluate(() => localStorage.getItem("lucarne.session") ?? "{}"));

/** Stores a token record for the next page; the open page keeps its own. */
export const storeSession = (page: Page, record: object): Promise<void> =>
  page.evaluate((text) => localStorage.setItem("lucarne.session", text), JSON.stringify(record));

type Call = { method?: string; path: string; body?: object };

/** Calls the API from the page as its user; gives the text of the answer. */
export const call = async (page: Page, { method = "GET", path, body }: Call): Promise<string> => {
  const { token } = await sessionOf(page);

  return page.evaluate(
    async ([way, at, bearer, text]) => {
      const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };

      return (await fetch(`/api${at}`, { method: way, headers, body: text })).text();
    },
    [method, path, token, body && JSON.stringify(body)] as const,
  );
};

/** What the page's own session reads from the API. */
export const read = async <Schema extends z.ZodType>(
  page: Page,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> => parseAs(schema, await call(page, { path }));

const USER = z.object({ company: z.object({ id: z.number(), uuid: z.string() }) });

/** The page's own company. */
export const companyOf = async (page: Page): Promise<z.infer<typeof USER>["company"]> =>
  (await read(page, "/v1/company/user/self", USER)).company;

/** The spendable points of the page's own company. */
export const balanceOf = async (page: Page): Promise<number> => {
  const { uuid } = await companyOf(page);

  return (await read(page, `/v1/company/points/${uuid}`, z.object({ company_points: z.number() }))).company_points;
};

const CREATED = z.object({ uuid: z.string() });

/** Creates a project as the page's user; gives its uuid. */
export const createProject = async (page: Page, body: object): Promise<string> =>
  parseAs(CREATED, await call(page, { method: "POST", path: "/v1/project", body })).uuid;
