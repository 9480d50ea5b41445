import { Amount } from "@lucarne/ui/amount";
import { ButtonLink } from "@lucarne/ui/button";
import { Icon } from "@lucarne/ui/icon";
import { CircleCheck, LogIn } from "@lucarne/ui/icons";
import { Container } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { useEffect, useRef } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { Artwork } from "../../../shared/artwork/artwork.tsx";
import * as styles from "./done.css.ts";
import { messages } from "../messages.ts";
import type { Registered } from "./registered.ts";
import { PlainHeader } from "../../../shared/frame/plain-header.tsx";
import { useWelcomePoints } from "../../../shared/points/use-welcome-points.ts";
import { AsWritten } from "../../../shared/names/as-written.tsx";

/** After registration: the welcome points, if there are any, and the way to sign in (REG-3). */
export const RegistrationDone = ({ country, companyName, granted }: Registered) => {
  const { formatMessage } = useIntl();
  const points = useWelcomePoints(country) ?? granted;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);

  return (
    <div className={styles.page}>
      <PlainHeader href={href("signIn")} />
      <Container as="main" id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.panel}>
          <div aria-hidden className={styles.picture}>
            <div className={styles.pictureFill}>
              <Artwork scene="welcome" />
            </div>
          </div>
          <div className={styles.words} ref={top} tabIndex={-1}>
            <p className={styles.company}>
              <Icon as={CircleCheck} size={24} />
              <AsWritten>{companyName}</AsWritten>
            </p>
            <Heading level={1} size="hero">
              <FormattedMessage {...messages.doneTitle} />
            </Heading>
            <Text size="body">
              <FormattedMessage {...messages.doneText} />
            </Text>
            {points > 0 && (
              <div className={styles.points}>
                <Amount aria-hidden size="large" tone="onBrand" value={<FormattedNumber value={points} />} />
                <Text size="dense" measure>
                  <FormattedMessage
                    {...messages.welcome}
                    values={{ points: formatMessage(messages.points, { points }) }}
                  />
                </Text>
              </div>
            )}
            <ButtonLink href={href("signIn")} tone="highlight" icon={LogIn} className={styles.signIn}>
              <FormattedMessage {...messages.signIn} />
            </ButtonLink>
          </div>
        </div>
      </Container>
    </div>
  );
};
