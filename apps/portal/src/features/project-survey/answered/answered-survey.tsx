import type { Project } from "@lucarne/api-client/queries/projects";
import { Card } from "@lucarne/ui/card";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Heading } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { surveyMessages } from "../../../shared/survey/survey-messages.ts";
import { answeredQuestions } from "./answered-questions.ts";
import * as styles from "./answered-survey.css.ts";
import { messages } from "../messages.ts";
import { useProjectSurvey } from "../use-project-survey.ts";

/** The survey as it was answered: it cannot be changed any more (PROJ-25). */
export const AnsweredSurvey = ({ answers }: { answers: Project["survey"] }) => (
  <Card as="section" className={styles.card}>
    <Heading level={2} size="h3">
      <FormattedMessage {...messages.answers} />
    </Heading>
    <QueryView
      query={useProjectSurvey()}
      loading={<SkeletonText lines={8} />}
      failed={<FormattedMessage {...surveyMessages.failed} />}
    >
      {(questions) => (
        <dl className={styles.list}>
          {answeredQuestions(answers, questions).map(({ id, question, answers: given }) => (
            <div key={id} className={styles.pair}>
              <dt className={styles.question}>{question}</dt>
              {given.map((text) => (
                <dd key={text} className={styles.answer}>
                  {text}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </QueryView>
  </Card>
);
