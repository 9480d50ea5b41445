import { Button } from "@lucarne/ui/button";
import { Logo } from "@lucarne/ui/brand";
import { RefreshCw } from "@lucarne/ui/icons";
import { StoryScreen } from "@lucarne/ui/split-screen";
import { Heading, Text } from "@lucarne/ui/text";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Artwork } from "../artwork/artwork.tsx";
import { CLUB_NAME } from "../club-name.ts";
import { commonMessages } from "../common-messages.ts";

type TroubleScreenProps = {
  title: ReactNode;
  text?: ReactNode;
  /** A try is under way. */
  pending?: boolean;
  onRetry: () => void;
};

/** Stands in for the whole portal when it cannot be drawn; the button tries again. */
export const TroubleScreen = ({ title, text, pending, onRetry }: TroubleScreenProps) => (
  <StoryScreen header={<Logo name={CLUB_NAME} />} picture={<Artwork scene="maintenance" />}>
    <div role="alert">
      <Heading level={1}>{title}</Heading>
      {text !== undefined && <Text tone="muted">{text}</Text>}
    </div>
    <Button icon={RefreshCw} pending={pending} onClick={onRetry}>
      <FormattedMessage {...commonMessages.tryAgain} />
    </Button>
  </StoryScreen>
);
