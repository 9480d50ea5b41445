import { ButtonLink } from "@lucarne/ui/button";
import { House } from "@lucarne/ui/icons";
import { StoryScreen } from "@lucarne/ui/split-screen";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { href } from "../../shared/navigation/href.ts";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { AnonymousHeader } from "../../shared/frame/anonymous-header.tsx";
import { messages } from "../../shared/page-parts/not-found/messages.ts";
import { NotFound } from "../../shared/page-parts/not-found/not-found.tsx";
import { useSignedIn } from "../../platform/session/use-session.ts";

/** Any other path (NAV-7). The router puts the frame around it for a signed-in user. */
const NotFoundScreen = () =>
  useSignedIn() ? (
    <NotFound />
  ) : (
    <StoryScreen header={<AnonymousHeader />} picture={<Artwork scene="notFound" isFirst />}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...messages.text} />
      </Text>
      <ButtonLink href={href("home")} icon={House}>
        <FormattedMessage {...messages.toHome} />
      </ButtonLink>
    </StoryScreen>
  );

export { NotFoundScreen as Component };
