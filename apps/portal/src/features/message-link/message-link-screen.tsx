import { Button, ButtonLink } from "@lucarne/ui/button";
import { StoryScreen } from "@lucarne/ui/split-screen";
import { Heading, Text } from "@lucarne/ui/text";
import { type ComponentProps, useState } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import { useLocation } from "react-router";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { AnonymousHeader } from "../../shared/frame/anonymous-header.tsx";
import { href } from "../../shared/navigation/href.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { useAction } from "../../shared/query/use-action.ts";
import { isNotFound } from "../../shared/page-parts/not-found/is-not-found.ts";

type MessageLinkScreenProps = {
  picture: ComponentProps<typeof Artwork>["scene"];
  messages: Readonly<
    Record<"title" | "text" | "act" | "doneTitle" | "doneText" | "overTitle" | "overText" | "signIn", MessageDescriptor>
  >;
  /** Acts with the link's token; a refusal with 404 says that the link can no longer be used. */
  act: (token: string) => Promise<void>;
};

/** The page of a link in a message. Its button acts: opening the link, as mail scanners do, has no effect. */
export const MessageLinkScreen = ({ picture, messages, act }: MessageLinkScreenProps) => {
  // After `#`, the token stays in the browser: no server log holds it.
  const [token] = useState(useLocation().hash.slice(1));
  const [done, setDone] = useState(false);
  const { start, pending, error } = useAction({ run: () => act(token), onDone: () => setDone(true) });

  // Used, too old, or cut off by a mail program.
  const over = token === "" || isNotFound(error);
  const [title, text] = done
    ? [messages.doneTitle, messages.doneText]
    : over
      ? [messages.overTitle, messages.overText]
      : [messages.title, messages.text];

  return (
    <StoryScreen header={<AnonymousHeader />} picture={<Artwork scene={picture} isFirst />}>
      <Heading level={1}>
        <FormattedMessage {...title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...text} />
      </Text>
      {!over && <ActionProblems error={error} takesFocus />}
      {done || over ? (
        <ButtonLink href={href("signIn")}>
          <FormattedMessage {...messages.signIn} />
        </ButtonLink>
      ) : (
        <Button pending={pending} onClick={() => void start()}>
          <FormattedMessage {...messages.act} />
        </Button>
      )}
    </StoryScreen>
  );
};
