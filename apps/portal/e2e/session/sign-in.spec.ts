import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { hold } from "../support/network/hold.ts";
import { PEOPLE } from "../support/steps/people.ts";
import { LAYOUT_LANGUAGES } from "../support/screens/samples.ts";
import { askForCode, codeField, deviceLink, fillCode, lastCode, otherCode, signIn } from "../support/steps/sign-in.ts";

test("signed out, a protected page redirects to /login and back after sign-in, and the device is remembered", async ({
  page,
  backend,
  context,
}) => {
  const { email } = PEOPLE.hungary;
  await page.goto("/?from=mail");
  await expect(page).toHaveURL(/\/login/);
  await askForCode(page, email);
  await fillCode(page, backend, email);
  await expect(page).toHaveURL("/?from=mail");

  // The next request of a code carries the device's cookie; scripts and other calls never see it (SEC-26).
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  const asked = page.waitForRequest("**/v2/installer/login");
  await askForCode(page, email);
  expect((await (await asked).allHeaders())["cookie"]).toMatch(/lucarne-device=[\w-]{43}/);
  expect(await page.evaluate(() => document.cookie)).not.toContain("lucarne-device");
  const elsewhere = await context.cookies(`${backend.url}/api/v2/installer/refresh`);
  expect(elsewhere.map(({ name }) => name)).not.toContain("lucarne-device");
});

test("an unknown e-mail shows that no installer was found and keeps the input (SIGN-5)", async ({ page }) => {
  await page.goto("/login");
  await askForCode(page, "nobody@nowhere.example");
  await expect(page.getByText("Installer not found.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("nobody@nowhere.example");
});

test("an empty or invalid email shows an error at its field", { tag: "@long" }, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Send code" }).click();
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Fill in the “Email” field\./);
  await askForCode(page, "owner.lucarne.example");
  await expect(email).toHaveAccessibleDescription(/Enter a valid email address\./);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("owner.lucarne.example");
});

test(
  "a wrong code leads back to the contact and keeps it; the right code opens home with the points",
  { tag: "@phone" },
  async ({ page, backend }) => {
    const { email } = PEOPLE.installer;
    await page.goto("/login");
    await askForCode(page, email);
    await expect(page.getByText(email)).toBeVisible();
    const right = await lastCode(backend, email);
    await codeField(page).fill(otherCode(right));
    await expect(page.getByText("The code is wrong or has expired. Request a new one.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);

    // Within the 60 s no second message goes out and the first code is still valid (SIGN-11).
    await page.getByRole("button", { name: "Send code" }).click();
    await codeField(page).fill(right);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { name: "Company points" })).toBeVisible();
    await expect(page.getByRole("main").getByText(PEOPLE.installer.points)).toBeVisible();
    // Other journeys begin projects of this company.
    await expect(page.getByRole("main")).toContainText(/Projects in progress\d+Worth/);
  },
);

test(
  "too many digits show an error at the field and are not sent (SIGN-8)",
  { tag: "@long" },
  async ({ page, backend }) => {
    const { email } = PEOPLE.serbia;
    await page.goto("/login");
    await askForCode(page, email);
    await expect(codeField(page)).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    const code = await lastCode(backend, email);
    await codeField(page).fill(`${code}12`);
    await expect(codeField(page)).toHaveAccessibleDescription(/The code is too long\. Paste only the code\./);
    await expect(codeField(page)).toHaveValue("");
    expect(sent.filter((url) => url.includes("/verify"))).toEqual([]);
    // Full-width digits, as keyboards of some languages type them.
    await codeField(page).fill(code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))));
    await expect(page).toHaveURL("/");
  },
);

test("the fields of the sign-in are announced as required", { tag: "@long" }, async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("required");
  await page.getByRole("radio", { name: "Phone" }).check();
  await expect(page.getByRole("textbox", { name: "Phone number" })).toHaveAttribute("required");
});

