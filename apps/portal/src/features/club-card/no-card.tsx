import { ButtonLink } from "@lucarne/ui/button";
import { CreditCard } from "@lucarne/ui/icons";
import { FormattedMessage } from "react-intl";
import { EmptyCard } from "../../shared/page-parts/states/empty-card.tsx";
import { Page } from "../../shared/page-parts/page.tsx";
import { href } from "../../shared/navigation/href.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { messages } from "./messages.ts";

/** A company without a card is led to it (CLUB-9); one that has ordered it reads that it will be sent (CLUB-10). */
export const NoCard = ({ isOrdered }: { isOrdered: boolean }) => (
  <Page title={<FormattedMessage {...PAGES.clubCard.title} />}>
    <EmptyCard
      picture={<img src="/art/products/club-card.svg" alt="" width={240} height={180} />}
      title={<FormattedMessage {...(isOrdered ? messages.ordered : messages.none)} />}
      text={<FormattedMessage {...(isOrdered ? messages.orderedText : messages.noneText)} />}
      action={
        <ButtonLink href={href("clubCardOrder")} icon={CreditCard}>
          <FormattedMessage {...messages.toOrder} />
        </ButtonLink>
      }
    />
  </Page>
);
