import type { ListOption } from "./list-row.ts";
import { description as styled } from "./option-text.css.ts";

/** The lines of an option. */
export const OptionText = ({ label, description }: Pick<ListOption, "label" | "description">) => (
  <>
    <span>{label}</span>
    {description === undefined ? null : <span className={styled}>{description}</span>}
  </>
);
