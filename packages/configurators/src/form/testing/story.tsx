import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { languageOf } from "../../testing/book/product-book.tsx";
import { words as english } from "../../generated/form-words/en.ts";
import { loadFormWords } from "../words/load.ts";
import type { FormWords } from "../words/types.ts";
import { FormStory, type FormStoryArgs } from "./form-story.tsx";

export type FormMeta = Meta<FormStoryArgs>;
export type FormStoryObj = StoryObj<FormStoryArgs>;

const hasWords = (loaded: Readonly<Record<string, unknown>>): loaded is { words: FormWords } => "words" in loaded;

/** Shared by the stories of all forms. */
export const FORM_META = {
  args: { product: "flyer", filled: "nothing", partner: false, network: "works", cover: 1, onSubmit: fn() },
  argTypes: {
    product: { control: false },
    filled: { control: "inline-radio", options: ["nothing", "usual", "longest"] },
    network: { control: "inline-radio", options: ["works", "waits", "fails", "has nothing"] },
    cover: { control: { type: "number", min: 1, max: 7 } },
  },
  // The form's texts in the toolbar's language, loaded before the story.
  loaders: [async ({ globals }) => ({ words: await loadFormWords(String(globals["language"])) })],
  render: (args, { loaded, globals }) => (
    // Other initial values need a new form.
    <FormStory
      key={JSON.stringify([args.filled, args.cover, args.partner, args.network, globals["language"]])}
      words={hasWords(loaded) ? loaded.words : english}
      language={languageOf(globals)}
      {...args}
    />
  ),
} satisfies FormMeta;

type Play = NonNullable<FormStoryObj["play"]>;

/** Submits: every error is listed, and the first invalid field has the focus. */
const submit: Play = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.queryByText(english.services.loading)).toBeNull());
  await userEvent.click(canvas.getByRole("button", { name: english.order.goOn }));
  const list = await canvas.findByRole("alert");
  const links = within(list).getAllByRole("link");
  await expect(links.length).toBeGreaterThan(1);
  await expect(`#${document.activeElement?.id}`).toBe(links[0]?.getAttribute("href"));
  await expect(args.onSubmit).not.toHaveBeenCalled();
};

/** Chooses a file that is no logo: it is listed with its error and a way to remove it. */
const chooseWrongFile: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const input = await canvas.findByLabelText(english.fields.logo);
  await userEvent.upload(input, new File(["MZ"], "logo-for-print.png", { type: "image/png" }));
  await canvas.findByText(/^This file type is not supported/u);
  await expect(canvas.getByRole("button", { name: "Remove logo-for-print.png" })).toBeVisible();
};

/** Difficult states of a form, the same for every product. */
export const formStories = (product: FormStoryArgs["product"]) => ({
  empty: { args: { product } } satisfies FormStoryObj,
  filled: { args: { product, filled: "usual", partner: true } } satisfies FormStoryObj,
  errors: { args: { product }, play: submit } satisfies FormStoryObj,
  rejectedFile: { args: { product, filled: "usual" }, play: chooseWrongFile } satisfies FormStoryObj,
  longest: { args: { product, filled: "longest" } } satisfies FormStoryObj,
});