test(
  "a number pasted with another country's code switches the country (SIGN-3)",
  { tag: ["@long", "@chromium"] },
  async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("radio", { name: "Phone" }).check();
    const country = page.getByRole("combobox", { name: "Country code" });
    await expect(country).toHaveValue("pl");
    await page.getByRole("textbox", { name: "Phone number" }).fill("+420 601 234 567");
    await expect(country).toHaveValue("cz");
    const sent = page.waitForRequest((request) => request.url().endsWith("/login") && request.method() === "POST");
    await page.getByRole("button", { name: "Send code" }).click();
    expect((await sent).postDataJSON()).toEqual({ phone: "601234567", region: 4 });
  },
);

test(
  "/login and /register begin with a link that skips to the content",
  { tag: ["@desktop", "@long"] },
  async ({ page }) => {
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Tab");
      const link = page.getByRole("link", { name: "Skip to content" });
      await expect(link).toBeFocused();
      await link.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    }
  },
);

test(
  "by phone: the country decides what is valid, and the code comes as a message",
  { tag: "@long" },
  async ({ page, backend }) => {
    await page.goto("/login");
    await page.getByRole("radio", { name: "Phone" }).check();
    await expect(page.getByRole("combobox", { name: "Country code" })).toHaveValue("pl");
    await expect(page.getByRole("combobox", { name: "Country code" }).locator("option")).toHaveCount(16);
    const number = page.getByRole("textbox", { name: "Phone number" });
    await number.fill("12345");
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(number).toHaveAccessibleDescription(/Invalid phone number\./);
    await page.getByRole("combobox", { name: "Country code" }).selectOption(PEOPLE.czechia.country);
    await number.fill(PEOPLE.czechia.phone);
    await page.getByRole("button", { name: "Send code" }).click();
    await fillCode(page, backend, PEOPLE.czechia.international);
    await expect(page).toHaveURL("/");
  },
);

test(
  "Back keeps the contact, the wait for another code survives Back and reload",
  { tag: "@long" },
  async ({ page, backend }) => {
    const wait = page.getByText(/Send again in \d+\ss/);
    const seconds = async () => Number(/\d+/.exec(await wait.innerText())?.[0]);
    await page.clock.install();
    await page.goto("/login");
    await askForCode(page, PEOPLE.slovakia.email);
    await expect(wait).toBeVisible();
    await backend.operator("POST", "/clock/advance", { by: "10s" });
    await page.clock.fastForward(10_000);
    await expect.poll(seconds).toBeLessThanOrEqual(50);
    await page.reload();
    await expect(wait).toBeVisible();
    expect(await seconds()).toBeLessThanOrEqual(50);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(PEOPLE.slovakia.email);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(wait).toBeVisible();
    expect(await seconds()).toBeLessThanOrEqual(50);
  },
);

test("after 60 seconds the code can be sent again", { tag: ["@desktop", "@long"] }, async ({ page, backend }) => {
  await page.clock.install();
  await page.goto("/login");
  await askForCode(page, PEOPLE.croatiaOwner.email);
  await expect(page.getByText(/Send again in \d+\ss/)).toBeVisible();
  const first = await lastCode(backend, PEOPLE.croatiaOwner.email);
  await backend.operator("POST", "/clock/advance", { by: "60s" });
  await page.clock.fastForward(60_000);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(/Send again in \d+\ss/)).toBeVisible();
  const second = await lastCode(backend, PEOPLE.croatiaOwner.email);
  expect(second).not.toBe(first);
  await codeField(page).fill(second);
  await expect(page).toHaveURL("/");
});

