import { expect } from "@playwright/test";
import { z } from "zod";
import type { Backend } from "../support/servers/backend.ts";
import { faultsOf } from "../support/screens/layout.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { SCREENS } from "../support/screens/screens.ts";
import { lastCode } from "../support/steps/sign-in.ts";
import { test } from "./fixtures.ts";
import { answerAs } from "../support/json.ts";
import { open, press, type } from "./steps.ts";

/** A call of the API as a signed-in user. */
const call = async <Schema extends z.ZodType>(
  schema: Schema,
  { backend, token, path, body }: { backend: Backend; token: string; path: string; body?: object },
): Promise<z.infer<Schema>> => {
  const answer = await fetch(`${backend.url}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
  });

  return answerAs(schema, answer);
};

/** Starts a project of the signed-in user and opens its scan page; gives the project's uuid. */
const openScanPage = async (webkit: WebdriverIO.Browser, backend: Backend, token: string, at = ""): Promise<string> => {
  const body = { name: "Laukų g. 12, Vilnius", streetName: "Laukų g. 12", city: "Vilnius", postalCode: "01101" };
  const { uuid } = await call(z.object({ uuid: z.string() }), { backend, token, path: "/v1/project", body });
  await open(webkit, `${at}/projects/${uuid}/scan`, "Scan products");

  return uuid;
};

/** The serial numbers that the server has for a project. */
const serialsOf = async (backend: Backend, token: string, uuid: string): Promise<string[]> => {
  const scans = z.object({ data: z.array(z.object({ serial_number: z.string() })) });
  const { data } = await call(scans, { backend, token, path: `/v1/product?projects_id=${uuid}` });

  return data.map((product) => product.serial_number);
};

test(
  "WebKit: a one-time code signs in and opens home with the points",
  { tag: "@phone" },
  async ({ webkit, backend }) => {
    const { email, points } = PEOPLE.installer;
    await webkit.url("/login");
    await webkit.$("input[type=email]").waitForEnabled();
    await webkit.$("input[type=email]").addValue(email);
    await press(webkit, "Send code");
    await webkit.$("input[autocomplete=one-time-code]:focus").waitForExist();
    // One by one: in one call WebKit's driver drops a digit that is the same as the one before.
    for (const digit of await lastCode(backend, email)) await webkit.keys(digit);
    await webkit.$("h1=Home").waitForDisplayed();
    await expect.poll(() => webkit.$("main").getText()).toContain(points);
  },
);

test("WebKit: a serial number that is typed is stored in the project", async ({ webkit, signIn, backend }) => {
  const token = await signIn(PEOPLE.lithuania.email);
  const uuid = await openScanPage(webkit, backend, token);
  await type(webkit, "textarea", "LU091000036");
  await press(webkit, "Add");
  await expect.poll(() => webkit.$("li*=LU091000036").getText()).toContain("+");
  expect(await serialsOf(backend, token, uuid)).toEqual(["LU091000036"]);
});

test("WebKit: a scan waits while the network is cut, and is sent once when it is back", async ({
  webkit,
  network,
  signIn,
  backend,
}) => {
  const token = await signIn(PEOPLE.lithuaniaOwner.email, network.url);
  const uuid = await openScanPage(webkit, backend, token, network.url);
  network.state = "cut";
  await type(webkit, "textarea", "LU092000036");
  await press(webkit, "Add");
  await expect.poll(() => webkit.$("li*=LU092000036").getText()).toContain("Waiting to be sent");
  network.state = "good";
  await expect.poll(() => webkit.$("li*=LU092000036").getText()).toContain("+");
  expect(await serialsOf(backend, token, uuid)).toEqual(["LU092000036"]);
});

test("WebKit: a product is put in the cart and ordered", { tag: "@phone" }, async ({ webkit, signIn, backend }) => {
  const token = await signIn(PEOPLE.installer.email);
  const products = z.object({
    data: z.array(z.object({ uuid: z.string(), variants: z.array(z.object({ price: z.number() })) })),
  });
  const path = "/v2/shop/products?type=goods&available=1&active=1&sort=price&limit=50";
  const { data } = await call(products, { backend, token, path });
  // The smallest order in Poland.
  const product = data.find(({ variants: [variant] }) => (variant?.price ?? 0) >= 128);
  await webkit.url(`/shop/${product?.uuid}`);
  await press(webkit, "Add to cart");
  await expect.poll(() => webkit.$("header").getText()).toContain("1");
  await open(webkit, "/cart", "Cart");
  await webkit.$("a=Go to checkout").click();
  await webkit.$("h1=Checkout").waitForDisplayed();
  await press(webkit, "Continue to summary");
  await press(webkit, "Place order");
  await expect.poll(() => webkit.$("dialog[open]").getText()).toContain("Thank you for the order.");
});

test("WebKit: a dialog takes the focus, Escape closes it and gives the focus back", async ({ webkit, signIn }) => {
  await signIn(PEOPLE.installer.email);
  await open(webkit, "/balance", "Points balance");
  const dialog = webkit.$("dialog[open]");
  // The notice of points that expire opens once, without a press.
  await dialog.waitForDisplayed();
  await webkit.keys("Escape");
  await dialog.waitForExist({ reverse: true });
  await press(webkit, "What expires?");
  await dialog.waitForDisplayed();
  await expect
    .poll(() => webkit.execute(() => document.querySelector("dialog[open]")?.contains(document.activeElement)))
    .toBe(true);
  await webkit.keys("Escape");
  await dialog.waitForExist({ reverse: true });
  await expect.poll(() => webkit.execute(() => document.activeElement?.textContent)).toBe("What expires?");
});

test(
  "WebKit: ten screens show their content, and no text lies over other text",
  { tag: "@phone" },
  async ({ webkit, signIn }, info) => {
    await signIn(PEOPLE.installer.email);
    for (const [path, heading] of SCREENS) {
      await open(webkit, path, heading);
      await webkit.$('main [data-component="Skeleton"]').waitForExist({ reverse: true });
      expect(await webkit.execute(faultsOf), path).toEqual([]);
      await webkit.saveScreenshot(info.outputPath(`${heading}.png`));
    }
  },
);
