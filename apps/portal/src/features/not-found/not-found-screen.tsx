import { ButtonLink } from "@lucarne/ui/button";
import { House } from "@lucarne/ui/icons";
import { StoryScreen } from "@lucarne/ui/split-screen";
import { Heading, Text } from "@lucarne/ui/text";
import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { Artwork } from "../../app/artwork/artwork.tsx";
import { AnonymousHeader } from "../../app/layouts/anonymous-header.tsx";
import { messages } from "../../app/page/not-found/messages.ts";
import { NotFound } from "../../app/page/not-found/not-found.tsx";
import { language } from "../../intl/portal-language.ts";
import { useSignedIn } from "../../session/use-session.ts";

/** The frame with its words; a visitor who is signed out never needs them. */
const SignedInLayout = lazy(async () => {
  const [layout] = await Promise.all([import("../../app/layouts/signed-in-layout.tsx"), language.load("app")]);

  return { default: layout.SignedInLayout };
});

/** Any other path (document 1 §2): in the frame for who is signed in, by itself for who is not. */
const NotFoundScreen = () =>
  useSignedIn() ? (
    <Suspense fallback={null}>
      <SignedInLayout>
        <NotFound />
      </SignedInLayout>
    </Suspense>
  ) : (
    <StoryScreen header={<AnonymousHeader />} picture={<Artwork scene="notFound" />}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...messages.text} />
      </Text>
      <ButtonLink href="/" icon={House}>
        <FormattedMessage {...messages.toHome} />
      </ButtonLink>
    </StoryScreen>
  );

export { NotFoundScreen as Component };
