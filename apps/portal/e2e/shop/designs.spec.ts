import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { z } from "zod";
import type { Backend } from "../support/servers/backend.ts";
import { expect, test } from "../support/fixtures.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { readPrintFile } from "../support/pictures/print-file.ts";
import { balanceOf, createProject, read } from "../support/read.ts";
import { signIn } from "../support/steps/sign-in.ts";
import { answerSurvey } from "../support/steps/survey.ts";

const ORDERS = z.object({
  data: z.array(
    z.object({
      uuid: z.string(),
      number: z.string(),
      points: z.number(),
      meta: z.object({ contents: z.array(z.object({ inputData: z.looseObject({}).nullable() })) }),
    }),
  ),
});

/** A PDF of one page with a red square. */
const pdfLogo = (): Buffer => {
  const content = "1 0 0 rg 10 10 80 80 re f";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>",
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;

    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;

  return Buffer.from(text, "latin1");
};

/** Earns points: a project with one scanned window, its survey, and the office's review. */
const earnPoints = async (page: Page, backend: Backend): Promise<void> => {
  const address = { streetName: "Str. Luminii 7", city: "Cluj-Napoca", postalCode: "400001" };
  const project = await createProject(page, address);
  await page.goto(`/projects/${project}/scan`);
  await page.getByRole("textbox", { name: "Serial numbers" }).fill("LU111000020");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "LU111000020" })).toContainText("+");
  await page.goto(`/projects/${project}/survey`);
  await answerSurvey(page);
  await expect(page.getByRole("dialog", { name: "Thank you for the survey" })).toBeVisible();
  await backend.operator("POST", `/projects/${project}/review`, { action: "close" });
};

const flyerOf = async (page: Page): Promise<string> => {
  const { data } = await read(
    page,
    "/v2/shop/products?type=flyer&active=1&is_visible=1",
    z.object({ data: z.array(z.object({ uuid: z.string(), settings: z.object({ subtype: z.string().nullable() }) })) }),
  );
  const flyer = data.find(({ settings }) => settings.subtype === "services");
  if (!flyer) throw new Error("The shop has no flyer with services.");

  return flyer.uuid;
};

/** The form's button, which is shorter on a phone. */
const ORDER = /^Continue( to order)?$/;
const LINK = "https://acoperis.example/oferta";

