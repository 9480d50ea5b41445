import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { Stack } from "@lucarne/ui/layout";
import { ProgressBar } from "@lucarne/ui/progress-bar";
import { Text } from "@lucarne/ui/text";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../common-messages.ts";
import { StepButtons } from "../forms/step-buttons.tsx";
import { ReadOnlyNote } from "../page-parts/states/read-only-note.tsx";
import { QuestionField } from "./question-field.tsx";
import { surveyMessages } from "./survey-messages.ts";
import { type Answers, areAnswered } from "./survey-rules.ts";
import * as styles from "./survey.css.ts";

export type SurveyFormProps = {
  questions: readonly SurveyQuestion[];
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** The words of the last question's button. */
  submit: ReactNode;
  pending?: boolean;
  onSubmit: () => void;
  /** Called by Back on the first question; without it there is no Back. */
  onBack?: () => void;
};

/** The first question without an answer; the first of all when every one has its own. */
const firstOpen = (questions: readonly SurveyQuestion[], answers: Answers) =>
  Math.max(
    0,
    questions.findIndex((question) => !areAnswered([question], answers)),
  );

/** A survey, one question at a time. Next is disabled until the question is answered, by keyboard too (SUR-6). */
export const SurveyForm = ({ questions, answers, onChange, submit, pending, onSubmit, onBack }: SurveyFormProps) => {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(() => firstOpen(questions, answers));
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(index);

  // The pressed button is disabled until the next answer and cannot keep the focus.
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    top.current?.focus();
  }, [index]);

  const question = questions[index];
  if (!question) return null;
  const isLast = index === questions.length - 1;
  const isReady = areAnswered([question], answers);
  const progress = formatMessage(surveyMessages.progress, { number: index + 1, count: questions.length });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        if (isLast) onSubmit();
        else setIndex(index + 1);
      }}
    >
      <Stack space="large">
        <Stack space="xsmall" ref={top} tabIndex={-1} className={styles.top}>
          <Text size="small" tone="muted" role="status">
            {progress}
          </Text>
          <ProgressBar label={progress} value={index + 1} max={questions.length} valueText={progress} />
        </Stack>
        <QuestionField
          key={question.id}
          question={question}
          questions={questions}
          answers={answers}
          onChange={onChange}
        />
        <ReadOnlyNote />
        <StepButtons pending={pending} disabled={!isReady} onBack={index > 0 ? () => setIndex(index - 1) : onBack}>
          {isLast ? submit : <FormattedMessage {...commonMessages.next} />}
        </StepButtons>
      </Stack>
    </form>
  );
};
