import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { readyForOffline, row, serialsOf, startProject, typeSerials } from "../support/steps/scanning.ts";
import { signIn } from "../support/steps/sign-in.ts";

test.use({ serviceWorkers: "allow" });

const logOut = async (page: Page, isMobile: boolean): Promise<void> => {
  await page.getByRole("button", { name: isMobile ? "More" : /Stogų|rasa|Rasa/i }).click();
  await page.getByRole(isMobile ? "button" : "menuitem", { name: "Log out" }).click();
};

const openTab = async (context: BrowserContext, at: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(at);
  return page;
};

test("without a network scans are kept over reload and closing, and sent once from two tabs", async ({
  page,
  context,
  backend,
  faults,
  isMobile,
}) => {
  // Calls that fail without a network, and files that were named ahead and came from the service worker.
  faults.allow(/ERR_INTERNET_DISCONNECTED|preloaded using link preload|is found, but is not used/);
  await signIn(page, backend, PEOPLE.lithuaniaOwner.email);
  const uuid = await startProject(page);
  const address = `/projects/${uuid}/scan`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Scan products" })).toBeVisible();
  await readyForOffline(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Scan products" })).toBeVisible();
  await typeSerials(page, "LU091000031\nLU091000032, LU091999999");
  await expect(page.getByText("Scans waiting: 3")).toBeVisible();
  await page.close();

  const again = await openTab(context, address);
  await expect(again.getByText("Scans waiting: 3")).toBeVisible();
  await expect(row(again, "LU091000032")).toContainText("Waiting to be sent");

  // On a phone the page has no menu.
  if (!isMobile) {
    await logOut(again, isMobile);
    const question = again.getByRole("alertdialog", { name: "Scans not sent: 3" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
  }

  const other = await openTab(context, address);
  await expect(other.getByText("Scans waiting: 3")).toBeVisible();
  await context.setOffline(false);
  for (const tab of [again, other]) {
    await expect(row(tab, "LU091000031")).toContainText("+");
    await expect(row(tab, "LU091000032")).toContainText("+");
    await expect(row(tab, "LU091999999")).toContainText(
      "This serial number is unknown, or the product is not sold in your country. Check the number.",
    );
  }
  expect(await serialsOf(again, uuid)).toEqual(["LU091000031", "LU091000032"]);
  await again.getByRole("button", { name: "Remove from the list: LU091999999" }).click();
  await expect(row(other, "LU091999999")).toHaveCount(0);

  if (isMobile) await again.goto("/projects");
  await logOut(again, isMobile);
  await expect(again).toHaveURL("/login");
  const left = await again.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)),
    );
    return files.flat().filter((url) => !/\/assets\/|\/art\/|\/icon|\?shell/.test(url));
  });
  expect(left).toEqual([]);
});
