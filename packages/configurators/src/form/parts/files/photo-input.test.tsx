import { UiProvider } from "@lucarne/ui/provider";
import { strings } from "@lucarne/ui/strings/en";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { matchers } from "../../../../../../test-matchers.ts";
import { everyNth } from "../../../../../../test-sample.ts";
import { words } from "../../../generated/form-words/en.ts";
import { Configurator, type ConfiguredOrder } from "../../configurator.tsx";
import { workingFunctions } from "../../testing/functions.ts";
import { photoFile } from "../../testing/photo-files.ts";
import { FORM_PRODUCTS, type FormProductName } from "../../testing/products.ts";

/** A form whose draft survives a reload. */
const openWith = (product: FormProductName = "banner", functions = workingFunctions()) => {
  let kept: string | null = null;
  const draft = {
    read: () => kept,
    write: (text: string) => {
      kept = text;
    },
  };
  return async () => {
    await page.viewport(1280, 900);
    const onSubmit = vi.fn<(order: ConfiguredOrder) => void>();
    const screen = await render(
      <UiProvider strings={strings} locale="en">
        <Configurator
          product={FORM_PRODUCTS[product]}
          language="en"
          partner={false}
          words={words}
          functions={functions}
          draft={draft}
          known={{ companyName: "Dach-Serwis", phone: "+48 601 234 567", shortDescription: "More daylight" }}
          onSubmit={onSubmit}
        />
      </UiProvider>,
    );
    const sheet = screen.getByRole("img", { name: /^Preview/ });
    const input = screen.getByLabelText(words.fields.photo, { exact: true });
    return {
      screen,
      onSubmit,
      input,
      choose: (file: File) => userEvent.upload(input, file),
      /** The photo on the sheet. */
      shown: () => sheet.element().querySelector("image"),
      point: screen.getByRole("slider", { name: words.photo.focus }),
      kept: () => kept,
    };
  };
};

