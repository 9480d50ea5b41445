import { regionBySlug } from "@lucarne/api-client/regions";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { useEffect, useRef } from "react";
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

/** Products or points are not what the buyer has seen. */
export const ChangedNotice = () => (
  <Notice tone="warning" live>
    <FormattedMessage {...messages.changed} />
  </Notice>
);

type TotalChangedNoticeProps = {
  /** The total with which an order was refused. */
  before: number;
  /** Today's total. */
  after: number;
};

/** An order was refused because its total has changed. Takes the focus in place of the refusal, which has no old total. */
export const TotalChangedNotice = ({ before, after }: TotalChangedNoticeProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);

  return (
    <Notice tone="warning" live ref={box} tabIndex={-1}>
      <FormattedMessage
        {...messages.totalChanged}
        values={{ before: formatNumber(before), after: formatMessage(pointsMessages.amount, { points: after }) }}
      />
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
