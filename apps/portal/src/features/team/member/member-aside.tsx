import type { TeamMember } from "@lucarne/api-client/queries/team";
import { Amount } from "@lucarne/ui/amount";
import { Identity } from "@lucarne/ui/avatar";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Send, Trash2 } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { type ReactNode, useState } from "react";
import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import { roleMessage } from "../../../shared/people/person-messages.ts";
import { useFullName } from "../../../shared/people/use-full-name.ts";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { LastActive } from "./last-active.tsx";
import * as styles from "../member-screen.css.ts";
import { messages } from "../messages.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { useResend } from "./use-member-actions.ts";

const Fact = ({ term, children }: { term: MessageDescriptor; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.term}>
      <FormattedMessage {...term} />
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

type MemberAsideProps = { member: TeamMember; now: number };

/** What a member did so far, and what can be done with the membership. */
export const MemberAside = ({ member, now }: MemberAsideProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const resend = useResend();

  return (
    <Card as="aside">
      <Stack space="gutter">
        <Identity name={useFullName(member)} text={formatMessage(roleMessage(member.role))} size={64} />
        <dl className={styles.facts}>
          <Fact term={messages.lastActive}>
            <LastActive member={member} now={now} />
          </Fact>
          <Fact term={messages.projects}>{formatNumber(member.projects_count)}</Fact>
          <Fact term={messages.points}>
            <Amount value={formatNumber(member.contribute_points)} />
          </Fact>
        </dl>
        <Stack space="small">
          <ActionProblems error={resend.error} takesFocus />
          <Button variant="soft" icon={Send} stretch pending={resend.pending} onClick={() => void resend.start(member)}>
            <FormattedMessage {...messages.resend} />
          </Button>
          <Button variant="outline" tone="negative" icon={Trash2} stretch onClick={() => setAsked(true)}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </Stack>
      </Stack>
      <RemovalDialog
        member={asked ? member : undefined}
        onClose={() => setAsked(false)}
        onRemoved={() => void navigate(href("team"), { replace: true })}
      />
    </Card>
  );
};
