import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { Button } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { ProgressBar } from "@lucarne/ui/progress-bar";
import { Text } from "@lucarne/ui/text";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { QuestionField } from "./question-field.tsx";
import { surveyMessages } from "./survey-messages.ts";
import { type Answers, areAnswered } from "./survey-rules.ts";

export type SurveyFormProps = {
  questions: readonly SurveyQuestion[];
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** The words of the last question's button. */
  submit: ReactNode;
  pending?: boolean;
  onSubmit: () => void;
  /** Where Back leads from the first question; nowhere without it. */
  onBack?: () => void;
};

/** A survey question by question; Next waits for the answer, by keyboard too (document 1 §4, decisions R14). */
export const SurveyForm = ({ questions, answers, onChange, submit, pending, onSubmit, onBack }: SurveyFormProps) => {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(0);
  const question = questions[index];
  if (!question) return null;
  const isLast = index === questions.length - 1;
  const isReady = areAnswered([question], answers);
  const progress = formatMessage(surveyMessages.progress, { number: index + 1, count: questions.length });
  const back = index > 0 ? () => setIndex(index - 1) : onBack;

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
        <Stack space="xsmall">
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
        <Inline align="space-between">
          {back ? (
            <Button variant="outline" icon={ArrowLeft} onClick={back}>
              <FormattedMessage {...surveyMessages.back} />
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" disabled={!isReady} pending={pending}>
            {isLast ? submit : <FormattedMessage {...surveyMessages.next} />}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
};
