import { strings } from "@lucarne/ui/strings/en";
import { UiProvider } from "@lucarne/ui/provider";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { matchers } from "../../../../test-matchers.ts";
import { everyNth } from "../../../../test-sample.ts";
import { Configurator, type ConfiguratorProps } from "./configurator.tsx";
import { FormProvider } from "./context.ts";
import { LogoRefusedError } from "./functions.ts";
import { createFormStore } from "./model/store.ts";
import { Preview } from "./preview/preview.tsx";
import { CARD_BACKGROUNDS } from "../artwork/covers/all.ts";
import { SERVICES, workingFunctions } from "./testing/functions.ts";
import { FORM_PRODUCTS } from "./testing/products.ts";
import { words } from "../generated/form-words/en.ts";
import { writeDraft } from "./model/draft/draft.ts";
import { planOf } from "./model/product/plan.ts";
import { startValues } from "./model/values.ts";

const open = async (overrides: Partial<ConfiguratorProps> = {}) => {
  const onSubmit = vi.fn<ConfiguratorProps["onSubmit"]>();
  await page.viewport(1280, 900);
  const props: ConfiguratorProps = {
    product: FORM_PRODUCTS.cardHorizontal,
    language: "en",
    partner: false,
    words,
    functions: workingFunctions(),
    onSubmit,
    ...overrides,
  };
  const screen = await render(
    <UiProvider strings={strings} locale="en">
      <Configurator {...props} />
    </UiProvider>,
  );
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  return { screen, onSubmit, field };
};

const submit = (screen: Awaited<ReturnType<typeof open>>["screen"]) =>
  screen.getByRole("button", { name: words.order.goOn }).click();

const front = (screen: Awaited<ReturnType<typeof open>>["screen"]) =>
  screen.getByRole("img", { name: /^Preview, Front/ });
const printed = (screen: Awaited<ReturnType<typeof open>>["screen"]) =>
  screen.getByRole("region", { name: words.printed.title });
const back = (screen: Awaited<ReturnType<typeof open>>["screen"]) =>
  screen.getByRole("img", { name: /^Preview, Back/ });

/** Presses Tab until the element has the focus. */
const tabTo = async (wanted: Locator): Promise<void> => {
  await expect.element(wanted).toBeVisible();
  for (let step = 0; step < 40 && document.activeElement !== wanted.element(); step += 1) await userEvent.tab();
  await expect.element(wanted).toHaveFocus();
};

/** A small picture file. */
const png = async (): Promise<File> => {
  const canvas = document.createElement("canvas");
  canvas.width = 40;
  canvas.height = 20;
  canvas.getContext("2d")?.fillRect(0, 0, 40, 20);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new File([blob ?? ""], "logo.png", { type: "image/png" });
};

