import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { messages } from "./messages.ts";
import * as styles from "./rewards-screen.css.ts";

const STEPS = [
  { title: messages.step1, text: messages.step1Text },
  { title: messages.step2, text: messages.step2Text },
  { title: messages.step3, text: messages.step3Text },
  { title: messages.step4, text: messages.step4Text },
];

/** From a project to a reward in four steps (CONT-1). */
export const Steps = () => {
  const { formatNumber } = useIntl();

  return (
    <Stack as="section" space="none">
      <Heading level={2}>
        <FormattedMessage {...messages.steps} />
      </Heading>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title.id} className={styles.step}>
            <span className={styles.number} aria-hidden>
              <span className={styles.digit}>{formatNumber(index + 1)}</span>
            </span>
            <span className={styles.words}>
              <strong className={styles.title}>
                <FormattedMessage {...title} />
              </strong>
              <Text as="span" size="small" tone="muted">
                <FormattedMessage {...text} />
              </Text>
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
};
