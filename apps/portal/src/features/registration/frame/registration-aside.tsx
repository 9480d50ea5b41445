import { Amount } from "@lucarne/ui/amount";
import { ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { LogIn } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { Artwork } from "../../../shared/artwork/artwork.tsx";
import { useWelcomePoints } from "../../../shared/points/use-welcome-points.ts";
import * as styles from "./aside.css.ts";
import type { Draft } from "../draft/draft.ts";
import { loadLateSteps } from "./load-late-steps.ts";
import { messages } from "../messages.ts";
import type { Step } from "./steps.ts";

const AnswersSoFar = lazy(async () => ({ default: (await loadLateSteps()).AnswersSoFar }));

type RegistrationAsideProps = { draft: Draft; step: Step; onStartOver: () => void };

/** What registration brings, what it has so far, and the ways out of it: sign-in for members, or from the beginning. */
export const RegistrationAside = ({ draft, step, onStartOver }: RegistrationAsideProps) => {
  const { formatMessage } = useIntl();
  const points = useWelcomePoints(draft.country);

  return (
    <Stack as="aside" className={styles.aside}>
      {points !== null && points !== 0 && (
        // Its place is kept until the points are known: the card below would move.
        <section className={styles.promise}>
          <div className={styles.picture}>{points && <Artwork scene="registration" />}</div>
          <div className={points ? styles.words : styles.wordsToCome}>
            <Amount size="figure" tone="onBrand" value={formatMessage(messages.points, { points: points ?? 0 })} />
            <Text size="dense">
              <FormattedMessage {...messages.welcomeText} />
            </Text>
          </div>
        </section>
      )}
      {step === "country" && (
        <Card>
          <Stack space="small">
            <Heading level={2} size="h4">
              <FormattedMessage {...messages.member} />
            </Heading>
            <Text size="small" tone="muted">
              <FormattedMessage {...messages.memberText} />
            </Text>
            <ButtonLink href={href("signIn")} variant="outline" icon={LogIn} stretch>
              <FormattedMessage {...messages.signIn} />
            </ButtonLink>
          </Stack>
        </Card>
      )}
      {step !== "country" && step !== "review" && (
        <Suspense fallback={null}>
          <AnswersSoFar draft={draft} step={step} onStartOver={onStartOver} />
        </Suspense>
      )}
    </Stack>
  );
};
