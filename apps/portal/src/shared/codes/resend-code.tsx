import { Button } from "@lucarne/ui/button";
import { Icon } from "@lucarne/ui/icon";
import { Timer } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { Countdown } from "@lucarne/ui/countdown";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../query/use-action.ts";
import { codeMessages } from "./code-messages.ts";

type ResendCodeProps = {
  /** When another code can be requested, in milliseconds since the epoch; also the `key` of this component. */
  resendAt: number;
  onResend: () => Promise<unknown>;
};

/** Counts down to the next possible code, then offers it (SIGN-9). */
export const ResendCode = ({ resendAt, onResend }: ResendCodeProps) => {
  const intl = useIntl();
  const { start, pending } = useAction({ run: onResend });
  const [waiting, setWaiting] = useState(() => resendAt > Date.now());

  return waiting ? (
    <Text as="span" tone="muted">
      <Inline space="xsmall" as="span">
        <Icon as={Timer} />
        <Countdown
          until={resendAt}
          format={(seconds) => intl.formatMessage(codeMessages.resendWait, { seconds })}
          onEnd={() => setWaiting(false)}
        />
      </Inline>
    </Text>
  ) : (
    <Button variant="text" size="compact" flush="start" pending={pending} onClick={() => void start()}>
      <FormattedMessage {...codeMessages.resend} />
    </Button>
  );
};
