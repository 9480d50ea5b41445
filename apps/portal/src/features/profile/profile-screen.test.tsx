import { expect, onTestFinished, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { currentUser, queryClient } from "../../platform/session/portal-api.ts";
import { scanQueue } from "../../shared/scans/portal-scans.ts";
import type { ContractStub } from "../../testing/contract-stub.ts";
import { exampleOf } from "../../testing/example-of.ts";
import { owner, userWith } from "../../testing/examples.ts";
import { renderScreen } from "../../testing/render-screen.tsx";

const UUID = "0193b2c9-b619-78ee-bfa4-f71934b6d8fa";

const main = page.getByRole("main");

test("the profile shows details, company, consents, certificates and sessions", async () => {
  await renderScreen("/user");
  await expect.element(main.getByRole("heading", { level: 1, name: "Profile and company" })).toBeVisible();
  await expect.element(main.getByRole("textbox", { name: "Surname" })).toBeVisible();
  await expect.element(main.getByRole("textbox", { name: "Company name" })).toBeVisible();
  await expect.element(main.getByRole("switch", { name: "By email" })).toBeVisible();
  await expect.element(main.getByText("Montażysta certyfikowany")).toBeVisible();
  await expect.element(main.getByText("Validity: 24 months")).toBeVisible();
  await expect.element(main.getByText("This device")).toBeVisible();
});

test("a saved detail sends the change, and an emptied field shows the stored value again", async () => {
  const stub = await renderScreen("/user");
  const surname = main.getByRole("textbox", { name: "Surname" });
  await expect.element(surname).toBeVisible();
  await expect.element(main.getByRole("textbox", { name: "Phone" })).toHaveValue("601 234 567");
  const stored = String(Reflect.get(surname.element(), "value"));
  await surname.fill("");
  await main.getByRole("button", { name: "Save details" }).click();
  await expect.element(surname).toHaveValue(stored);
  expect(stub.calls).not.toContain("updateUser");
  await surname.fill("Nowak");
  await main.getByRole("button", { name: "Save details" }).click();
  await expect.poll(() => stub.calls).toContain("updateUser");
  expect(await stub.sent("updateUser").json()).toEqual({ surname: "Nowak" });
});

test("details and company that were typed are back after the browser has ended the hidden page (FORM-14)", async () => {
  const first = await renderScreen("/user");
  const surname = main.getByRole("textbox", { name: "Surname" });
  const phone = main.getByRole("textbox", { name: "Phone" });
  const company = main.getByRole("textbox", { name: "Company name" });
  await surname.fill("Nowak");
  await phone.fill("601 234 000");
  await company.fill("Okna");
  window.dispatchEvent(new Event("pagehide"));
  const tab = Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key.startsWith("lucarne.typed.")));
  expect(Object.values(tab).map((text): unknown => JSON.parse(String(text)))).toEqual(
    expect.arrayContaining([{ surname: "Nowak", phone: "601 234 000" }, { name: "Okna" }]),
  );
  await first.close();
  await renderScreen("/user", { tab });
  await expect.element(surname).toHaveValue("Nowak");
  await expect.element(phone).toHaveValue("601 234 000");
  await expect.element(company).toHaveValue("Okna");
});

