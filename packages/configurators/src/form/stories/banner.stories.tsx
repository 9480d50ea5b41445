import { FORM_META, type FormMeta, formStories } from "../testing/story.tsx";

const meta = { title: "Configurators/Forms/Banner", ...FORM_META } satisfies FormMeta;
export default meta;

const { empty, filled, errors, rejectedFile, longest } = formStories("banner");

export const Empty = empty;
export const Filled = filled;
/** Tried to go on with nothing filled in. */
export const Errors = errors;
export const RejectedFile = rejectedFile;
/** Every optional field added, each with the longest text that is realistic. */
export const LongTexts = longest;
