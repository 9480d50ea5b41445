import { FORM_META, type FormMeta, type FormStoryObj, formStories } from "../testing/story.tsx";

const meta = { title: "Configurators/Forms/Flyer", ...FORM_META } satisfies FormMeta;
export default meta;

const { empty, filled, errors, rejectedFile, longest } = formStories("flyer");

export const Empty: FormStoryObj = { ...empty, tags: ["long"] };
export const Filled: FormStoryObj = { ...filled, tags: ["long"] };
/** Submitted while empty. */
export const Errors = errors;
export const RejectedFile: FormStoryObj = { ...rejectedFile, tags: ["long"] };
/** Every optional field added, each with the longest realistic text. */
export const LongTexts: FormStoryObj = { ...longest, tags: ["long"] };

/** The other kinds of flyer, with their own covers and default texts and without services. */
export const Electric: FormStoryObj = { args: { product: "flyerElectric" }, tags: ["long"] };
export const Replacement: FormStoryObj = { args: { product: "flyerReplacement" }, tags: ["long"] };
export const Night: FormStoryObj = { args: { product: "flyerNight" }, tags: ["long"] };