describe("filling in", () => {
  test("updates the preview on each change and submits the values", async () => {
    const { screen, onSubmit, field } = await open();
    await field("First name").fill("Marek");
    await field("Surname").fill("Kowalczyk");
    await field("Company name").fill("Dach-Serwis");
    await field("Phone").fill("+48 601 234 567");
    await expect.element(printed(screen).getByText("Marek Kowalczyk", { exact: true })).toBeVisible();
    await screen.getByRole("radio", { name: "Patina seam" }).click();
    await screen.getByRole("button", { name: "Add one" }).click();
    await submit(screen);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      quantity: 2,
      data: matchers.objectContaining({
        type: "business_card_horizontal",
        name: "Marek",
        phone: "+48 601 234 567",
        coverImage: "card-3",
        services: matchers.arrayContaining([matchers.objectContaining({ text: "Roof window fitting" })]),
      }),
    });
  });

  test("a flyer can be completed and ordered with the keyboard only", async () => {
    const { screen, onSubmit, field } = await open({ product: FORM_PRODUCTS.flyer });
    await tabTo(field("Company name"));
    await userEvent.keyboard("Dach-Serwis");
    await tabTo(screen.getByRole("radio", { name: "Golden slate" }));
    await userEvent.keyboard("{ArrowRight}");
    await tabTo(field("Phone"));
    await userEvent.keyboard("+48 601 234 567");
    await tabTo(field("Short description"));
    await userEvent.keyboard("More daylight");
    for (const { text } of SERVICES.slice(0, 6)) {
      await tabTo(screen.getByRole("checkbox", { name: text }));
      await userEvent.keyboard(" ");
    }
    await userEvent.tab(); // The other two services are disabled, so the first optional field is next.
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Address")).toHaveFocus();
    await userEvent.keyboard("ul. Polna 12{Enter}Kraków");
    await expect.element(printed(screen).getByText("ul. Polna 12, Kraków", { exact: true })).toBeVisible();
    await tabTo(screen.getByRole("button", { name: words.order.goOn }));
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0].data).toMatchObject({
      coverImage: "services-2",
      shortDescription: "More daylight",
      address: { line1: "ul. Polna 12", line2: "Kraków", line3: "" },
    });
  });

  test("a card can be corrected, completed and ordered with the keyboard only", { tags: "long" }, async () => {
    const { screen, onSubmit, field } = await open({ product: FORM_PRODUCTS.cardVertical });
    await tabTo(screen.getByRole("button", { name: words.order.goOn }));
    await userEvent.keyboard("{Enter}");
    await expect.element(field("First name")).toHaveFocus();
    await userEvent.keyboard("Marek");
    await tabTo(field("Surname"));
    await userEvent.keyboard("Kowalczyk");
    await tabTo(field("Company name"));
    await userEvent.keyboard("Dach-Serwis");
    await tabTo(screen.getByRole("radio", { name: "Panes" }));
    await userEvent.keyboard("{ArrowLeft}");
    await tabTo(field("Email"));
    await userEvent.keyboard("biuro@dach.example");
    await tabTo(screen.getByRole("checkbox", { name: "Roof window fitting" }));
    await userEvent.keyboard(" ");
    await tabTo(screen.getByRole("checkbox", { name: "Advice" }));
    await userEvent.keyboard(" ");
    await tabTo(screen.getByRole("button", { name: "Link and QR code" }));
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Link and QR code")).toHaveFocus();
    // One step of undo has what is typed without a pause, however slow the machine is.
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
    await userEvent.keyboard("dach.example");
    clock.mockRestore();
    await tabTo(screen.getByRole("button", { name: words.preview.undo }));
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Link and QR code")).toHaveValue("");
    await tabTo(screen.getByRole("button", { name: words.preview.redo }));
    await userEvent.keyboard("{Enter}");
    await tabTo(screen.getByRole("button", { name: "Add one" }));
    await userEvent.keyboard("{Enter}");
    await tabTo(screen.getByRole("button", { name: words.order.goOn }));
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    const [order] = onSubmit.mock.calls[0] ?? [];
    expect(order).toMatchObject({
      quantity: 2,
      data: { surname: "Kowalczyk", coverImage: "card-7", email: "biuro@dach.example", link: "https://dach.example" },
    });
    expect(order?.data.services?.map(({ text }) => text)).toEqual([
      "Window replacement",
      "Shutters and blinds",
      "Flashing and drainage",
      "Advice",
    ]);
  });

  test.each(
    everyNth(2, [
      [320, 640],
      [390, 640],
    ]),
  )("keeps the focused element above a phone's order bar, %d wide", async (width, height) => {
    const { screen } = await open({ product: FORM_PRODUCTS.flyer });
    await page.viewport(width, height);
    await expect.element(screen.getByRole("checkbox", { name: "Advice" })).toBeVisible();
    const bar = screen.getByRole("button", { name: words.order.goOnShort, exact: true }).element().parentElement;
    const lost: (string | null)[] = [];
    const form = screen.container.querySelector("form");
    await tabTo(screen.getByLabelText("Company name", { exact: true }));
    while (document.activeElement && form?.contains(document.activeElement) && !bar?.contains(document.activeElement)) {
      const { top } = document.activeElement.getBoundingClientRect();
      if (bar && top >= bar.getBoundingClientRect().top)
        lost.push(document.activeElement.id || document.activeElement.textContent);
      await userEvent.tab();
    }
    expect(lost).toEqual([]);
    expect(bar?.contains(document.activeElement)).toBe(true);
  });

  test("re-renders only the edited field, the preview and the list of printed texts", async () => {
    const { screen, field } = await open();
    await field("First name").fill("M");
    await expect.poll(() => screen.container.querySelectorAll("label img").length).toBe(CARD_BACKGROUNDS.length);
    await expect.element(printed(screen).getByText("M", { exact: true })).toBeVisible();
    const nodes = () => [...screen.container.querySelectorAll("section section, section[aria-labelledby]")];
    const before = nodes();
    const changes: Node[] = [];
    const observer = new MutationObserver((found) => changes.push(...found.map(({ target }) => target)));
    observer.observe(screen.container, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.keyboard("a");
    observer.disconnect();
    expect(nodes()).toEqual(before);
    const outside = changes.filter((node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return !element?.closest("svg, [id*='-printed-']") && element?.id !== field("First name").element().id;
    });
    // The first undo step enables the button.
    expect(outside.filter((node) => !(node instanceof Element && node.closest("button")))).toEqual([]);
  });

  test("cuts a pasted text, announces it and counts down", async () => {
    const { screen, field } = await open({ product: FORM_PRODUCTS.flyer });
    const short = field("Short description");
    await short.fill("More light. ".repeat(8));
    await expect.element(short).toHaveValue("More light. ".repeat(8).slice(0, 80));
    await expect.element(short).toHaveAccessibleDescription(/Character limit: 80\. The rest was removed\./);
    await short.fill("More light ".repeat(7).slice(0, 70));
    await expect.element(short).toHaveAccessibleDescription(/Characters left: 10/);
    await expect.element(screen.getByText("Characters left: 10").last()).toHaveAttribute("role", "status");
  });

  test("says that a text was cut also when the rest of it does not fit", { tags: "long" }, async () => {
    const { field } = await open({ product: FORM_PRODUCTS.billboard });
    const short = field("Short description");
    await short.fill("W".repeat(100));
    await expect.element(short).toHaveAttribute("aria-invalid", "true");
    await expect.element(short).toHaveAccessibleDescription(/Character limit: 80\. The rest was removed\./);
  });

  test("says that a field is not printed on this product", async () => {
    const fields = ["shortDescription", "address", "link"].map((name) => ({ name, group: "required" as const }));
    const { field } = await open({ product: { ...FORM_PRODUCTS.billboard, fields } });
    await expect.element(field("Address")).toHaveAccessibleDescription(words.hints.notPrinted);
    await expect.element(field("Short description")).toHaveAccessibleDescription(/^Shown as the headline/);
    await field("Link and QR code").fill("dach.example");
    await expect.element(field("Link and QR code")).toHaveAccessibleDescription(words.hints.notPrinted);
  });

  test("says that a description is not printed beside another one that takes its place", { tags: "long" }, async () => {
    const fields = ["shortDescription", "longDescription"].map((name) => ({ name, group: "required" as const }));
    const { field } = await open({ product: { ...FORM_PRODUCTS.billboard, fields } });
    await field("Short description").fill("");
    const long = field("Long description");
    await expect.element(long).not.toHaveAccessibleDescription(new RegExp(words.hints.notPrinted));
    await field("Short description").fill("Okna");
    await expect.element(long).toHaveAccessibleDescription(new RegExp(words.hints.notPrinted));
    await expect.element(field("Email")).not.toHaveAccessibleDescription(new RegExp(words.hints.notPrinted));
  });

  test("does not offer optional fields that the product does not print", async () => {
    const { screen } = await open({ product: FORM_PRODUCTS.billboard });
    await expect.element(screen.getByRole("textbox", { name: "Short description" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Address" })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Link and QR code" })).not.toBeInTheDocument();
  });

  test("undoes and redoes with buttons and keys", async () => {
    const { screen, field } = await open();
    await field("First name").fill("Marek");
    await screen.getByRole("radio", { name: "Slate" }).click();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(screen.getByRole("radio", { name: "Panes" })).toBeChecked();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(field("First name")).toHaveValue("");
    await screen.getByRole("button", { name: "Redo" }).click();
    await expect.element(field("First name")).toHaveValue("Marek");
  });
});

