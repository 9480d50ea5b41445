import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";
import { Stack } from "@lucarne/ui/layout";
import { TextField } from "@lucarne/ui/text-field";
import { useIntl } from "react-intl";
import { surveyMessages } from "./survey-messages.ts";
import { type Answers, choose, isAtLimit } from "./survey-rules.ts";

type QuestionFieldProps = {
  question: SurveyQuestion;
  /** The whole survey: unticking an option drops the answers to its sub-questions. */
  questions: readonly SurveyQuestion[];
  answers: Answers;
  onChange: (answers: Answers) => void;
};

/** One question with its options; the questions of a chosen option open inside it (document 1 §4). */
export const QuestionField = ({ question, questions, answers, onChange }: QuestionFieldProps) => {
  const { formatMessage } = useIntl();
  const chosen = answers[question.id] ?? [];
  if (question.type === "number") {
    return (
      <TextField
        label={question.question}
        hint={formatMessage(surveyMessages.number)}
        inputMode="numeric"
        autoComplete="off"
        value={chosen[0] ?? ""}
        onChange={(event) => onChange({ ...answers, [question.id]: [event.target.value] })}
      />
    );
  }
  const full = isAtLimit(question, answers);
  const limit = question.multiple ? question.limit : null;
  const rule = full ? surveyMessages.atLimit : surveyMessages.limit;

  return (
    <ChoiceGroup label={question.question} hint={limit === null ? undefined : formatMessage(rule, { limit })}>
      {question.options.map((option) => {
        const checked = chosen.includes(String(option.id));

        return (
          <ChoiceCard
            key={option.id}
            type={question.multiple ? "checkbox" : "radio"}
            name={`question-${question.id}`}
            label={option.text}
            checked={checked}
            disabled={full && !checked}
            onChange={() => onChange(choose(questions, answers, question, option.id))}
          >
            {option.questions && option.questions.length > 0 && (
              <Stack space="medium">
                {option.questions.map((inner) => (
                  <QuestionField
                    key={inner.id}
                    question={inner}
                    questions={questions}
                    answers={answers}
                    onChange={onChange}
                  />
                ))}
              </Stack>
            )}
          </ChoiceCard>
        );
      })}
    </ChoiceGroup>
  );
};
