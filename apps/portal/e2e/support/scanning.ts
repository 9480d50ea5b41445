import { expect, type Page } from "@playwright/test";

/** Calls the API as the signed-in user. */
const call = <Answer>(page: Page, method: string, at: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([way, url, text]) => {
      const record: { token: string } = JSON.parse(localStorage.getItem("lucarne.session") ?? "{}");
      const headers = { authorization: `Bearer ${record.token}`, "content-type": "application/json" };
      const answer = await fetch(`/api${url}`, { method: way, headers, body: text });
      return answer.json();
    },
    [method, at, body && JSON.stringify(body)] as const,
  );

/** Starts a project of the signed-in user; gives its uuid. */
export const startProject = async (page: Page): Promise<string> => {
  const { uuid } = await call<{ uuid: string }>(page, "POST", "/v1/project", {
    name: "Laukų g. 12, Vilnius",
    streetName: "Laukų g. 12",
    city: "Vilnius",
    postalCode: "01101",
  });
  return uuid;
};

/** The serial numbers that the server has for a project. */
export const serialsOf = async (page: Page, uuid: string): Promise<string[]> => {
  const { data } = await call<{ data: { serial_number: string }[] }>(page, "GET", `/v1/product?projects_id=${uuid}`);
  return data.map(({ serial_number: serial }) => serial).toSorted();
};

/** The row of a scan. */
export const row = (page: Page, serial: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: serial });

/** Types serial numbers and adds them. */
export const typeSerials = async (page: Page, serials: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Serial numbers" }).fill(serials);
  await page.getByRole("button", { name: "Add", exact: true }).click();
};

/** Resolves when the service worker has what the portal needs without a network. */
export const readyForOffline = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open("lucarne-words")).keys()).length))
    .toBeGreaterThan(2);
