import type { Project } from "@lucarne/api-client/queries/projects";
import { Card } from "@lucarne/ui/card";
import { Icon } from "@lucarne/ui/icon";
import { CircleCheck, Lock, ShieldCheck } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { pointsOf } from "../../../shared/projects/project-rules.ts";
import { messages } from "../messages.ts";
import * as styles from "./open-survey.css.ts";

/** What follows the survey. */
export const NextSteps = ({ project }: { project: Project }) => {
  const { formatMessage } = useIntl();
  const points = formatMessage(pointsMessages.amount, { points: pointsOf(project).available });
  const steps = [
    { icon: ShieldCheck, text: formatMessage(messages.nextCheck) },
    { icon: CircleCheck, text: formatMessage(messages.nextPoints, { points }) },
    { icon: Lock, text: formatMessage(messages.nextClosed) },
  ];

  return (
    <Card as="aside">
      <Stack space="small">
        <Heading level={2} size="h4">
          <FormattedMessage {...messages.nextTitle} />
        </Heading>
        <ul className={styles.steps}>
          {steps.map(({ icon, text }) => (
            <li key={text} className={styles.step}>
              <Icon as={icon} size={20} className={styles.icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
};
