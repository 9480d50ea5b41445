import { canCheckout } from "@lucarne/api-client/checkout-rules";
import type { User } from "@lucarne/api-client/queries/account";
import type { OrderRequest } from "@lucarne/api-client/queries/orders";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Notice } from "@lucarne/ui/notice";
import { Stepper } from "@lucarne/ui/stepper";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { clearCheckout } from "../../shared/cart/checkout-type.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { href, type PageHref, withSearch } from "../../shared/navigation/href.ts";
import { Navigate, useNavigate } from "../../shared/navigation/navigate.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { useCompanyPoints } from "../../shared/points/use-company-points.ts";
import { productMessages } from "../../shared/products/product-messages.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { blocksOf } from "./summary/blocks.ts";
import { type CheckoutDraft, readDraft, writeDraft } from "./customer/checkout-draft.ts";
import * as styles from "./checkout.css.ts";
import { CustomerForm } from "./customer/customer-form.tsx";
import { customerOfUser, orderCustomer } from "./customer/customer.ts";
import { messages } from "./messages.ts";
import { OrderBlock } from "./summary/order-block.tsx";
import type { Purchase } from "./purchase.ts";
import { Summary } from "./summary/summary.tsx";
import { ThankYou } from "./summary/thank-you.tsx";
import { ChangedNotice, NoNumberNotice, TotalChangedNotice, UnansweredNotice } from "./place-order/order-notices.tsx";
import { PlaceButton } from "./place-order/place-button.tsx";
import { isOutdated } from "./place-order/order-attempt.ts";
import { requestOf, usePlaceOrder } from "./place-order/use-place-order.ts";

type CheckoutProps = {
  user: User;
  /** Its name among the checkouts of this tab: an order without an answer belongs to one of them. */
  name: string;
  /** What is ordered; `undefined` when nothing is left of it. */
  purchase: Purchase | undefined;
  /** The checkout's own address. */
  address: PageHref;
  /** Whether the order differs from the cart, so that the buyer has to check it again. */
  changed?: boolean;
  /** Removes from this device what was ordered. */
  onPlaced: (request: OrderRequest) => void;
};

/** What is ordered and for how much, to compare: changes of single prices may leave the total as it was. */
const linesText = ({ lines }: Purchase): string =>
  JSON.stringify(lines.map(({ key, quantity, points }) => [key, quantity, points]));

const STEP = "step";
const SUMMARY = "summary";

/**
 * Forgets what is ordered when the user leaves, but not on the way to the profile for the company's number (CHK-10), nor
 * when the session has ended: the user may come back (SES-24).
 */
const useForgottenOnLeaving = (address: PageHref): void => {
  useEffect(
    () => () => {
      const stays = location.pathname === address || location.pathname === href("profile");
      if (!stays && sessionStore.get().kind !== "none") clearCheckout();
    },
    [address],
  );
};

/** Customer, summary, order: the two steps of every checkout (CHK-4). Only for roles that order (CHK-1, CHK-2). */
export const Checkout = ({ user, name, purchase: current, address, changed = false, onPlaced }: CheckoutProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isEmulated = useSession().kind === "emulated";
  const balance = useCompanyPoints().data?.company_points;
  const [draft, setDraft] = useState<CheckoutDraft>(() => readDraft(user.uuid) ?? { values: customerOfUser(user) });
  const [firstLines] = useState(current && linesText(current));
  const { start, pending, error, ordered, placed, refusedTotal, unanswered } = usePlaceOrder({
    user,
    name,
    purchase: current,
    onPlaced,
  });
  useForgottenOnLeaving(address);

  const purchase = ordered ?? current;
  if (!canCheckout(user)) {
    return (
      <Page title={<FormattedMessage {...PAGES.checkout.title} />}>
        <Notice>
          <FormattedMessage {...productMessages.installersOnly} />
        </Notice>
      </Page>
    );
  }
  const again = unanswered && <UnansweredNotice pending={pending} onSend={() => void start(unanswered)} />;
  const thanks = placed && <ThankYou order={placed.order} balance={placed.balance} />;
  if (!purchase) {
    // The order may have taken the last pieces: its products can be gone before it is answered.
    if (!again && !thanks) return <Navigate to={href("cart")} replace />;

    return (
      <Page title={<FormattedMessage {...PAGES.checkout.title} />}>
        <ActionProblems error={error} takesFocus />
        {again}
        {thanks}
      </Page>
    );
  }

  const { delivered } = purchase;
  const isChanged = changed || linesText(purchase) !== firstLines || isOutdated(error);
  const isChecked = draft.checked !== undefined && draft.checked.delivered === delivered;
  const isSummary = search.get(STEP) === SUMMARY;
  const summaryAddress = withSearch(address, new URLSearchParams({ [STEP]: SUMMARY }));
  if (isSummary && !isChecked) return <Navigate to={address} replace />;

  const keep = (next: CheckoutDraft) => {
    setDraft(next);
    writeDraft(user.uuid, next);
  };
  const blocks = blocksOf({
    purchase,
    // An order without an answer may have taken its points already.
    balance: ordered || unanswered ? undefined : balance,
    registrationNumber: user.company.registration_number,
    isEmulated,
  });
  const place = (
    <PlaceButton
      points={purchase.total}
      pending={pending}
      disabled={blocks.length > 0 || unanswered !== undefined}
      onPlace={() =>
        void start(requestOf(purchase, orderCustomer(draft.values, { delivered, phone: draft.checked?.phone?.number })))
      }
    />
  );

  return (
    <Page title={<FormattedMessage {...PAGES.checkout.title} />}>
      <div className={styles.steps}>
        <Stepper
          label={formatMessage(messages.steps)}
          current={isSummary ? 1 : 0}
          steps={[
            formatMessage(delivered ? messages.customerStep : messages.voucherStep),
            formatMessage(messages.summaryStep),
          ]}
        />
      </div>
      {refusedTotal !== undefined && refusedTotal !== purchase.total ? (
        <TotalChangedNotice key={purchase.total} before={refusedTotal} after={purchase.total} />
      ) : (
        <>
          {isChanged && <ChangedNotice />}
          <ActionProblems error={error} takesFocus />
        </>
      )}
      {blocks.includes("noNumber") && <NoNumberNotice region={user.region.slug} address={address} />}
      {again}
      <div className={styles.columns}>
        {isSummary ? (
          <Summary user={user} purchase={purchase} draft={draft} onEdit={() => void navigate(address)} />
        ) : (
          <CustomerForm
            user={user}
            purchase={purchase}
            initial={draft.values}
            disabled={blocks.includes("noNumber")}
            onType={(values) => keep({ values })}
            onNext={(next) => {
              keep(next);
              void navigate(summaryAddress);
            }}
          />
        )}
        <OrderBlock purchase={purchase} balance={ordered ? undefined : balance} blocks={blocks}>
          {isSummary && <div className={styles.wideOnly}>{place}</div>}
        </OrderBlock>
      </div>
      {isSummary && <ActionBar>{place}</ActionBar>}
      {thanks}
    </Page>
  );
};