test(
  "with all codes of the account used up, the link in the message makes the device known, and a code signs in (SEC-27)",
  { tag: ["@desktop", "@long"] },
  async ({ page, backend, axe, faults }) => {
    faults.allow(/429/);
    const { email } = PEOPLE.limited;
    await page.goto("/login");
    for (let sent = 0; sent < 5; sent++) {
      // From the page, because the limits count by the browser's address.
      await page.evaluate(async (body) => {
        const headers = { "content-type": "application/json" };
        await fetch("/api/v2/installer/login", { method: "POST", headers, body });
      }, JSON.stringify({ email }));
      await backend.operator("POST", "/clock/advance", { by: "61s" });
    }
    await askForCode(page, email);
    await expect(page.getByText(/We have sent you a link: open it on this device\./)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);

    await page.goto(await deviceLink(backend, email));
    await expect(page.getByRole("heading", { level: 1, name: "Sign in on this device" })).toBeVisible();
    await axe(page, "the device link");
    await page.getByRole("button", { name: "Confirm this device" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "This device is confirmed" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await askForCode(page, email);
    await fillCode(page, backend, email);
    await expect(page).toHaveURL("/");
  },
);

test(
  "keyboard only: contact, code and home without a pointer",
  { tag: ["@desktop", "@long"] },
  async ({ page, backend }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    for (
      let i = 0;
      i < 12 &&
      !(await page.getByRole("textbox", { name: "Email" }).evaluate((field) => field === document.activeElement));
      i++
    ) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type(PEOPLE.croatia.email);
    await page.keyboard.press("Enter");
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await lastCode(backend, PEOPLE.croatia.email));
    await expect(page).toHaveURL("/");
  },
);

test("signed in, /login and /register lead home", { tag: "@long" }, async ({ page, backend }) => {
  await signIn(page, backend, PEOPLE.bulgaria.email);
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});

test("signed out, every protected page redirects to /login; /register does not", async ({ page }) => {
  for (const path of ["/", "/notifications", "/notifications/0b6b7c1e-5f5a-4f0c-9a58-3f5b1d6c2a10", "/verify-email"]) {
    await page.goto(path);
    await expect(page).toHaveURL(path === "/" ? "/login" : `/login?redirectTo=${encodeURIComponent(path)}`);
  }
  await page.goto("/register");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/register/);
});

test(
  "an unknown phone is not found, the test number passes in any country, and each mode keeps its text",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("textbox", { name: "Email" }).fill("somebody@somewhere.example");
    await page.getByRole("radio", { name: "Phone" }).check();
    const number = page.getByRole("textbox", { name: "Phone number" });
    for (const typed of ["600 000 000", "999999999123"]) {
      await number.fill(typed);
      await page.getByRole("button", { name: "Send code" }).click();
      await expect(page.getByText("Installer not found.")).toBeVisible();
      await expect(number).toHaveValue(typed);
    }
    // Fewer than five digits are no number in any country.
    await number.fill("1234");
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(number).toHaveAccessibleDescription(/Invalid phone number\./);
    await page.getByRole("radio", { name: "Email" }).check();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("somebody@somewhere.example");
  },
);

test("without an answer both steps show an error and continue at the next try; the code accepts only digits", async ({
  page,
  backend,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const { email } = PEOPLE.bosniaOwner;
  const generic = page.getByText("Something went wrong. Please try again.");
  await page.goto("/login");
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  await context.setOffline(true);
  await askForCode(page, email);
  await expect(generic).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(codeField(page)).toBeVisible();
  await expect(generic).toHaveCount(0);

  // No code: refused beside the field. Letters do not get in, and five digits are all.
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Fill in the “Code” field\./);
  await context.setOffline(true);
  await codeField(page).pressSequentially("a1b2-3");
  await expect(codeField(page)).toHaveValue("123");
  await fillCode(page, backend, email);
  // Not 406: the step stays, the code is taken out of its field.
  await expect(generic).toBeVisible();
  await expect(codeField(page)).toHaveValue("");
  await context.setOffline(false);
  await fillCode(page, backend, email);
  await expect(page).toHaveURL("/");
});