test("an email that is confirmed replaces the old one in its field, and the next save does not send the old one (PROF-3)", async () => {
  const email = "marek@okna.example";
  const stub = await renderScreen("/user", { answers: { getCurrentUser: userWith({ pending_email: email }) } });
  const surname = main.getByRole("textbox", { name: "Surname" });
  await surname.fill("Nowak");
  await main.getByRole("button", { name: `Confirm ${email}` }).click();
  const dialog = page.getByRole("dialog", { name: `Confirm ${email}` });
  await dialog.getByRole("textbox", { name: "Code" }).fill("123456");
  stub.answer({ getCurrentUser: userWith({ email }) });
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(main.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect.element(surname).toHaveValue("Nowak");
  await main.getByRole("button", { name: "Save details" }).click();
  await expect.poll(() => stub.calls).toContain("updateUser");
  expect(await stub.sent("updateUser").json()).toEqual({ surname: "Nowak" });
});

test(
  "a phone number that is stored meanwhile is shown in groups, and a typed email keeps its text and is sent alone",
  { tags: "long" },
  async () => {
    const stub = await renderScreen("/user");
    const email = main.getByRole("textbox", { name: "Email" });
    await email.fill("typed@okna.example");
    stub.answer({ getCurrentUser: userWith({ phone: "602345678", email: "other@okna.example" }) });
    await queryClient.refetchQueries(currentUser);
    await expect.element(main.getByRole("textbox", { name: "Phone" })).toHaveValue("602 345 678");
    await expect.element(email).toHaveValue("typed@okna.example");
    await main.getByRole("button", { name: "Save details" }).click();
    await expect.poll(() => stub.calls).toContain("updateUser");
    expect(await stub.sent("updateUser").json()).toEqual({ email: "typed@okna.example" });
  },
);

test("a company that a colleague changes shows the new texts, and a typed field keeps its own and is sent alone", async () => {
  const stub = await renderScreen("/user");
  const city = main.getByRole("textbox", { name: "Town or city" });
  await city.fill("Tarnów");
  stub.answer({ getCurrentUser: userWith({}, { name: "Okna Nowe", city: "Wieliczka" }) });
  await queryClient.refetchQueries(currentUser);
  await expect.element(main.getByRole("textbox", { name: "Company name" })).toHaveValue("Okna Nowe");
  await expect.element(city).toHaveValue("Tarnów");
  await main.getByRole("button", { name: "Save company details" }).click();
  await expect.poll(() => stub.calls).toContain("updateCompany");
  expect(await stub.sent("updateCompany").json()).toEqual({ city: "Tarnów" });
});

const PICTURE_RULE = "This file cannot be used. Choose a PNG or JPEG picture of up to 50 MB.";

/** A small picture as a browser makes it. */
const pngFile = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext("2d")?.fillRect(0, 0, 64, 48);

  return new File([await canvas.convertToBlob()], "me.png", { type: "image/png" });
};

/** A picture twice as wide as high: red at the left, transparent at the right. */
const halfRedFile = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(200, 100);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.fillStyle = "red";
  context.fillRect(0, 0, 100, 100);

  return new File([await canvas.convertToBlob()], "me.png", { type: "image/png" });
};

/** A pixel of the sent picture, at half its height: red, green, blue and how solid it is. */
const sentPixel = async (stub: ContractStub, x: number): Promise<number[]> => {
  const file = (await stub.sent("setAvatar").formData()).get("file");
  if (!(file instanceof File)) throw new Error("The form has no file.");
  const picture = await createImageBitmap(file);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context?.drawImage(picture, 0, 0);

  return [...(context?.getImageData(x, picture.height / 2, 1, 1).data ?? [])];
};

/** The field for a file, which is loaded when it is opened. */
const fileInput = async (): Promise<Locator> => {
  const find = () => main.element().querySelector("input[type=file]");
  await expect.poll(find).not.toBeNull();

  return page.elementLocator(find() ?? document.body);
};

test("“Change picture” opens the upload and closes it again; another kind of file is refused at the field (PROF-6)", async () => {
  const stub = await renderScreen("/user");
  const change = main.getByRole("button", { name: "Change picture", exact: true });
  await change.click();
  const field = await fileInput();
  await userEvent.upload(field, new File(["%PDF"], "me.pdf", { type: "application/pdf" }));
  await expect.element(main.getByText(PICTURE_RULE)).toBeVisible();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await change.click();
  await expect.element(main.getByText(PICTURE_RULE)).not.toBeInTheDocument();
  expect(stub.calls).not.toContain("setAvatar");
});

test("a cropped picture is sent as one square file of a multipart form (PROF-5)", async () => {
  const stub = await renderScreen("/user");
  await main.getByRole("button", { name: "Change picture", exact: true }).click();
  await userEvent.upload(await fileInput(), await pngFile());
  await page.getByRole("dialog", { name: "Crop the picture" }).getByRole("button", { name: "Save picture" }).click();
  await expect.poll(() => stub.calls).toContain("setAvatar");
  const form = await stub.sent("setAvatar").formData();
  expect([...form.keys()]).toEqual(["file"]);
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("The form has no file.");
  expect(["image/png", "image/jpeg"]).toContain(file.type);
  const { width, height } = await createImageBitmap(file);
  expect(width).toBe(height);
});

