import { Notice } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import type { LoginProblem } from "./login-rules.ts";
import { problemMessages } from "./messages.ts";

/** Shows why the sign-in failed; stays until the next try and is read out when it appears. */
export const ProblemNotice = ({ problem }: { problem: LoginProblem | undefined }) =>
  problem && (
    <Notice tone="negative" live>
      <FormattedMessage {...problemMessages[problem]} />
    </Notice>
  );
