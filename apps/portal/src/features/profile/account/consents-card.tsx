import type { User } from "@lucarne/api-client/queries/account";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Switch } from "@lucarne/ui/switch";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { currentUser, queryClient } from "../../../platform/session/portal-api.ts";
import { updateCurrentUser } from "../../../platform/session/user/update-current-user.ts";
import { ReadOnlyNote } from "../../../shared/page-parts/states/read-only-note.tsx";
import { ActionProblems } from "../../../shared/query/action-problems.tsx";
import { rollBack } from "../../../shared/query/roll-back.ts";
import { useAction } from "../../../shared/query/use-action.ts";
import { messages } from "../messages.ts";

type Consent = "email_consent" | "phone_consent";

const ConsentSwitch = ({ user, consent }: { user: User; consent: Consent }) => {
  const { start, pending, error } = useAction({
    run: (given: boolean) => updateCurrentUser(() => ({ [consent]: given ? 1 : 0 })),
    // A failure shows the stored state again (PRM-11).
    optimistic: (given) => {
      const undo = rollBack(queryClient, currentUser.queryKey);
      queryClient.setQueryData(currentUser.queryKey, (now) => now && { ...now, [consent]: given ? 1 : 0 });

      return undo;
    },
  });

  return (
    <>
      <Switch
        label={<FormattedMessage {...messages[consent]} />}
        hint={consent === "phone_consent" && <FormattedMessage {...messages.offersOnly} />}
        checked={user[consent] === 1}
        pending={pending}
        onChange={({ target }) => void start(target.checked)}
      />
      <ActionProblems error={error} />
    </>
  );
};

/** The marketing consents, each saved when it is switched (PRM-10). */
export const ConsentsCard = ({ user }: { user: User }) => (
  <Card as="section">
    <Stack space="small">
      <Heading level={2} size="h3">
        <FormattedMessage {...messages.consents} />
      </Heading>
      <ConsentSwitch user={user} consent="email_consent" />
      <ConsentSwitch user={user} consent="phone_consent" />
      <ReadOnlyNote />
      <Text size="small" tone="muted">
        <FormattedMessage {...messages.consentsText} />
      </Text>
    </Stack>
  </Card>
);
