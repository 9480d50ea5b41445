import { Button } from "@lucarne/ui/button";
import { Countdown } from "@lucarne/ui/countdown";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePending } from "../../app/forms/use-pending.ts";
import { messages } from "./messages.ts";

type ResendCodeProps = {
  /** From when another code may be asked for, in milliseconds since the epoch; also the `key` of this component. */
  resendAt: number;
  onResend: () => Promise<unknown>;
};

/** Counts down to the next possible code, then offers it (document 1 §4: 60 seconds). */
export const ResendCode = ({ resendAt, onResend }: ResendCodeProps) => {
  const intl = useIntl();
  const { pending, run } = usePending();
  const [waiting, setWaiting] = useState(() => resendAt > Date.now());

  return waiting ? (
    <Countdown
      until={resendAt}
      format={(seconds) => intl.formatMessage(messages.resendWait, { seconds })}
      onEnd={() => setWaiting(false)}
    />
  ) : (
    <Button variant="text" size="compact" pending={pending} onClick={() => void run(onResend)}>
      <FormattedMessage {...messages.resend} />
    </Button>
  );
};