describe("an own photo", () => {
  test("replaces the cover's picture, is cropped around its point and goes into the order", async () => {
    const form = await openWith()();
    await form.choose(await photoFile(3000, 3300));
    await expect.poll(() => form.shown()?.getAttribute("href")).toMatch(/^blob:/);
    await expect.element(form.screen.getByText("Cover: Your own photo")).toBeVisible();
    await expect.element(form.point).toHaveAttribute("aria-valuetext", "50% from the left, 33% from the top");
    const before = form.shown()?.getAttribute("x");
    form.point.element().focus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowUp}");
    await expect.element(form.point).toHaveAttribute("aria-valuetext", "30% from the left, 31% from the top");
    await expect.poll(() => form.shown()?.getAttribute("x")).not.toBe(before);
    await form.screen.getByRole("button", { name: words.order.goOn }).first().click();
    await expect.poll(() => form.onSubmit.mock.calls.length).toBe(1);
    expect(form.onSubmit.mock.calls[0]?.[0].data.photo).toEqual({
      path: "file-1",
      originalName: "roof.jpg",
      uuid: "file-1",
      name: "roof.jpg",
      size: matchers.any(Number),
      type: "image/jpeg",
      focus: { x: 0.3, y: 0.31 },
    });
  });

  test("has its point where the photo is clicked", { tags: "long" }, async () => {
    const form = await openWith("flyer")();
    await form.choose(await photoFile(1900, 1700));
    await expect.element(form.point).toBeVisible();
    const whole = form.point.element().parentElement;
    if (!whole) throw new Error("The point is on the photo.");
    const { width, height } = whole.getBoundingClientRect();
    await userEvent.click(whole, { position: { x: width * 0.8, y: height * 0.7 } });
    await expect.element(form.point).toHaveAttribute("aria-valuetext", "80% from the left, 70% from the top");
  });

  test("keeps its point after a reload, and the cover is back when it is removed", { tags: "long" }, async () => {
    const open = openWith();
    const first = await open();
    await first.choose(await photoFile(1500, 1650, "image/png"));
    await expect.element(first.point).toBeVisible();
    first.point.element().focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(first.kept).toContain('"y":0.35');
    await first.screen.unmount();
    const second = await open();
    await expect.element(second.point).toHaveAttribute("aria-valuetext", "50% from the left, 35% from the top");
    await expect.poll(() => second.shown()?.getAttribute("href")).toMatch(/^blob:/);
    await second.screen.getByRole("button", { name: "Remove roof.png" }).click();
    await expect.poll(second.shown).toBeNull();
    await expect.element(second.screen.getByText("Cover: Ascent")).toBeVisible();
  });

  test("with too few pixels for a sharp print is accepted with a warning", { tags: "long" }, async () => {
    const form = await openWith()();
    await form.choose(await photoFile(1500, 1650));
    await expect.element(form.screen.getByText(/^The photo will look blurred in print: 38\sppi/)).toBeVisible();
    await expect.element(form.screen.getByText(/at least 2,410 × 3,119 pixels/)).toBeVisible();
  });

  test.each(
    everyNth(3, [
      ["far too few pixels", () => photoFile(600, 700), /at least 2,410 × 3,119 pixels\.$/],
      [
        "a type that is no photo",
        async () => new File(["%PDF-1.4"], "roof.pdf", { type: "application/pdf" }),
        "This file type is not supported. Allowed: PNG, JPG, JPEG.",
      ],
      [
        "half a picture",
        async () => new File([(await photoFile(3000, 3300)).slice(0, 9000)], "roof.jpg", { type: "image/jpeg" }),
        words.logo.damaged,
      ],
    ] as const),
  )("is refused beside the field before the upload: %s", async (_, make, message) => {
    const functions = workingFunctions();
    const uploadPhoto = vi.fn<typeof functions.uploadPhoto>();
    const form = await openWith("banner", { ...functions, uploadPhoto })();
    await form.choose(await make());
    await expect.element(form.screen.getByRole("listitem").getByText(message)).toBeVisible();
    expect(uploadPhoto).not.toHaveBeenCalled();
    await form.screen.getByRole("button", { name: words.order.goOn }).first().click();
    await expect.element(form.input).toHaveAttribute("aria-invalid", "true");
    expect(form.onSubmit).not.toHaveBeenCalled();
  });

  test(
    "as a PNG that only the server reads is uploaded without a check of its size here",
    { tags: "long" },
    async () => {
      const photo = await photoFile(1500, 1650, "image/png");
      const working = workingFunctions();
      const uploadPhoto = vi.fn<typeof working.uploadPhoto>(working.uploadPhoto);
      // As the server stores it: with one frame.
      const form = await openWith("banner", { ...working, uploadPhoto, readLogo: async () => photo })();
      // The head of an animation of one frame, with its checksum, after that of the picture.
      const animation = [0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 1, 0, 0, 0, 0, 0xb4, 0x2d, 0xe9, 0xa0];
      const end = 33;
      const parts = [photo.slice(0, end), Uint8Array.from(animation), photo.slice(end)];
      await form.choose(new File(parts, "roof.png", { type: "image/png" }));
      await expect.poll(() => uploadPhoto.mock.calls.length).toBe(1);
      await expect.element(form.point).toBeVisible();
    },
  );

  test("can be sent again after the connection was lost", { tags: "long" }, async () => {
    const functions = workingFunctions();
    const uploadPhoto = vi.fn<typeof functions.uploadPhoto>(functions.uploadPhoto);
    uploadPhoto.mockRejectedValueOnce(new Error("offline"));
    const form = await openWith("flyer", { ...functions, uploadPhoto })();
    await form.choose(await photoFile(1900, 1700));
    await expect.element(form.screen.getByRole("listitem").filter({ hasText: words.photo.failed })).toBeVisible();
    await form.screen.getByRole("button", { name: words.logo.tryAgain }).click();
    await expect.element(form.point).toBeVisible();
  });

  test("is not offered on a sticker, whose text is on the picture", async () => {
    const form = await openWith("sticker")();
    await expect.element(form.screen.getByLabelText("Logo", { exact: true })).toBeVisible();
    await expect.element(form.input).not.toBeInTheDocument();
  });
});
