import { stopContactChange } from "@lucarne/api-client/queries/contact";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { StoryScreen } from "@lucarne/ui/split-screen";
import { Heading, Text } from "@lucarne/ui/text";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { sessionlessApi } from "../../platform/session/portal-api.ts";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { AnonymousHeader } from "../../shared/frame/anonymous-header.tsx";
import { isNotFound } from "../../shared/page/not-found/is-not-found.ts";
import { href } from "../../shared/pages/href.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { useAction } from "../../shared/query/use-action.ts";
import { messages } from "./messages.ts";

/** Stops a change of e-mail or phone with the token of the message to the old contact (PROF-3). */
const StopChangeScreen = () => {
  // After `#`, the token stays in the browser: no server log holds it.
  const [token] = useState(useLocation().hash.slice(1));
  const [stopped, setStopped] = useState(false);
  const { start, pending, error } = useAction({
    run: () => stopContactChange(sessionlessApi, token),
    onDone: () => setStopped(true),
  });

  // Used, too old, or cut off by a mail program.
  const over = token === "" || isNotFound(error);
  const [title, text] = stopped
    ? [messages.doneTitle, messages.doneText]
    : over
      ? [messages.overTitle, messages.overText]
      : [messages.title, messages.text];

  return (
    <StoryScreen header={<AnonymousHeader />} picture={<Artwork scene="notFound" />}>
      <Heading level={1}>
        <FormattedMessage {...title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...text} />
      </Text>
      {!over && <ActionProblems error={error} takesFocus />}
      {stopped || over ? (
        <ButtonLink href={href("signIn")}>
          <FormattedMessage {...messages.signIn} />
        </ButtonLink>
      ) : (
        <Button pending={pending} onClick={() => void start()}>
          <FormattedMessage {...messages.stop} />
        </Button>
      )}
    </StoryScreen>
  );
};

export { StopChangeScreen as Component };
