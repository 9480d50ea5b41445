import type { SurveyQuestion } from "@lucarne/api-client/queries/registration";
import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";
import { Icon } from "@lucarne/ui/icon";
import { Info } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { useIntl } from "react-intl";
import { NumberAnswer } from "./number-answer.tsx";
import { surveyMessages } from "./survey-messages.ts";
import { type Answers, choose, isAtLimit } from "./survey-rules.ts";
import * as styles from "./survey.css.ts";

type QuestionFieldProps = {
  question: SurveyQuestion;
  /** The whole survey: unticking an option drops the answers to its sub-questions. */
  questions: readonly SurveyQuestion[];
  answers: Answers;
  onChange: (answers: Answers) => void;
  /** A follow-up question, shown inside the chosen option. */
  inner?: boolean;
};

/** One question with its options; the questions of a chosen option open inside it (SUR-5). */
export const QuestionField = ({ question, questions, answers, onChange, inner = false }: QuestionFieldProps) => {
  const { formatMessage } = useIntl();
  const chosen = answers[question.id] ?? [];
  const label = inner ? question.question : <span className={styles.question}>{question.question}</span>;
  if (question.type === "number") {
    return (
      <NumberAnswer
        label={label}
        value={chosen[0] ?? ""}
        onChange={(text) => onChange({ ...answers, [question.id]: [text] })}
      />
    );
  }
  const full = isAtLimit(question, answers);
  const limit = question.multiple ? question.limit : null;

  return (
    <Stack space="small">
      <ChoiceGroup label={label} hint={limit === null ? undefined : formatMessage(surveyMessages.limit, { limit })}>
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
                  {option.questions.map((sub) => (
                    <QuestionField
                      key={sub.id}
                      question={sub}
                      questions={questions}
                      answers={answers}
                      onChange={onChange}
                      inner
                    />
                  ))}
                </Stack>
              )}
            </ChoiceCard>
          );
        })}
      </ChoiceGroup>
      {limit !== null && (
        <div role="status">
          {full && (
            <p className={styles.limit}>
              <Icon as={Info} size={20} className={styles.limitIcon} />
              {formatMessage(surveyMessages.atLimit, { limit })}
            </p>
          )}
        </div>
      )}
    </Stack>
  );
};
