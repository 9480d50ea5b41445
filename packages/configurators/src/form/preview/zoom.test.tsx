import { UiProvider } from "@lucarne/ui/provider";
import { strings } from "@lucarne/ui/strings/en";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { everyNth } from "../../../../../test-sample.ts";
import { words } from "../../generated/form-words/en.ts";
import { FormStory } from "../testing/form-story.tsx";
import type { FormProductName } from "../testing/products.ts";

/** The text of the code on the screen, as another phone's camera reads it. */
const readScreen = async (): Promise<string | undefined> => {
  const file = await fetch(`data:image/png;base64,${await page.screenshot({ save: false })}`);
  const picture = await createImageBitmap(await file.blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(picture, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
  return jsQR(data, width, height)?.data;
};

const PREVIEWS: readonly [FormProductName, boolean][] = [
  ["flyer", true],
  ["cardVertical", true],
  ["banner", false],
];

test.each(everyNth(3, PREVIEWS))(
  "the enlarged code of a %s is read from a screen of 320 pixels",
  async (product, turned) => {
    await page.viewport(320, 640);
    const screen = await render(
      <UiProvider strings={strings} locale="en">
        <FormStory
          product={product}
          language="en"
          words={words}
          filled="usual"
          partner
          network="works"
          cover={1}
          onSubmit={() => undefined}
        />
      </UiProvider>,
    );
    await screen.getByRole("button", { name: words.preview.enlarge }).click();
    const dialog = screen.getByRole("dialog");
    if (turned) await dialog.getByRole("button", { name: words.preview.back, exact: true }).click();
    await expect.element(dialog.getByRole("img")).toBeVisible();
    expect(window.devicePixelRatio).toBe(1);
    await expect.poll(readScreen).toBe("https://dachserwis.example");
  },
);