describe("errors", () => {
  test("are all listed, link to their fields, and disappear when fixed", async () => {
    const { screen, onSubmit, field } = await open();
    await submit(screen);
    const list = screen.getByRole("alert");
    await expect.element(list.getByRole("link")).toHaveLength(4);
    for (const name of ["First name", "Surname", "Company name"])
      await expect.element(list.getByRole("link", { name: `${name}: ${words.problems.required}` })).toBeVisible();
    await expect.element(field("First name")).toHaveFocus();
    await list.getByRole("link", { name: /^Contact/ }).click();
    await expect.element(field("Phone")).toHaveFocus();
    await field("Email").fill("biuro@dach.example");
    await expect.element(list.getByRole("link")).toHaveLength(3);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("that either of two fields can fix mark both and are listed once", { tags: "long" }, async () => {
    const { screen, field } = await open();
    await submit(screen);
    await expect.element(field("Phone")).toHaveAccessibleDescription(words.problems.noContact);
    await expect.element(field("Email")).toHaveAccessibleDescription(words.problems.noContact);
    await expect.element(screen.getByRole("link", { name: /phone number or an email/ })).toHaveLength(1);
    await field("Email").fill("biuro@dach.example");
    await expect.element(field("Phone")).not.toHaveAttribute("aria-invalid");
    await expect.element(field("Email")).not.toHaveAttribute("aria-invalid");
  });

  test("about a sold-out product are visible from the start, on phones too", async () => {
    const { screen, onSubmit } = await open({ product: FORM_PRODUCTS.flyerSoldOut });
    await page.viewport(390, 800);
    const said = screen.getByText(words.problems.soldOut, { exact: true });
    await expect.element(said).toBeVisible();
    await screen.getByRole("button", { name: words.order.goOnShort, exact: true }).click();
    await screen.getByRole("link", { name: /sold out/ }).click();
    expect(document.activeElement?.contains(said.element())).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("about services that are still loading link to their section", async () => {
    const { screen } = await open({ functions: { ...workingFunctions(), loadServices: () => new Promise(() => {}) } });
    await submit(screen);
    await screen.getByRole("link", { name: /The services are still loading/ }).click();
    await expect.element(screen.getByRole("group", { name: words.services.loading })).toHaveFocus();
  });

  test("about services change when the services have loaded", { tags: "long" }, async () => {
    const { promise, resolve } = Promise.withResolvers<typeof SERVICES>();
    const functions = { ...workingFunctions(), loadServices: () => promise };
    const { screen } = await open({ product: FORM_PRODUCTS.flyer, functions });
    await submit(screen);
    await expect.element(screen.getByRole("link", { name: /The services are still loading/ })).toBeVisible();
    resolve(SERVICES);
    await expect.element(screen.getByRole("link", { name: "Number of services to choose: 6" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /still loading/ })).not.toBeInTheDocument();
  });

  test("about a partly entered text wait until the field loses the focus", async () => {
    const { field } = await open();
    await field("Email").fill("biuro");
    await expect.element(field("Email")).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await expect.element(field("Email")).toHaveAccessibleDescription(words.problems.badEmail);
  });

  test("about an empty added field ask to fill or remove it", { tags: "long" }, async () => {
    const { screen, field } = await open();
    await screen.getByRole("button", { name: "Address" }).click();
    await expect.element(field("Address")).toHaveFocus();
    await submit(screen);
    await expect.element(field("Address")).toHaveAccessibleDescription(words.problems.addedEmpty);
    await screen.getByRole("button", { name: "Address" }).click();
    await expect.element(field("Address")).not.toBeInTheDocument();
  });

  test("about services that did not load offer a retry", async () => {
    const working = workingFunctions();
    const loadServices = vi.fn<typeof working.loadServices>(working.loadServices);
    loadServices.mockRejectedValueOnce(new Error("offline"));
    const { screen } = await open({ functions: { ...working, loadServices } });
    await screen.getByRole("button", { name: words.services.tryAgain }).click();
    await expect.element(screen.getByRole("checkbox", { name: "Roof window fitting" })).toBeChecked();
    await expect.element(screen.getByText("4 of 4 chosen")).toBeVisible();
  });
});

describe("the link", () => {
  test("loads its code when a second has passed since the last key, not earlier", { tags: "long" }, async () => {
    const working = workingFunctions();
    let lastKey = 0;
    const noteKey = () => (lastKey = performance.now());
    window.addEventListener("input", noteKey, { capture: true });
    onTestFinished(() => window.removeEventListener("input", noteKey, { capture: true }));
    const requested: { link: string; pause: number }[] = [];
    const loadCode: typeof working.loadCode = (link, signal) => {
      requested.push({ link, pause: performance.now() - lastKey });
      return working.loadCode(link, signal);
    };
    const { screen, field } = await open({ functions: { ...working, loadCode } });
    await screen.getByRole("button", { name: "Link and QR code" }).click();
    await field("Link and QR code").fill("dach.example");
    await expect.poll(() => requested.at(-1)?.link).toBe("https://dach.example");
    // Timers are rounded to a millisecond.
    for (const { pause } of requested) expect(pause).toBeGreaterThanOrEqual(999);
  });

  test(
    "loads its code a second after the last key, cancels an older request and keeps the last valid code",
    { tags: "long" },
    async () => {
      const working = workingFunctions();
      const asked: { link: string; signal: AbortSignal }[] = [];
      const loadCode: typeof working.loadCode = async (link, signal) => {
        asked.push({ link, signal });
        return link.includes("slow") ? new Promise(() => undefined) : working.loadCode(link, signal);
      };
      const { screen, field } = await open({ functions: { ...working, loadCode } });
      await screen.getByRole("button", { name: "Link and QR code" }).click();
      const link = field("Link and QR code");
      await link.fill("dach.example");
      expect(asked).toEqual([]);
      const code = screen.getByRole("img", { name: words.hints.codePicture });
      await expect.element(code).toBeVisible();
      await expect
        .element(printed(screen).getByText("QR code for https://dach.example", { exact: true }))
        .toBeVisible();
      await link.fill("dach.example/slow");
      await expect.poll(() => asked.map((one) => one.link)).toContain("https://dach.example/slow");
      await expect.element(code).toBeVisible();
      await link.fill("dach.example/next");
      await expect.poll(() => asked.at(-1)?.link).toBe("https://dach.example/next");
      expect(asked.find((one) => one.link.endsWith("slow"))?.signal.aborted).toBe(true);
    },
  );

  test("prints its code although its preview did not load", { tags: "long" }, async () => {
    const functions = { ...workingFunctions(), loadCode: () => Promise.reject(new Error("offline")) };
    const { screen, field } = await open({ functions });
    await screen.getByRole("button", { name: "Link and QR code" }).click();
    await field("Link and QR code").fill("dach.example");
    await expect.element(screen.getByText(words.hints.codeFailed)).toBeVisible();
    await expect.element(printed(screen).getByText("QR code for https://dach.example", { exact: true })).toBeVisible();
  });
});

describe("the logo", () => {
  const choose = (screen: Awaited<ReturnType<typeof open>>["screen"], file: File) =>
    userEvent.upload(screen.getByLabelText("Logo", { exact: true }), file);

  /** Chooses a file without sending its bytes through the test runner, which takes ten seconds for 10 MB. */
  const chooseLarge = async (screen: Awaited<ReturnType<typeof open>>["screen"], file: File): Promise<void> => {
    const input = screen.getByLabelText("Logo", { exact: true });
    await expect.element(input).toBeEnabled();
    const chosen = new DataTransfer();
    chosen.items.add(file);
    Object.assign(input.element(), { files: chosen.files });
    input.element().dispatchEvent(new Event("change", { bubbles: true }));
  };

  test("is uploaded at once, appears on the preview, and its removal brings the partner's logo back", async () => {
    const { screen } = await open({ partner: true, partnerLogo: "/art/partner/pl.svg" });
    await expect.element(printed(screen).getByText("Recommended partner", { exact: true })).toBeVisible();
    await choose(screen, await png());
    await expect.poll(() => front(screen).element().querySelector("image")?.getAttribute("href")).toMatch(/^blob:/);
    await expect.element(screen.getByText(/^The logo will look blurred in print: \d+\sppi at this size/)).toBeVisible();
    await screen.getByRole("button", { name: "Remove logo.png" }).click();
    await expect.element(printed(screen).getByText("Recommended partner", { exact: true })).toBeVisible();
    expect(front(screen).element().querySelector("image")).toBeNull();
  });

  test("as an SVG is shown as vectors", { tags: "long" }, async () => {
    const { screen } = await open();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#a00" d="M0 0h40v20z"/></svg>';
    await choose(screen, new File([svg], "logo.svg", { type: "image/svg+xml" }));
    await expect.element(screen.getByText(/^[\d.,]+\s[kM]B$/)).toBeVisible();
    await expect.poll(() => front(screen).element().querySelector('[fill="#a00"],[fill="#aa0000"]')).not.toBeNull();
  });

  test("that is passed to the print shop unread says so", { tags: "long" }, async () => {
    const { screen } = await open();
    await choose(screen, new File(["%!PS-Adobe-3.0 EPSF"], "kowalczyk.eps", { type: "application/postscript" }));
    await expect.element(screen.getByText(/The print shop receives this file unchanged/)).toBeVisible();
  });

  test.each(
    everyNth(2, [
      ["of a wrong type", new File(["MZ"], "logo.exe"), /^This file type is not supported\. Allowed: PDF, AI, EPS/],
      ["that is too large", new File([new Uint8Array(10_000_001)], "logo.png"), "The file is too large. Up to 10 MB."],
    ] as const),
  )("%s is refused before the upload", async (_, file, message) => {
    const working = workingFunctions();
    const uploadLogo = vi.fn<typeof working.uploadLogo>();
    const { screen } = await open({ functions: { ...working, uploadLogo } });
    await chooseLarge(screen, file);
    await expect.element(screen.getByText(message).first()).toBeVisible();
    await submit(screen);
    await expect.element(screen.getByRole("link", { name: /^Logo/ })).toBeVisible();
    expect(uploadLogo).not.toHaveBeenCalled();
  });

  test("that the server refuses shows the server's message; a failed upload can be retried", async () => {
    const working = workingFunctions();
    const uploadLogo = vi.fn<typeof working.uploadLogo>(working.uploadLogo);
    uploadLogo.mockRejectedValueOnce(new LogoRefusedError("This file holds a virus."));
    uploadLogo.mockRejectedValueOnce(new Error("offline"));
    const { screen } = await open({ functions: { ...working, uploadLogo } });
    await choose(screen, await png());
    await expect.element(screen.getByText("This file holds a virus.").first()).toBeVisible();
    await choose(screen, await png());
    await screen.getByRole("button", { name: words.logo.tryAgain }).click();
    await expect.element(screen.getByText(/^[\d.,]+\s[kM]B$/)).toBeVisible();
  });

  test("can be cancelled during the upload", { tags: "long" }, async () => {
    const working = workingFunctions();
    let signal: AbortSignal | undefined;
    const uploadLogo: typeof working.uploadLogo = (_, progress, abort) => {
      signal = abort;
      progress(30, 100);
      return new Promise(() => undefined);
    };
    const { screen } = await open({ functions: { ...working, uploadLogo } });
    await choose(screen, await png());
    await expect.element(screen.getByText(/^Uploading, /)).toBeVisible();
    await screen.getByRole("button", { name: "Cancel the upload of logo.png" }).click();
    expect(signal?.aborted).toBe(true);
    await expect.element(screen.getByText("logo.png")).not.toBeInTheDocument();
  });
});

describe("what will be printed", () => {
  test("is listed by side: cover, logo, texts, services and the QR code", { tags: "long" }, async () => {
    const { screen, field } = await open();
    await field("First name").fill("Marek");
    await screen.getByRole("button", { name: "Link and QR code" }).click();
    await field("Link and QR code").fill("dach.example");
    const list = printed(screen);
    await expect.element(list.getByText("Cover: Panes")).toBeVisible();
    await expect.element(list.getByText("Roof window fitting")).toBeVisible();
    await expect.element(list.getByText("QR code for https://dach.example"), { timeout: 5000 }).toBeVisible();
    await expect.element(back(screen)).toHaveAccessibleName("Preview, Back");
    const details = back(screen).element().getAttribute("aria-details") ?? "";
    expect(document.getElementById(details)?.textContent).toContain("Marek");
  });
});

describe("the preview", () => {
  test("can be turned over with both controls, and enlarged", { tags: "long" }, async () => {
    const { screen } = await open({ product: FORM_PRODUCTS.flyer });
    await screen.getByRole("button", { name: "Turn over" }).click();
    await expect.element(screen.getByRole("radio", { name: "Back" })).toBeChecked();
    await screen.getByRole("region", { name: words.preview.title }).getByRole("radio", { name: "Front" }).click();
    await expect.element(front(screen)).toBeVisible();
    await screen.getByRole("button", { name: words.preview.enlarge }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Larger" }).click();
    await expect.element(dialog.getByRole("status")).toHaveTextContent("150%");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("that did not load can be retried", async () => {
    let tries = 0;
    const setting = { product: FORM_PRODUCTS.flyer, language: "en", partner: false } as const;
    const store = createFormStore(setting, undefined, async () => {
      tries += 1;
      if (tries === 1) throw new Error("offline");
      return import("./model/engine/engine.ts");
    });
    await store.loadEngine();
    const form = { store, words, functions: workingFunctions(), id: "form", nextFocusRef: { current: null } };
    const screen = await render(
      <UiProvider strings={strings} locale="en">
        <FormProvider value={form}>
          <Preview />
        </FormProvider>
      </UiProvider>,
    );
    await expect.element(screen.getByRole("alert").getByText(words.preview.failed)).toBeVisible();
    await screen.getByRole("button", { name: words.preview.tryAgain }).click();
    await expect.element(front(screen)).toBeVisible();
  });

  test("is saved as a print proof with the uploaded logo", { tags: "long" }, async () => {
    const { screen } = await open();
    await userEvent.upload(screen.getByLabelText("Logo", { exact: true }), await png());
    await expect.poll(() => front(screen).element().querySelector("image")).not.toBeNull();
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await screen.getByRole("button", { name: words.preview.proof }).click();
    await expect.poll(() => saved).toEqual(["business_card_horizontal.pdf"]);
    click.mockRestore();
  });
});

describe("the draft", () => {
  test("is saved while typing and restored", async () => {
    let kept: string | null = null;
    const draft = {
      read: () => kept,
      write: (text: string) => {
        kept = text;
      },
    };
    const first = await open({ draft });
    await first.field("First name").fill("Marek");
    await expect.poll(() => kept).toContain("Marek");
    await first.field("Surname").fill("Kowalczyk");
    await first.screen.unmount();
    const second = await open({ draft });
    await expect.element(second.field("First name")).toHaveValue("Marek");
    await expect.element(second.field("Surname")).toHaveValue("Kowalczyk");
  });

  const stored = (at: number | undefined, name: string) => {
    const { product, language } = { product: FORM_PRODUCTS.cardHorizontal, language: "en" };
    const start = startValues(product, planOf(product, language));
    const values = { ...start, texts: { ...start.texts, name } };
    return at === undefined ? JSON.stringify({ version: 1, values }) : writeDraft(values, at);
  };
  const november = new Date(2026, 10, 3).getTime();

  test.each(
    everyNth(2, [
      ["with a date", november, "Continue your draft from November 3?"],
      ["of an older version", undefined, words.draft.undated],
    ] as const),
  )("from an earlier day, %s, is offered and can be continued and undone", async (_, at, question) => {
    const { screen, field } = await open({ draft: { read: () => stored(at, "Anna"), write: () => undefined } });
    await expect.element(screen.getByText(question)).toBeVisible();
    await expect.element(field("First name")).toHaveValue("");
    await field("First name").fill("Marek");
    await screen.getByRole("button", { name: words.draft.continue }).click();
    await expect.element(field("First name")).toHaveValue("Anna");
    await expect.element(field("First name")).toHaveFocus();
    await expect.element(screen.getByText(question)).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(field("First name")).toHaveValue("Marek");
  });

  test("that is offered survives new typing and a reload, until it is discarded", { tags: "long" }, async () => {
    let kept: string | null = stored(november, "Anna");
    const draft = {
      read: () => kept,
      write: (text: string) => {
        kept = text;
      },
    };
    const first = await open({ draft });
    await first.field("First name").fill("Marek");
    await expect.poll(() => kept).toContain("Marek");
    await first.screen.unmount();
    const second = await open({ draft });
    await expect.element(second.field("First name")).toHaveValue("Marek");
    await second.screen.getByRole("button", { name: words.draft.discard }).click();
    await expect.element(second.screen.getByText(/Continue your draft/)).not.toBeInTheDocument();
    expect(kept).not.toContain("Anna");
  });

  test("that is offered is kept when another design is ordered", async () => {
    let kept: string | null = stored(november, "Anna");
    const draft = {
      read: () => kept,
      write: (text: string) => {
        kept = text;
      },
    };
    let ordered: string | null = null;
    const { screen } = await open({
      draft,
      known: { name: "Marek", surname: "Kowalczyk", companyName: "Dach-Serwis", phone: "+48 601 234 567" },
      onSubmit: () => {
        ordered = kept;
      },
    });
    await submit(screen);
    await expect.poll(() => ordered).toContain("Marek");
    expect(ordered).toContain("Anna");
  });

  test("is saved when the page closes", async () => {
    const write = vi.fn<(text: string) => void>();
    const { field } = await open({ draft: { read: () => null, write } });
    await field("Surname").fill("Kowalczyk");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(write.mock.lastCall?.[0]).toContain("Kowalczyk");
  });

  test("that cannot be saved does not stop the form", async () => {
    const write = vi.fn<(text: string) => void>(() => {
      throw new Error("The storage is full");
    });
    const { screen, field } = await open({ draft: { read: () => null, write } });
    await field("First name").fill("Marek");
    await expect.poll(() => write.mock.calls.length).toBeGreaterThan(0);
    await field("Surname").fill("Kowalczyk");
    await expect.element(printed(screen).getByText("Marek Kowalczyk", { exact: true })).toBeVisible();
  });
});
