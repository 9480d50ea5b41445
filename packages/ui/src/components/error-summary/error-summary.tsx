import type { MouseEvent, ReactNode } from "react";
import { focusTarget } from "../../internal/element/focus-target.ts";
import { Notice, type NoticeProps } from "../notice/index.ts";
import { link, list } from "./error-summary.css.ts";

export interface SummarizedError {
  /** The error in words; with `href`, the text of the link. */
  readonly message: ReactNode;
  /** `#` and the id of the invalid field. */
  readonly href?: string | undefined;
}

export interface ErrorSummaryProps extends Omit<NoticeProps, "tone" | "title" | "children" | "action" | "onClose"> {
  /** Bold first line. */
  readonly title: ReactNode;
  /** The errors, in the order of the fields. */
  readonly errors: readonly SummarizedError[];
}

/** Focuses the field without changing the URL. */
const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  const id = event.currentTarget.hash.slice(1);
  const field = id === "" ? null : document.getElementById(decodeURIComponent(id));
  if (field === null) return;
  event.preventDefault();
  // The event of browsers before they show what is hidden: a StepperForm opens the step of the field.
  field.dispatchEvent(new Event("beforematch", { bubbles: true }));
  focusTarget(field).focus();
  field.scrollIntoView({ block: "center" });
};

/** All errors of a form, each with a link to its field. Focus it by its ref after a failed submit. */
export const ErrorSummary = ({ title, errors, role = "alert", tabIndex = -1, ...rest }: ErrorSummaryProps) => (
  <Notice data-component="ErrorSummary" tone="negative" role={role} tabIndex={tabIndex} title={title} {...rest}>
    <ul className={list}>
      {errors.map(({ message, href }, index) => (
        <li key={href ?? index}>
          {href === undefined ? (
            message
          ) : (
            <a href={href} onClick={focusField} className={link}>
              {message}
            </a>
          )}
        </li>
      ))}
    </ul>
  </Notice>
);
