import { UsersRound } from "@lucarne/ui/icons";
import { Notice } from "@lucarne/ui/notice";
import { FormattedMessage } from "react-intl";
import { messages } from "../messages.ts";
import type { TeamLimit } from "./team-limit.ts";

/** Says that the team is full, and the limit (TEAM-11). */
export const FullNotice = ({ limit: { owners, installers } }: { limit: TeamLimit }) => (
  <Notice tone="info" icon={UsersRound} title={<FormattedMessage {...messages.full} values={{ owners, installers }} />}>
    <FormattedMessage {...messages.fullText} />
  </Notice>
);
