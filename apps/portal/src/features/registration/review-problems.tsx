import { Inline } from "@lucarne/ui/layout";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../app/errors/use-error-text.ts";
import type { FormProblem } from "../../app/forms/server-errors.ts";
import { messages } from "./messages.ts";
import { type ProfileField, stepOf } from "./profile-fields.ts";
import type { Step } from "./steps.ts";

type ReviewProblemsProps = { problems: readonly FormProblem<ProfileField>[]; onEdit: (step: Step) => void };

/** Why the registration was refused; each sentence leads to the step that it is about (decisions R11). */
export const ReviewProblems = ({ problems, onEdit }: ReviewProblemsProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problems.length > 0) notice.current?.focus();
  }, [problems]);

  return (
    problems.length > 0 && (
      <Notice tone="negative" live ref={notice} tabIndex={-1}>
        {problems.map(({ text, field }) => (
          <Inline key={text} space="small">
            <span>{errorText(text)}</span>
            {field && (
              <NoticeAction
                aria-label={[formatMessage(messages.edit), formatMessage(messages[stepOf(field)])].join(": ")}
                onClick={() => onEdit(stepOf(field))}
              >
                <FormattedMessage {...messages.edit} />
              </NoticeAction>
            )}
          </Inline>
        ))}
      </Notice>
    )
  );
};
