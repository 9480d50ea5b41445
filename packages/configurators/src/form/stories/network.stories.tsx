import { expect, within } from "storybook/test";
import { FORM_META, type FormMeta, type FormStoryObj } from "../testing/story.tsx";
import { words } from "../../generated/form-words/en.ts";

const meta = { title: "Configurators/Forms/States", ...FORM_META } satisfies FormMeta;
export default meta;

export const Waiting: FormStoryObj = { args: { network: "waits", filled: "usual" }, tags: ["long"] };

/** Every request fails: services and the code's picture say so, and the rest can be filled in. */
export const Offline: FormStoryObj = {
  args: { network: "fails", filled: "usual" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(words.services.failed)).toBeVisible();
    await expect(await canvas.findByText(words.hints.codeFailed)).toBeVisible();
  },
};

export const NoServices: FormStoryObj = { args: { network: "has nothing" }, tags: ["long"] };

export const SoldOut: FormStoryObj = { args: { product: "flyerSoldOut", filled: "usual" }, tags: ["long"] };
