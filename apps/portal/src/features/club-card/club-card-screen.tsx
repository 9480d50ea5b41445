import { Skeleton } from "@lucarne/ui/skeleton";
import { FormattedMessage } from "react-intl";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { cardView } from "./card-state.ts";
import { ConfirmCard } from "./confirm/confirm-card.tsx";
import { NoCard } from "./no-card.tsx";
import { OwnCard } from "./own-card/own-card.tsx";

/** The company's club card, the form that confirms its arrival, or the way to order it (CLUB-9). */
const ClubCardScreen = () => {
  const user = useCurrentUser();
  if (!user)
    return (
      <Page title={<FormattedMessage {...PAGES.clubCard.title} />}>
        <Skeleton height={420} />
      </Page>
    );
  switch (cardView(user.company)) {
    case "card":
      return <OwnCard user={user} />;
    case "confirm":
      return <ConfirmCard company={user.company} />;
    case "none":
      return <NoCard isOrdered={user.company.pending_edenred_card === 1} />;
  }
};

export { ClubCardScreen as Component };