test("a phone's photo above 5 MB is cropped and sent small (PROF-5)", { tags: "long" }, async () => {
  const stub = await renderScreen("/user");
  await main.getByRole("button", { name: "Change picture", exact: true }).click();
  const photo = new File([await pngFile(), new Uint8Array(6_000_000)], "me.png", { type: "image/png" });
  await userEvent.upload(await fileInput(), photo);
  await page.getByRole("dialog", { name: "Crop the picture" }).getByRole("button", { name: "Save picture" }).click();
  await expect.poll(() => stub.calls).toContain("setAvatar");
  const file = (await stub.sent("setAvatar").formData()).get("file");
  if (!(file instanceof File)) throw new Error("The form has no file.");
  expect(file.size).toBeLessThan(500_000);
});

test(
  "each position of a picture with transparent parts is cropped onto white, without the positions before (PROF-6)",
  { tags: "long" },
  async () => {
    const stub = await renderScreen("/user");
    await main.getByRole("button", { name: "Change picture", exact: true }).click();
    await userEvent.upload(await fileInput(), await halfRedFile());
    const dialog = page.getByRole("dialog", { name: "Crop the picture" });
    const across = dialog.getByRole("slider").nth(1);
    await across.fill("-1");
    await across.fill("1");
    await dialog.getByRole("button", { name: "Save picture" }).click();
    await expect.poll(() => stub.calls).toContain("setAvatar");
    for (const x of [8, 256, 504]) expect((await sentPixel(stub, x)).every((value) => value > 250)).toBe(true);
  },
);

test(
  "a drag moves the picture also in a browser whose pointer events do not say how far (PROF-6)",
  { tags: "long" },
  async () => {
    const stub = await renderScreen("/user");
    await main.getByRole("button", { name: "Change picture", exact: true }).click();
    await userEvent.upload(await fileInput(), await halfRedFile());
    const dialog = page.getByRole("dialog", { name: "Crop the picture" });
    await expect.element(dialog).toBeVisible();
    const preview = dialog.element().querySelector("canvas");
    if (!preview) throw new Error("There is no preview.");
    // A pointer that does not exist cannot be captured.
    preview.setPointerCapture = () => undefined;
    const point = (type: string, clientX: number) => {
      const event = new PointerEvent(type, { bubbles: true, isPrimary: true, buttons: 1, clientX, clientY: 100 });
      Object.defineProperties(event, { movementX: { value: undefined }, movementY: { value: undefined } });
      preview.dispatchEvent(event);
    };
    point("pointerdown", 100);
    point("pointermove", 200);
    point("pointermove", 500);
    await dialog.getByRole("button", { name: "Save picture" }).click();
    await expect.poll(() => stub.calls).toContain("setAvatar");
    // Dragged as far to the right as it goes, the left half of the picture is kept.
    for (const x of [8, 256, 504]) {
      const [red = 0, green = 255, blue = 255] = await sentPixel(stub, x);
      expect(red).toBeGreaterThan(200);
      expect(Math.max(green, blue)).toBeLessThan(60);
    }
  },
);

test(
  "a picture that the server refuses shows an error at the field and can be replaced (PROF-6)",
  { tags: "long" },
  async () => {
    const stub = await renderScreen("/user", { answers: { setAvatar: { status: 422 } } });
    await main.getByRole("button", { name: "Change picture", exact: true }).click();
    await userEvent.upload(await fileInput(), await pngFile());
    await page.getByRole("dialog", { name: "Crop the picture" }).getByRole("button", { name: "Save picture" }).click();
    await expect.element(main.getByText("Choose a PNG or JPEG picture.")).toBeVisible();
    stub.answer({ setAvatar: {} });
    await userEvent.upload(await fileInput(), await pngFile());
    await page.getByRole("dialog", { name: "Crop the picture" }).getByRole("button", { name: "Save picture" }).click();
    await expect.poll(() => main.element().querySelector("input[type=file]")).toBeNull();
  },
);

