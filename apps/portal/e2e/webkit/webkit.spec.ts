import { expect } from "@playwright/test";
import type { Backend } from "../support/backend.ts";
import { faultsOf } from "../support/layout.ts";
import { PEOPLE } from "../support/people.ts";
import { SCREENS } from "../support/screens.ts";
import { lastCode } from "../support/sign-in.ts";
import { test } from "./fixtures.ts";

/** A call of the API as a signed-in user. */
const call = async <Answer>(backend: Backend, token: string, path: string, body?: object): Promise<Answer> => {
  const answer = await fetch(`${backend.url}/api${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
  });

  return answer.json();
};

/** Opens an address and waits for the heading of its page. */
const open = async (webkit: WebdriverIO.Browser, path: string, heading: string): Promise<void> => {
  await webkit.url(path);
  await webkit.$(`h1=${heading}`).waitForDisplayed();
};

/** Presses the button of this name that is in sight: a page may have another one for other widths. */
const press = (webkit: WebdriverIO.Browser, name: string) =>
  webkit.waitUntil(async () => {
    for await (const button of webkit.$$(`button*=${name}`))
      if (await button.isClickable()) {
        await button.click();
        return true;
      }
    return false;
  });

test("WebKit: a one-time code signs in and opens home with the points", async ({ webkit, backend }) => {
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
});

test("WebKit: a serial number that is typed is stored in the project", async ({ webkit, signIn, backend }) => {
  const token = await signIn(PEOPLE.lithuania.email);
  const { uuid } = await call<{ uuid: string }>(backend, token, "/v1/project", {
    name: "Laukų g. 12, Vilnius",
    streetName: "Laukų g. 12",
    city: "Vilnius",
    postalCode: "01101",
  });
  await open(webkit, `/projects/${uuid}/scan`, "Scan products");
  await webkit.$("textarea").addValue("LU091000036");
  await press(webkit, "Add");
  await expect.poll(() => webkit.$("li*=LU091000036").getText()).toContain("+");
  const stored = await call<{ data: { serial_number: string }[] }>(backend, token, `/v1/product?projects_id=${uuid}`);
  expect(stored.data.map((product) => product.serial_number)).toEqual(["LU091000036"]);
});

test("WebKit: a product is put in the cart and ordered", async ({ webkit, signIn, backend }) => {
  const token = await signIn(PEOPLE.installer.email);
  type Product = { uuid: string; variants: { price: number }[] };
  const { data } = await call<{ data: Product[] }>(
    backend,
    token,
    "/v2/shop/products?type=goods&available=1&active=1&sort=price&limit=50",
  );
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

test("WebKit: ten screens show their content, and no text lies over other text", async ({ webkit, signIn }, info) => {
  await signIn(PEOPLE.installer.email);
  for (const [path, heading] of SCREENS) {
    await open(webkit, path, heading);
    await webkit.$('main [data-component="Skeleton"]').waitForExist({ reverse: true });
    expect(await webkit.execute(faultsOf), path).toEqual([]);
    await webkit.saveScreenshot(info.outputPath(`${heading}.png`));
  }
});
