import type { User } from "@lucarne/api-client/queries/account";
import { Amount } from "@lucarne/ui/amount";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Pencil } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { useCountryOptions } from "../../shared/countries/use-country-options.ts";
import { nameOrder } from "../../shared/names/name-order.ts";
import { productMessages } from "../../shared/products/product-messages.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import * as styles from "./checkout.css.ts";
import { messages } from "./messages.ts";
import type { Subject } from "./subject.ts";

type SummaryProps = {
  user: User;
  subject: Subject;
  draft: CheckoutDraft;
  onEdit: () => void;
};

/** Step 2 of the checkout: everything once more, each part with a way to change it (CHK-4). */
export const Summary = ({ user, subject, draft: { values, checked }, onEdit }: SummaryProps) => {
  const { formatMessage, formatNumber, locale } = useIntl();
  const countries = useCountryOptions();
  const { delivered, lines, vendor } = subject;
  const person = nameOrder(locale)
    .map((name) => values[name])
    .join(" ");
  const email = values.email === "" ? user.email : values.email;
  const facts = [
    [messages.person, person],
    ...(delivered && values.delivery === "company" ? ([[messages.company, values.companyName]] as const) : []),
    ...(checked?.phone ? ([[messages.phone, checked.phone.display]] as const) : []),
    ...(email === null ? [] : ([[messages.email, email]] as const)),
  ] as const;

  return (
    <div className={styles.blocks}>
      <Card as="section">
        <Stack space="medium">
          <div className={styles.head}>
            <Heading level={2} size="h3">
              <FormattedMessage {...messages.receiver} />
            </Heading>
            <Button
              variant="text"
              flush="end"
              icon={Pencil}
              aria-label={formatMessage(messages.editCustomer)}
              onClick={onEdit}
            >
              <FormattedMessage {...messages.edit} />
            </Button>
          </div>
          <dl className={styles.facts}>
            {facts.map(([term, detail]) => [
              <dt key={`${term.id} term`} className={styles.term}>
                <FormattedMessage {...term} />
              </dt>,
              <dd key={term.id} className={styles.detail}>
                {detail}
              </dd>,
            ])}
          </dl>
        </Stack>
      </Card>
      <Card as="section">
        <Stack space="medium">
          <div className={styles.head}>
            <Heading level={2} size="h3">
              <FormattedMessage {...(delivered ? messages.address : messages.voucherAddress)} />
            </Heading>
            <Button
              variant="text"
              flush="end"
              icon={Pencil}
              aria-label={formatMessage(messages.editAddress)}
              onClick={onEdit}
            >
              <FormattedMessage {...messages.edit} />
            </Button>
          </div>
          <address className={styles.address}>
            {values.street} {values.houseNumber}
            <br />
            {values.postalCode} {values.city}
            <br />
            {countries.find(({ value }) => value === values.country)?.name}
          </address>
        </Stack>
      </Card>
      <Card as="section">
        <Stack space="medium">
          <div className={styles.head}>
            <Heading level={2} size="h3">
              {vendor ?? <FormattedMessage {...messages.items} />}
            </Heading>
            <ButtonLink
              href={subject.editHref}
              variant="text"
              flush="end"
              icon={Pencil}
              aria-label={formatMessage(messages.editItems)}
            >
              <FormattedMessage {...messages.edit} />
            </ButtonLink>
          </div>
          <ul className={styles.lines}>
            {lines.map(({ key, name, variant, picture, quantity, points }) => (
              <li key={key} className={styles.line}>
                <img src={picture} alt="" width={84} height={63} className={styles.picture} />
                <div>
                  <Text weight="strong">{name}</Text>
                  {variant !== undefined && (
                    <Text size="small" tone="muted">
                      {variant}
                    </Text>
                  )}
                  <Text size="small" tone="muted">
                    <FormattedMessage {...messages.pieces} values={{ count: quantity }} />
                  </Text>
                </div>
                {points > 0 ? (
                  <Amount value={formatNumber(points)} />
                ) : (
                  <Text as="span" weight="strong">
                    <FormattedMessage {...productMessages.free} />
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </div>
  );
};
