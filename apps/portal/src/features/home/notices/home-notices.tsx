import type { User } from "@lucarne/api-client/queries/account";
import { CreditCard, Gift, Hourglass } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { useWelcomePoints } from "../../../shared/points/use-welcome-points.ts";
import { warnsOfExpiry } from "../../../shared/prompts/prompt-rules.ts";
import { type CardNotice, cardNotice } from "./card-notice.ts";
import { EmailNotice } from "./email-notice.tsx";
import * as styles from "./home-notices.css.ts";
import { messages } from "../messages.ts";

const ExpiryNotice = ({ points }: { points: number }) => (
  <Notice
    tone="warning"
    icon={Hourglass}
    title={<FormattedMessage {...messages.toExpire} values={{ points }} />}
    action={
      <NoticeAction href={href("shop")}>
        <FormattedMessage {...messages.toShop} />
      </NoticeAction>
    }
  >
    <FormattedMessage {...messages.expiringText} />
  </Notice>
);

const WelcomeNotice = ({ points }: { points: number }) => {
  const { formatMessage } = useIntl();

  return (
    <Notice
      tone="positive"
      icon={Gift}
      action={
        <NoticeAction href={href("rewards")}>
          <FormattedMessage {...messages.toRewards} />
        </NoticeAction>
      }
    >
      {formatMessage(messages.welcome, { points: formatMessage(pointsMessages.amount, { points }) })}
    </Notice>
  );
};

const CARD = {
  shipped: { text: messages.cardShipped, action: messages.confirmCard, to: href("clubCard") },
  offered: { text: messages.cardOffered, action: messages.orderCard, to: href("clubCardOrder") },
} as const satisfies Record<CardNotice, object>;

const ClubCardNotice = ({ kind }: { kind: CardNotice }) => {
  const { text, action, to } = CARD[kind];

  return (
    <Notice
      tone="info"
      icon={CreditCard}
      action={
        <NoticeAction href={to}>
          <FormattedMessage {...action} />
        </NoticeAction>
      }
    >
      <FormattedMessage {...text} />
    </Notice>
  );
};

const isUnconfirmed = ({ email, verified_email_at: confirmed }: User): boolean => email !== null && confirmed === null;

/** The notice that needs only the user, for the loading state: it would move the page if it came with the figures. */
export const EarlyNotice = ({ user }: { user: User }) => isUnconfirmed(user) && <EmailNotice />;

type HomeNoticesProps = { user: User; isFirstVisit: boolean };

/** The notices above the figures: points that expire, a welcome, the club card, the e-mail address. */
export const HomeNotices = ({ user, isFirstVisit }: HomeNoticesProps) => {
  const [today] = useState(() => new Date());
  const { data: summary, isPending } = useCompanyPoints();
  const welcome = useWelcomePoints(user.region.slug) ?? 0;
  const expiring = summary?.points.to_expire ?? 0;
  const card = cardNotice(user.region.slug, user.company, summary?.scans.current_year ?? 0);

  // The others appear together with the figures: one that comes later would move the page.
  if (isPending) return null;

  return (
    <Stack space="small" className={styles.notices}>
      {warnsOfExpiry(user.options, expiring, today) && <ExpiryNotice points={expiring} />}
      {isFirstVisit && welcome > 0 && <WelcomeNotice points={welcome} />}
      {card && <ClubCardNotice kind={card} />}
      {isUnconfirmed(user) && <EmailNotice />}
    </Stack>
  );
};
