import type { FormWords } from "../../generated/form-words/types.ts";

/** Every word of the form in one language. */
export type { FormWords } from "../../generated/form-words/types.ts";

/** Ids of the covers, which customers know by name. */
export type CoverName = keyof FormWords["covers"];
