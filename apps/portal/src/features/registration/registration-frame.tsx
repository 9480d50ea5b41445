import { Container } from "@lucarne/ui/layout";
import { Stepper } from "@lucarne/ui/stepper";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { PlainHeader } from "../../app/layouts/plain-header.tsx";
import * as styles from "./frame.css.ts";
import { messages } from "./messages.ts";
import { STEPS, type Step } from "./steps.ts";

type RegistrationFrameProps = {
  /** The step on screen; none when registration is done. */
  step?: Step;
  aside?: ReactNode;
  children: ReactNode;
};

/** Title, language and where one stands on the way (document 1 §2). */
export const RegistrationFrame = ({ step, aside, children }: RegistrationFrameProps) => {
  const { formatMessage } = useIntl();

  return (
    <>
      <PlainHeader href="/login" />
      <Container as="main" id="main" tabIndex={-1} className={styles.body}>
        {step && (
          <Stepper
            label={formatMessage(messages.label)}
            steps={STEPS.map((name) => formatMessage(messages[name]))}
            current={STEPS.indexOf(step)}
          />
        )}
        <div className={aside ? styles.columns : undefined}>
          {children}
          {aside}
        </div>
      </Container>
    </>
  );
};
