import type { Page } from "@playwright/test";

/** A black picture of 640 × 360 pixels, as a file for a field. */
export const blackPicture = async (page: Page) => {
  const picture = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 360;
    canvas.getContext("2d")?.fillRect(0, 0, 640, 360);

    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });

  return { name: "me.png", mimeType: "image/png", buffer: Buffer.from(picture, "base64") };
};
