import { FORM_META, type FormMeta, formStories } from "../testing/story.tsx";

const meta = {
  title: "Configurators/Forms/Business card, horizontal",
  ...FORM_META,
  tags: ["long"],
} satisfies FormMeta;
export default meta;

const { empty, filled, errors, rejectedFile, longest } = formStories("cardHorizontal");

export const Empty = empty;
export const Filled = filled;
/** Submitted while empty. */
export const Errors = errors;
export const RejectedFile = rejectedFile;
/** Every optional field added, each with the longest realistic text. */
export const LongTexts = longest;