test("from a scan to a printed flyer: points, a design with a PDF logo, order, approval, and the print file", async ({
  page,
  browser,
  backend,
  axe,
}) => {
  await signIn(page, backend, PEOPLE.romania.email);
  const before = await balanceOf(page);
  await earnPoints(page, backend);
  const earned = await balanceOf(page);
  expect(earned).toBeGreaterThan(before);

  const flyer = await flyerOf(page);
  await page.goto(`/shop/${flyer}`);
  const main = page.getByRole("main");
  const order = main.getByRole("button", { name: ORDER }).locator("visible=true");
  await order.click();
  await expect(main.getByRole("alert").getByRole("link", { name: "Number of services to choose: 6" })).toBeVisible();
  await axe(page, "a configurator with errors");

  const services = main.getByRole("group", { name: /Services/ }).getByRole("checkbox");
  for (let index = 0; index < 6; index += 1) await services.nth(index).check();
  await main.getByRole("textbox", { name: "Short description" }).fill("Lumină sub acoperiș");
  await main.getByRole("button", { name: "Link and QR code" }).click();
  await main.getByRole("textbox", { name: "Link and QR code" }).fill("acoperis.example/oferta");
  await main
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "sigla.pdf", mimeType: "application/pdf", buffer: pdfLogo() });
  await expect(main.getByRole("button", { name: /Remove.*sigla\.pdf/ })).toBeVisible();
  // The code that writes the file comes with the first export.
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const proof = page.waitForEvent("download");
  await main.getByRole("button", { name: "Print proof (PDF)" }).click();
  expect((await proof).suggestedFilename()).toBe("flyer.pdf");
  const sizes = await page.evaluate(
    (urls) =>
      urls.map((url) => {
        const [entry] = performance.getEntriesByName(url);
        return entry instanceof PerformanceResourceTiming ? entry.decodedBodySize : 0;
      }),
    scripts,
  );
  expect(
    sizes.reduce((sum, bytes) => sum + bytes, 0),
    scripts.join("\n"),
  ).toBeGreaterThan(150_000);
  // A reload keeps the draft.
  await page.reload();
  await expect(main.getByRole("textbox", { name: "Short description" })).toHaveValue("Lumină sub acoperiș");
  await expect(main.getByRole("button", { name: /Remove.*sigla\.pdf/ })).toBeVisible();
  // The order button moves until the services and the preview are there.
  await expect(main.getByRole("checkbox", { checked: true })).toHaveCount(6);
  await expect(main.getByRole("img", { name: "Preview, Front" })).toBeVisible();

  await order.click();
  await expect(page).toHaveURL(`/checkout/${flyer}`);
  await main.getByRole("button", { name: "Continue to summary" }).locator("visible=true").click();
  const sheets = main.getByRole("region", { name: "Print proof" });
  await expect(sheets.getByRole("img", { name: "Front" })).toBeVisible();
  await axe(page, "the summary of a design");
  await main.getByRole("button", { name: "Place order" }).locator("visible=true").click();
  await expect(page.getByRole("dialog", { name: "Thank you for the order." })).toBeVisible();
  const [placed] = (await read(page, "/v2/orders?limit=1", ORDERS)).data;
  if (!placed) throw new Error("There is no order.");
  expect(await balanceOf(page)).toBe(earned - placed.points);
  expect(placed.meta.contents[0]?.inputData).toMatchObject({
    type: "flyer",
    shortDescription: "Lumină sub acoperiș",
    link: LINK,
    logo: { originalName: "sigla.pdf", type: "application/pdf" },
  });

  await backend.operator("POST", `/orders/${placed.uuid}/approve`);
  await page.goto(`/orders/${placed.uuid}`);
  await expect(main.getByText("Approved", { exact: true }).first()).toBeVisible();
  await expect(sheets.getByRole("img", { name: "Back" })).toBeVisible();
  await axe(page, "a printed order");
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download the print file" }).click();
  const file = await (await download).path();
  expect(await readPrintFile(browser, await readFile(file))).toEqual({ pages: 2, codes: [LINK] });

  // The order has taken the draft with it; its design is a template, and can be ordered again.
  await page.goto(`/shop/${flyer}`);
  const designs = main.getByRole("region", { name: "My designs" });
  await expect(main.getByRole("textbox", { name: "Short description" })).not.toHaveValue("Lumină sub acoperiș");
  await designs.getByRole("button", { name: `Use as a template: order ${placed.number}` }).click();
  await expect(main.getByRole("textbox", { name: "Short description" })).toHaveValue("Lumină sub acoperiș");
  await expect(main.getByRole("button", { name: /Remove.*sigla\.pdf/ })).toBeVisible();
  await designs.getByRole("button", { name: `Order again: order ${placed.number}` }).click();
  await expect(page).toHaveURL(`/checkout/${flyer}`);
  await expect(main.getByText("Minimum order", { exact: false })).toHaveCount(0);
});

test(
  "a checkout without a design redirects to the form; an owner designs but cannot order",
  { tag: "@long" },
  async ({ page, backend }) => {
    await signIn(page, backend, PEOPLE.bulgariaOwner.email);
    const { data } = await read(
      page,
      "/v2/shop/products?type=sticker&active=1&is_visible=1",
      z.object({ data: z.array(z.object({ uuid: z.string() })) }),
    );
    const uuid = data[0]?.uuid ?? "";
    await page.goto(`/checkout/${uuid}`);
    const main = page.getByRole("main");
    await expect(main.getByText("The design is missing. Go back and prepare it again.")).toBeVisible();
    await main.getByRole("link", { name: "Back to the design" }).click();
    await expect(page).toHaveURL(`/shop/${uuid}`);
    await expect(main.getByText("Only installers can place orders.")).toBeVisible();
    await expect(main.getByRole("button", { name: ORDER }).locator("visible=true")).toBeVisible();
  },
);