test("a code is valid for ten minutes", { tag: "@long" }, async ({ page, backend }) => {
  const { email } = PEOPLE.bulgariaOwner;
  await page.goto("/login");
  await askForCode(page, email);
  await expect(codeField(page)).toBeVisible();
  const code = await lastCode(backend, email);
  await backend.operator("POST", "/clock/advance", { by: "11m" });
  try {
    await codeField(page).fill(code);
    await expect(page.getByText("The code is wrong or has expired. Request a new one.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
    await page.getByRole("button", { name: "Send code" }).click();
    await fillCode(page, backend, email);
    await expect(page).toHaveURL("/");
  } finally {
    await backend.operator("POST", "/clock/reset");
  }
});

test("Back cancels the running request: its answer changes nothing", { tag: "@long" }, async ({ page, backend }) => {
  const { email } = PEOPLE.sloveniaOwner;
  await page.clock.install();
  await page.goto("/login");
  await askForCode(page, email);
  await expect(codeField(page)).toBeVisible();

  // The check of a code hangs; then another code is requested and that hangs.
  for (const call of ["/installer/login/verify", "/installer/login"]) {
    const { made, release } = await hold(page, call);
    if (call.endsWith("verify")) await codeField(page).fill("11111");
    else {
      await page.clock.fastForward(61_000);
      await page.getByRole("button", { name: "Send again" }).click();
    }
    await made;
    await page.getByRole("button", { name: "Back" }).click();
    const contact = page.getByRole("textbox", { name: "Email" });
    await expect(contact).toBeFocused();
    await release();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(contact).toHaveValue(email);
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(codeField(page)).toBeVisible();
  }
  await fillCode(page, backend, email);
  await expect(page).toHaveURL("/");
});

test(
  "an address longer than a phone is wide breaks instead of widening the page",
  { tag: ["@desktop", "@long"] },
  async ({ page }) => {
    const email = "andrzejmalinowski@przedsiebiorstwodekarskie.example";
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route("**/v2/installer/login", (route) =>
      route.fulfill({ json: { user_id: 1, region: 10, company_id: 1, has_regnr2: 1, has_survey: 1 } }),
    );
    await page.goto("/login");
    await askForCode(page, email);
    await expect(codeField(page)).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

/** The least contrast of white to what a picture shows, of every point: the luminance of WCAG 2. */
const leastContrastToWhite = (paper: Page, png: Buffer) =>
  paper.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const linear = (value = 255) =>
        value / 255 <= 0.03928 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      let lightest = 0;
      for (let at = 0; at < data.length; at += 4) {
        const luminance = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
        lightest = Math.max(lightest, luminance);
      }
      return 1.05 / (lightest + 0.05);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );

test(
  "the club's name reads on the picture, and the header stays in one line in every language down to 320 px",
  { tag: ["@desktop", "@long", "@chromium"] },
  async ({ page, browser }) => {
    const paper = await browser.newPage();
    const name = page.getByRole("banner").getByText("Lucarne Club");
    await page.goto("/login");
    for (const width of [320, 390, 600, 1079]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await name.boundingBox();
      expect(box).not.toBeNull();
      await name.evaluate((words) => words.style.setProperty("color", "transparent"));
      const behind = await page.screenshot(box ? { clip: box } : {});
      expect(await leastContrastToWhite(paper, behind), `at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
    await paper.close();

    for (const { code } of LAYOUT_LANGUAGES) {
      await page.evaluate((language) => localStorage.setItem("lucarne.language", language), code);
      for (const path of ["/login", "/register"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 800 });
          // The header of the server's HTML is replaced when it was made in another language.
          await expect
            .poll(
              async () => {
                const logo = await name.boundingBox();
                const menu = await page.getByRole("banner").getByRole("button").boundingBox();
                return menu && logo ? menu.y - logo.y - logo.height : undefined;
              },
              { message: `${path} in ${code} at ${width} px` },
            )
            .toBeLessThan(0);
        }
      }
    }
  },
);
