import { FORM_META, type FormMeta, type FormStoryObj, formStories } from "../testing/story.tsx";

const meta = { title: "Configurators/Forms/Flyer", ...FORM_META } satisfies FormMeta;
export default meta;

const { empty, filled, errors, rejectedFile, longest } = formStories("flyer");

export const Empty = empty;
export const Filled = filled;
/** Tried to go on with nothing filled in. */
export const Errors = errors;
export const RejectedFile = rejectedFile;
/** Every optional field added, each with the longest text that is realistic. */
export const LongTexts = longest;

/** The other kinds of flyer: their own covers and first words, no services. */
export const Electric: FormStoryObj = { args: { product: "flyerElectric" } };
export const Replacement: FormStoryObj = { args: { product: "flyerReplacement" } };
export const Night: FormStoryObj = { args: { product: "flyerNight" } };
