import { Button, ButtonLink } from "@lucarne/ui/button";
import { Stack } from "@lucarne/ui/layout";
import { StoryScreen } from "@lucarne/ui/split-screen";
import { Heading, Text } from "@lucarne/ui/text";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { FormattedMessage, type MessageDescriptor } from "react-intl";
import { useLocation } from "react-router";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { AnonymousHeader } from "../../shared/frame/anonymous-header.tsx";
import { href } from "../../shared/navigation/href.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { useAction } from "../../shared/query/use-action.ts";
import { isNotFound } from "../../shared/page-parts/not-found/is-not-found.ts";
import * as styles from "./message-link-screen.css.ts";

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
  const refused = isNotFound(error);
  const over = token === "" || refused;
  const [title, text] = done
    ? [messages.doneTitle, messages.doneText]
    : over
      ? [messages.overTitle, messages.overText]
      : [messages.title, messages.text];

  // The pressed button is gone: the focus on the new words has them read out.
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done || refused) words.current?.focus();
  }, [done, refused]);

  return (
    <StoryScreen header={<AnonymousHeader />} picture={<Artwork scene={picture} isFirst />}>
      <Stack space="small" ref={words} tabIndex={-1} className={styles.words}>
        <Heading level={1}>
          <FormattedMessage {...title} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...text} />
        </Text>
      </Stack>
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
