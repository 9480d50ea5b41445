import { expect, userEvent, within } from "storybook/test";
import { words as english } from "../../generated/form-words/en.ts";
import { photoFile } from "../testing/photo-files.ts";
import { FORM_META, type FormMeta, type FormStoryObj } from "../testing/story.tsx";

const meta: FormMeta = { ...FORM_META, title: "Configurators/Forms/Own photo", id: "configurators-forms-own-photo" };
export default meta;

/** Chooses a photo of this size and waits for its crop. */
const withPhoto =
  (width: number, height: number): NonNullable<FormStoryObj["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByLabelText(english.fields.photo);
    await userEvent.upload(input, await photoFile(width, height));
    await expect(await canvas.findByRole("slider", { name: english.photo.focus })).toBeVisible();
  };

/** A landscape photo on a flyer: the sides are cut. */
export const Landscape: FormStoryObj = {
  args: { product: "flyer", filled: "usual" },
  play: withPhoto(2400, 1600),
  tags: ["long"],
};

/** A portrait photo on a flyer, in the composition with the headline above the picture. */
export const Portrait: FormStoryObj = {
  args: { product: "flyer", filled: "usual", cover: 2 },
  play: withPhoto(1600, 2400),
  tags: ["long"],
};

/** A landscape photo on a roll-up banner. */
export const OnABanner: FormStoryObj = {
  args: { product: "banner", filled: "usual" },
  play: withPhoto(4900, 3300),
  tags: ["long"],
};

/** Fewer pixels than a sharp print needs: accepted with a warning. */
export const Blurred: FormStoryObj = {
  args: { product: "billboard", filled: "usual" },
  play: withPhoto(1900, 1500),
  tags: ["long"],
};

/** Fewer than half of the pixels: refused beside the field. */
export const TooFewPixels: FormStoryObj = {
  args: { product: "flyer", filled: "usual" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByLabelText(english.fields.photo);
    await userEvent.upload(input, await photoFile(320, 240));
    await expect(await canvas.findByText(/at least 910 × 803 pixels/u)).toBeVisible();
  },
  tags: ["long"],
};
