import { Container } from "@lucarne/ui/layout";
import { Stepper } from "@lucarne/ui/stepper";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import * as styles from "./frame.css.ts";
import { messages } from "../messages.ts";
import { PlainHeader } from "../../../shared/frame/plain-header.tsx";
import { STEPS, type Step } from "./steps.ts";

type RegistrationFrameProps = { step: Step; aside: ReactNode; children: ReactNode };

/** Title, language menu and the current step, counted from 0 (REG-1, NAV-11). */
export const RegistrationFrame = ({ step, aside, children }: RegistrationFrameProps) => {
  const { formatMessage } = useIntl();

  return (
    <>
      <PlainHeader href={href("signIn")} />
      <Container as="main" id="main" tabIndex={-1} className={styles.body}>
        <Stepper
          label={formatMessage(messages.label)}
          steps={STEPS.map((name) => formatMessage(messages[name]))}
          current={STEPS.indexOf(step)}
          countFrom={0}
        />
        <div className={styles.columns}>
          {children}
          {aside}
        </div>
      </Container>
    </>
  );
};
