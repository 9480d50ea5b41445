import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { createProject, read } from "../read.ts";

/** Starts a project of the signed-in user; gives its uuid. */
export const startProject = (page: Page): Promise<string> =>
  createProject(page, {
    name: "Laukų g. 12, Vilnius",
    streetName: "Laukų g. 12",
    city: "Vilnius",
    postalCode: "01101",
  });

const SCANS = z.object({ data: z.array(z.object({ serial_number: z.string() })) });

/** The serial numbers that the server has for a project. */
export const serialsOf = async (page: Page, uuid: string): Promise<string[]> => {
  const { data } = await read(page, `/v1/product?projects_id=${uuid}`, SCANS);
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
