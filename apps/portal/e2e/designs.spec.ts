import { expect, test } from "./fixtures.ts";
import { PEOPLE } from "./people.ts";
import { read } from "./read.ts";
import { signIn } from "./sign-in.ts";

type Orders = { data: { uuid: string; number: string; meta: { contents: { inputData: object | null }[] } }[] };

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

test("a flyer is designed with a PDF logo, ordered, printed, used as a template and ordered again", async ({
  page,
  backend,
  axe,
}) => {
  await signIn(page, backend, PEOPLE.romania.email);
  const { data: products } = await read<{ data: { uuid: string; settings: { subtype: string | null } }[] }>(
    page,
    "/v2/shop/products?type=flyer&active=1&is_visible=1",
  );
  const flyer = products.find(({ settings }) => settings.subtype === "services");
  if (!flyer) throw new Error("Romania has no flyer with services.");
  await page.goto(`/shop/${flyer.uuid}`);
  const main = page.getByRole("main");
  const order = main.getByRole("button", { name: "Continue to order" }).locator("visible=true");
  await order.click();
  await expect(main.getByRole("alert").getByRole("link")).not.toHaveCount(0);
  await axe(page, "a configurator with errors");

  const services = main.getByRole("group", { name: /Services/ }).getByRole("checkbox");
  for (let index = 0; index < 6; index += 1) await services.nth(index).check({ force: true });
  await main.getByRole("textbox", { name: "Short description" }).fill("Lumină sub acoperiș");
  await main
    .locator('input[type="file"]')
    .setInputFiles({ name: "sigla.pdf", mimeType: "application/pdf", buffer: pdfLogo() });
  await expect(main.getByRole("button", { name: /Remove.*sigla\.pdf/ })).toBeVisible();
  const proof = page.waitForEvent("download");
  await main.getByRole("button", { name: "Print proof (PDF)" }).click();
  expect((await proof).suggestedFilename()).toBe("flyer.pdf");
  // A reload keeps the draft.
  await page.reload();
  await expect(main.getByRole("textbox", { name: "Short description" })).toHaveValue("Lumină sub acoperiș");
  await expect(main.getByRole("button", { name: /Remove.*sigla\.pdf/ })).toBeVisible();

  await order.click();
  await expect(page).toHaveURL(`/checkout/${flyer.uuid}`);
  await main.getByRole("button", { name: "Continue to summary" }).locator("visible=true").click();
  await main.getByRole("button", { name: "Place order" }).locator("visible=true").click();
  const thanks = page.getByRole("dialog", { name: "Thank you for the order." });
  await expect(thanks).toBeVisible();
  const [placed] = (await read<Orders>(page, "/v2/orders?limit=1")).data;
  expect(placed?.meta.contents[0]?.inputData).toMatchObject({
    type: "flyer",
    shortDescription: "Lumină sub acoperiș",
    logo: { originalName: "sigla.pdf", type: "application/pdf" },
  });
  const print = await page.evaluate(async (uuid) => {
    const record: { token: string } = JSON.parse(localStorage.getItem("lucarne.session") ?? "{}");
    const answer = await fetch(`/api/v2/orders/${uuid}/print`, {
      headers: { authorization: `Bearer ${record.token}` },
    });

    return { status: answer.status, start: (await answer.text()).slice(0, 5) };
  }, placed?.uuid);
  expect(print).toEqual({ status: 200, start: "%PDF-" });

  await page.goto(`/shop/${flyer.uuid}`);
  const designs = main.getByRole("region", { name: "My designs" });
  const number = placed?.number ?? "";
  // The order has taken the draft with it.
  await expect(main.getByRole("textbox", { name: "Short description" })).not.toHaveValue("Lumină sub acoperiș");
  await designs.getByRole("button", { name: `Use as a template: order ${number}` }).click();
  await expect(main.getByRole("textbox", { name: "Short description" })).toHaveValue("Lumină sub acoperiș");
  await expect(main.getByRole("button", { name: /Remove.*sigla\.pdf/ })).toBeVisible();
  await designs.getByRole("button", { name: `Order again: order ${number}` }).click();
  await expect(page).toHaveURL(`/checkout/${flyer.uuid}`);
  await expect(main.getByText("Minimum order", { exact: false })).toHaveCount(0);
});

test("a checkout without a design redirects to the form; an owner designs but cannot order", async ({
  page,
  backend,
}) => {
  await signIn(page, backend, PEOPLE.bulgariaOwner.email);
  const { data } = await read<{ data: { uuid: string }[] }>(
    page,
    "/v2/shop/products?type=sticker&active=1&is_visible=1",
  );
  const uuid = data[0]?.uuid ?? "";
  await page.goto(`/checkout/${uuid}`);
  const main = page.getByRole("main");
  await expect(main.getByText("The design is missing. Go back and prepare it again.")).toBeVisible();
  await main.getByRole("link", { name: "Back to the design" }).click();
  await expect(page).toHaveURL(`/shop/${uuid}`);
  await expect(main.getByText("Only installers can place orders.")).toBeVisible();
  await expect(main.getByRole("button", { name: "Continue to order" }).locator("visible=true")).toBeVisible();
});
