import { PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { UiProvider } from "@lucarne/ui/provider";
import { strings } from "@lucarne/ui/strings/en";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { everyNth } from "../../../../../../test-sample.ts";
import { Configurator } from "../../configurator.tsx";
import type { FormFunctions } from "../../functions.ts";
import { workingFunctions } from "../../testing/functions.ts";
import { heavyPdf, LOGO_FILES } from "../../testing/logo-files.ts";
import { FORM_PRODUCTS } from "../../testing/products.ts";
import { words } from "../../../generated/form-words/en.ts";

afterEach(() => vi.restoreAllMocks());

/** A form whose draft survives a reload. */
const openWith = (functions: FormFunctions) => {
  let kept: string | null = null;
  const draft = {
    read: () => kept,
    write: (text: string) => {
      kept = text;
    },
  };
  return async () => {
    await page.viewport(1280, 900);
    const screen = await render(
      <UiProvider strings={strings} locale="en">
        <Configurator
          product={FORM_PRODUCTS.cardHorizontal}
          language="en"
          partner={false}
          words={words}
          functions={functions}
          draft={draft}
          onSubmit={() => undefined}
        />
      </UiProvider>,
    );
    const front = screen.getByRole("img", { name: /^Preview, Front/ });
    return {
      screen,
      choose: (file: File) => userEvent.upload(screen.getByLabelText("Logo", { exact: true }), file),
      /** Address of the logo's picture on the sheet. */
      shown: () => front.element().querySelector("image")?.getAttribute("href"),
      kept: () => kept,
    };
  };
};

/** The next saved file. */
const saved = (): Promise<Blob> =>
  new Promise((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const original = URL.createObjectURL.bind(URL);
    vi.spyOn(URL, "createObjectURL").mockImplementation((given) => {
      if (given instanceof Blob && given.type === "application/pdf") resolve(given);
      return original(given);
    });
  });

const holdsPixels = async (file: Blob): Promise<boolean> =>
  (await PDFDocument.load(await file.arrayBuffer())).context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && `${object.dict}`.includes("/Image"));

test("a logo with more ink than a press takes has a warning beside its field and in the printed list (CONF-28)", async () => {
  const form = await openWith(workingFunctions())();
  await form.screen.getByRole("textbox", { name: words.fields.companyName }).fill("Dach-Serwis");
  await form.choose(await heavyPdf());
  const sentence = words.logo.tooMuchInk({ ink: "400%", most: "300%" });
  await expect.element(form.screen.getByRole("status").filter({ hasText: sentence })).toBeVisible();
  const printed = form.screen.getByRole("region", { name: words.printed.title });
  const logos = printed.getByRole("listitem").filter({ hasText: sentence });
  await expect.element(logos.first()).toBeVisible();
  await form.choose(await LOGO_FILES.pdf());
  await expect.element(form.screen.getByText("logo.pdf")).toBeVisible();
  await expect.element(form.screen.getByText(sentence)).not.toBeInTheDocument();
});

/** A form whose server stores drawings as pictures, and the note about it. */
const openWithPictures = async () => {
  const working = workingFunctions();
  const picture = await LOGO_FILES.png();
  const functions: FormFunctions = {
    ...working,
    // As the server answers for a drawing with a mask.
    uploadLogo: async (...sent) => ({
      ...(await working.uploadLogo(...sent)),
      type: "image/png",
      size: picture.size,
    }),
    readLogo: async () => picture,
  };
  const form = await openWith(functions)();
  const [before = "", after = ""] = words.logo.asPicture({ resolution: "|" }).split("|");
  const note = form.screen.getByRole("status").filter({ hasText: new RegExp(`${before}[1-9][0-9,]*${after}`) });
  return { form, note };
};

test("a drawing that is stored as a picture says so beside the logo, with its resolution; other files do not (CONF-25)", async () => {
  const { form, note } = await openWithPictures();
  await form.choose(await LOGO_FILES.png());
  await expect.element(form.screen.getByText("logo.png")).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await form.choose(await LOGO_FILES.svg());
  await expect.element(note).toBeVisible();
});

test("the note goes with the drawing, and a packed drawing has it too (CONF-25)", { tags: "long" }, async () => {
  const { form, note } = await openWithPictures();
  await form.choose(await LOGO_FILES.svg());
  await expect.element(note).toBeVisible();
  await form.choose(await LOGO_FILES.png());
  await expect.element(note).not.toBeInTheDocument();
  const packed = (await LOGO_FILES.svg()).stream().pipeThrough(new CompressionStream("gzip"));
  await form.choose(new File([await new Response(packed).blob()], "LOGO.SVGZ"));
  await expect.element(note).toBeVisible();
});

describe("a logo that no browser can show", () => {
  test.each(everyNth(4, ["pdf", "ai", "tiff", "psd"] as const))(
    "%s is shown on the preview and beside its name",
    async (kind) => {
      const form = await openWith(workingFunctions())();
      const file = await LOGO_FILES[kind]();
      await form.choose(file);
      await expect.poll(form.shown).toMatch(/^blob:/);
      await expect.element(form.screen.getByText(/^[\d.,]+\s[kM]B$/)).toBeVisible();
      const row = form.screen.getByRole("listitem").filter({ hasText: file.name });
      await expect.poll(() => row.element().querySelector("img")?.naturalWidth).toBeGreaterThan(0);
    },
  );

  test("is drawn again from the stored file after a reload", { tags: ["long"] }, async () => {
    const open = openWith(workingFunctions());
    const first = await open();
    await first.choose(await LOGO_FILES.ai());
    await expect.poll(first.kept).toContain("logo.ai");
    await first.screen.unmount();
    const second = await open();
    await expect.poll(second.shown).toMatch(/^blob:/);
    await expect.element(second.screen.getByText("logo.ai")).toBeVisible();
  });

  test("is shown as a card after a reload without a connection", { tags: "long" }, async () => {
    const working = workingFunctions();
    const open = openWith({ ...working, readLogo: () => Promise.reject(new Error("offline")) });
    const first = await open();
    await first.choose(await LOGO_FILES.pdf());
    await expect.poll(first.kept).toContain("logo.pdf");
    await first.screen.unmount();
    const second = await open();
    await expect.element(second.screen.getByText(/could not be loaded for the preview/)).toBeVisible();
  });

  test.each(
    everyNth(2, [
      ["pdf", "as curves", false],
      ["tiff", "as pixels", true],
    ] as const),
  )("%s is on the print proof, %s", async (kind, _, pixels) => {
    const form = await openWith(workingFunctions())();
    await form.choose(await LOGO_FILES[kind]());
    await expect.poll(form.shown).toMatch(/^blob:/);
    const proof = saved();
    await form.screen.getByRole("button", { name: words.preview.proof }).click();
    expect(await holdsPixels(await proof)).toBe(pixels);
  });
});