test("a company needs name, address, postcode and town (PROF-7)", async () => {
  const stub = await renderScreen("/user");
  for (const name of ["Company name", "Address", "Postcode", "Town or city"])
    await main.getByRole("textbox", { name }).fill(" ");
  await main.getByRole("button", { name: "Save company details" }).click();
  for (const name of ["Company name", "Address", "Postcode", "Town or city"])
    await expect.element(main.getByText(`Fill in the “${name}” field.`)).toBeVisible();
  expect(stub.calls).not.toContain("updateCompany");
});

test("letters in a postcode and digits in a town are refused beside their fields", { tags: "long" }, async () => {
  const stub = await renderScreen("/user");
  await main.getByRole("textbox", { name: "Postcode" }).fill("34-ABC");
  await main.getByRole("textbox", { name: "Town or city" }).fill("Tow3n");
  await main.getByRole("button", { name: "Save company details" }).click();
  await expect.element(main.getByText("Letters are not allowed.")).toBeVisible();
  await expect.element(main.getByText("Digits are not allowed.")).toBeVisible();
  expect(stub.calls).not.toContain("updateCompany");
});

test("a session with a known country names it, others do not", async () => {
  await renderScreen("/user");
  const sessions = main.getByRole("listitem");
  await expect.element(sessions.filter({ hasText: "Chrome, Android" }).getByText("Poland")).toBeVisible();
  const other = sessions.filter({ hasText: "Firefox, Windows" });
  await expect.element(other).toBeVisible();
  await expect.element(other.getByText("Poland")).not.toBeInTheDocument();
});

