import type { Page } from "@playwright/test";
import { holdRenewals, loseFirstRenewal, makeTokensDue } from "../support/network/due-tokens.ts";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { row, serialsOf, startProject, typeSerials } from "../support/steps/scanning.ts";
import { signIn } from "../support/steps/sign-in.ts";

/** Refusals of the lapsed token, and the calls that the journey itself breaks. */
const EXPECTED = /401 \(Unauthorized\)|net::ERR_/;
const PROJECT = /Laukų g. 12/;

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Opens the scan page of a new project. */
const openScanPage = async (page: Page): Promise<string> => {
  const uuid = await startProject(page);
  await page.goto(`/projects/${uuid}`);
  await expect(heading(page, PROJECT)).toBeVisible();
  await page.goto(`/projects/${uuid}/scan`);
  await expect(page.getByRole("textbox", { name: "Serial numbers" })).toBeVisible();

  return uuid;
};

test(
  "tokens that are renewed while the answer is lost: the call is repeated at once, and nobody is signed out",
  { tag: "@long" },
  async ({ page, backend, faults }) => {
    faults.allow(EXPECTED);
    await signIn(page, backend, PEOPLE.sloveniaOwner.email);
    const uuid = await openScanPage(page);
    const renewals = await loseFirstRenewal(page);
    await makeTokensDue(page);
    await typeSerials(page, "LU141000031");
    await expect(row(page, "LU141000031")).toContainText("+");
    expect(renewals.count()).toBe(2);
    expect(await serialsOf(page, uuid)).toEqual(["LU141000031"]);
    await page.goto("/notifications");
    await expect(heading(page, "Notifications")).toBeVisible();
  },
);

test("tokens that are due while the renewal is slow: scans are kept, pages open, and everything is sent with its answer", async ({
  page,
  backend,
  faults,
}) => {
  faults.allow(EXPECTED);
  await signIn(page, backend, PEOPLE.bulgaria.email);
  const uuid = await openScanPage(page);
  const renewals = await holdRenewals(page);
  await makeTokensDue(page);
  await expect.poll(renewals.count).toBe(1);
  await typeSerials(page, "LU021000031\nLU021000032");
  for (const serial of ["LU021000031", "LU021000032"]) await expect(row(page, serial)).toBeVisible();
  // A page whose answers are on the device opens; the calls of all pages share one renewal.
  await page.goto(`/projects/${uuid}`);
  await expect(heading(page, PROJECT)).toBeVisible();
  await page.goto(`/projects/${uuid}/scan`);
  for (const serial of ["LU021000031", "LU021000032"]) await expect(row(page, serial)).toBeVisible();
  renewals.release();
  for (const serial of ["LU021000031", "LU021000032"]) await expect(row(page, serial)).toContainText("+");
  expect(await serialsOf(page, uuid)).toEqual(["LU021000031", "LU021000032"]);
});

test(
  "tokens that are due while the renewal hangs: the page says what it lacks, and recovers without a click",
  { tag: ["@long", "@chromium"] },
  async ({ page, backend, faults }) => {
    faults.allow(EXPECTED);
    await signIn(page, backend, PEOPLE.ukraineOwner.email);
    const uuid = await openScanPage(page);
    const renewals = await holdRenewals(page);
    await makeTokensDue(page);
    await typeSerials(page, "LU161000031");
    await expect(row(page, "LU161000031")).toBeVisible();
    // A page without a copy on the device says that there is no connection.
    await page.goto("/orders");
    await expect(heading(page, "Orders")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL("/orders");
    renewals.release();
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden({ timeout: 100_000 });
    await expect.poll(() => serialsOf(page, uuid), { timeout: 100_000 }).toEqual(["LU161000031"]);
  },
);
