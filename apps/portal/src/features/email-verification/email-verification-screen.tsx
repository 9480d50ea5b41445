import type { User } from "@lucarne/api-client/queries/account";
import { ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { MailCheck } from "@lucarne/ui/icons";
import { Container, Inline, Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Heading } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { href } from "../../shared/navigation/href.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { IconPane } from "../../shared/page-parts/states/icon-pane.tsx";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import * as styles from "./email-verification-screen.css.ts";
import { messages } from "./messages.ts";
import { VerificationForm } from "./verification-form.tsx";

const Verification = ({ user }: { user: User }) => {
  if (user.email !== null && user.verified_email_at === null) return <VerificationForm email={user.email} />;
  const confirmed = user.email !== null;

  return (
    <Stack space="large">
      <Notice tone={confirmed ? "positive" : "info"} live>
        <FormattedMessage {...(confirmed ? messages.confirmed : messages.noEmail)} />
      </Notice>
      <Inline>
        <ButtonLink href={href(confirmed ? "home" : "profile")}>
          <FormattedMessage {...(confirmed ? messages.toHome : messages.toProfile)} />
        </ButtonLink>
      </Inline>
    </Stack>
  );
};

/** Confirms the user's e-mail address (VER-1). */
const EmailVerificationScreen = () => {
  const user = useCurrentUser();

  return (
    <Container size="form">
      <Card className={styles.card}>
        <div>
          <IconPane icon={MailCheck} />
          <Heading level={1}>
            <FormattedMessage {...PAGES.verifyEmail.title} />
          </Heading>
        </div>
        {user ? <Verification user={user} /> : <SkeletonText lines={3} />}
      </Card>
    </Container>
  );
};

export { EmailVerificationScreen as Component };