test.each(
  everyNth(2, [
    ["details", "updateUser", "Surname", "Save details", "Nowak"],
    ["company", "updateCompany", "Company name", "Save company details", "Okna Nowe sp. z o.o."],
  ] as const),
)("a refused change of the %s says why and keeps what was typed", async (_, call, name, save, text) => {
  await renderScreen("/user", { answers: { [call]: { status: 500 } } });
  const field = main.getByRole("textbox", { name });
  await field.fill(text);
  await main.getByRole("button", { name: save }).click();
  await expect.element(main.getByRole("alert").getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect.element(field).toHaveValue(text);
});

test("an address that is not confirmed says so and leads to its confirmation; consent by phone says what it covers", async () => {
  await renderScreen("/user", { answers: { getCurrentUser: userWith({ verified_email_at: null }) } });
  await expect.element(main.getByText("Not confirmed yet.")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Confirm email" })).toHaveAttribute("href", "/verify-email");
  await expect
    .element(main.getByRole("switch", { name: "By phone and text message" }))
    .toHaveAccessibleDescription("Offers only");
});

test.each(
  everyNth(2, [
    ["an owner", owner()],
    ["an installer", userWith({})],
  ] as const),
)("%s switches the own consents (PRM-10)", async (_role, getCurrentUser) => {
  const stub = await renderScreen("/user", { answers: { getCurrentUser } });
  await expect.element(main.getByRole("switch", { name: "By email" })).toBeEnabled();
  await main.getByRole("switch", { name: "By phone and text message" }).click();
  await expect.poll(() => stub.calls).toContain("updateUser");
});

test("a consent that could not be saved shows the stored state again", async () => {
  await renderScreen("/user", { answers: { updateUser: { status: 500 } } });
  const consent = main.getByRole("switch", { name: "By phone and text message" });
  await expect.element(consent).toBeVisible();
  const before = consent.element().getAttribute("aria-checked");
  await consent.click();
  await expect.element(main.getByRole("alert").getByText("Something went wrong. Please try again.")).toBeVisible();
  await expect.element(consent).toHaveAttribute("aria-checked", before ?? "");
});

test("a link asks before it leaves unsaved changes", { tags: "long" }, async () => {
  await renderScreen("/user");
  await main.getByRole("textbox", { name: "Surname" }).fill("Nowak");
  await page.getByRole("link", { name: "Team", exact: true }).first().click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(main.getByRole("textbox", { name: "Surname" })).toHaveValue("Nowak");
  await page.getByRole("link", { name: "Team", exact: true }).first().click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
});

test("signing out asks before it leaves unsaved changes (FORM-13)", async () => {
  await renderScreen("/user");
  await main.getByRole("textbox", { name: "Surname" }).fill("Nowak");
  const logOut = async () => {
    await page.getByRole("button", { name: /Marek Zieliński/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
  };
  await logOut();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(main.getByRole("textbox", { name: "Surname" })).toHaveValue("Nowak");
  await logOut();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => location.pathname).toBe("/login");
});

test("signing out with scans that are not sent asks about them after the changes, and nothing lies over it", async () => {
  onTestFinished(() => scanQueue.remove(scanQueue.snapshot().scans));
  await renderScreen("/user", { answers: { createScan: "pending" } });
  await main.getByRole("textbox", { name: "Surname" }).fill("Nowak");
  await scanQueue.add({ uuid: UUID, number: "PL-2026-00117" }, ["LU091000031"], new Set());
  await page.getByRole("button", { name: /Marek Zieliński/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const changes = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await changes.getByRole("button", { name: "Leave" }).click();
  const unsent = page.getByRole("alertdialog", { name: "Scans not sent: 1" });
  await expect.element(unsent).toBeVisible();
  await expect.element(changes).not.toBeInTheDocument();
  await unsent.getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => location.pathname).toBe("/login");
});

test.each(
  everyNth(3, [
    ["/projects/add", "textbox", "Postcode"],
    ["/projects/add", "combobox", "Street and house number"],
    ["/team/add", "textbox", "Surname"],
  ] as const),
)("a link asks before it leaves what was typed on %s in the %s “%s” (FORM-13)", async (path, role, name) => {
  await renderScreen(path);
  const field = main.getByRole(role, { name });
  await field.fill("12");
  await page.getByRole("link", { name: "Rewards", exact: true }).first().click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(field).toHaveValue("12");
  await field.fill("");
  await page.getByRole("link", { name: "Rewards", exact: true }).first().click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Rewards" })).toBeVisible();
});

test("Back asks before it leaves unsaved changes, and goes back after Leave", { tags: "long" }, async () => {
  await renderScreen("/rewards");
  await page.getByRole("link", { name: "Team", exact: true }).first().click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await page.getByRole("button", { name: /Marek Zieliński/ }).click();
  await page.getByRole("menuitem", { name: /^Profile/ }).click();
  await main.getByRole("textbox", { name: "Surname" }).fill("Nowak");
  history.back();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(location.pathname).toBe("/user");
  await expect.element(main.getByRole("textbox", { name: "Surname" })).toHaveValue("Nowak");

  history.go(-2);
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Rewards" })).toBeVisible();
  expect(location.pathname).toBe("/rewards");
});

test("certificates and sessions that could not be loaded say so", async () => {
  await renderScreen("/user", { answers: { listCertificates: { status: 500 }, listSessions: { status: 500 } } });
  await expect.element(main.getByText("The certificates could not be loaded.")).toBeVisible();
  await expect.element(main.getByText("The sessions could not be loaded.")).toBeVisible();
});

test("a new phone number that is not confirmed asks for its code, and a wrong code stays beside its field (PROF-3)", async () => {
  const user = exampleOf("getCurrentUser");
  const stub = await renderScreen("/user", {
    answers: {
      getCurrentUser: { body: { ...user, pending_phone: "601234567" } },
      confirmPhoneVerification: { status: 406 },
    },
  });
  await main.getByRole("button", { name: "Confirm +48 601 234 567" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm +48 601 234 567" });
  await expect.element(dialog.getByText("Enter the code we sent to +48 601 234 567.")).toBeVisible();
  expect(stub.calls).toContain("sendPhoneVerification");
  await dialog.getByRole("textbox", { name: "Code" }).fill("123456");
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(dialog.getByText("The code is wrong or has expired. Request a new one.")).toBeVisible();
  await expect.element(dialog.getByRole("textbox", { name: "Code" })).toHaveValue("123456");
  stub.answer({ confirmPhoneVerification: {}, getCurrentUser: { body: user } });
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect.element(main.getByRole("button", { name: "Confirm +48 601 234 567" })).not.toBeInTheDocument();
});
