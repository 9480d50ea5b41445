import { regionBySlug } from "@lucarne/api-client/regions";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { FormattedMessage, useIntl } from "react-intl";
import { profileFrom } from "../../../shared/cart/checkout-return.ts";
import type { PageHref } from "../../../shared/navigation/href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { messages } from "../messages.ts";

type UnansweredNoticeProps = { pending: boolean; onSend: () => void };

/** Offers to send an order again that got no answer. */
export const UnansweredNotice = ({ pending, onSend }: UnansweredNoticeProps) => (
  <Notice
    tone="warning"
    action={
      <NoticeAction aria-disabled={pending} onClick={onSend}>
        <FormattedMessage {...messages.sendAgain} />
      </NoticeAction>
    }
  >
    <FormattedMessage {...messages.unanswered} />
  </Notice>
);

type ChangedNoticeProps = {
  /** The total with which an order was refused. */
  refusedTotal: number | undefined;
  /** Today's total. */
  total: number;
};

/** Says that products or points have changed; after a refusal because of the total, with the old and the new total. */
export const ChangedNotice = ({ refusedTotal, total }: ChangedNoticeProps) => {
  const { formatMessage, formatNumber } = useIntl();

  return (
    <Notice tone="warning" live>
      {refusedTotal === undefined || refusedTotal === total ? (
        <FormattedMessage {...messages.changed} />
      ) : (
        <FormattedMessage
          {...messages.totalChanged}
          values={{
            before: formatNumber(refusedTotal),
            after: formatMessage(pointsMessages.amount, { points: total }),
          }}
        />
      )}
    </Notice>
  );
};

type NoNumberNoticeProps = {
  region: string;
  /** Where the profile leads back to. */
  address: PageHref;
};

/** A company without a registration number cannot order; its profile takes the number (CHK-10). */
export const NoNumberNotice = ({ region, address }: NoNumberNoticeProps) => (
  <Notice
    tone="negative"
    action={
      <NoticeAction href={profileFrom(address)}>
        <FormattedMessage {...messages.profile} />
      </NoticeAction>
    }
  >
    <FormattedMessage {...messages.noNumber} values={{ regName: regionBySlug(region)?.companyNumber.label ?? "" }} />
  </Notice>
);
