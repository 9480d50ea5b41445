import type { RegionSlug } from "@lucarne/api-client/regions";
import { Inline } from "@lucarne/ui/layout";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { useEffect, useRef } from "react";
import { useErrorText } from "../../../shared/errors/use-error-text.ts";
import type { Refusal } from "../profile/profile-fields.ts";
import type { Step } from "../frame/steps.ts";
import { useProfileLabels } from "./use-profile-labels.ts";

type ReviewProblemsProps = {
  problems: readonly Refusal[];
  country: RegionSlug;
  onEdit: (step: Step) => void;
};

/**
 * Why the registration was refused; each message links to its field, in its step (REG-21).
 * The first way there takes the focus.
 */
export const ReviewProblems = ({ problems, country, onEdit }: ReviewProblemsProps) => {
  const errorText = useErrorText();
  const labels = useProfileLabels(country);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const first = notice.current?.querySelector("button") ?? notice.current;
    if (problems.length > 0) first?.focus();
  }, [problems]);

  return (
    problems.length > 0 && (
      <Notice tone="negative" live ref={notice} tabIndex={-1}>
        {problems.map(({ text, field, step }) => (
          <Inline key={`${field ?? ""} ${text}`} space="small">
            <span>{errorText(text, field && labels[field])}</span>
            {field && step && <NoticeAction onClick={() => onEdit(step)}>{labels[field]}</NoticeAction>}
          </Inline>
        ))}
      </Notice>
    )
  );
};
