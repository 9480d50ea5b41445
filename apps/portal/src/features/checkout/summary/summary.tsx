import type { User } from "@lucarne/api-client/queries/account";
import { Amount } from "@lucarne/ui/amount";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Pencil } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCountryOptions } from "../../../shared/countries/use-country-options.ts";
import { DesignProof } from "../../../shared/designs/design-proof.tsx";
import { nameOrder } from "../../../shared/names/name-order.ts";
import { productMessages } from "../../../shared/products/product-messages.ts";
import type { CheckoutDraft } from "../customer/checkout-draft.ts";
import * as styles from "../checkout.css.ts";
import { messages } from "../messages.ts";
import type { Purchase } from "../purchase.ts";

type SummaryProps = {
  user: User;
  purchase: Purchase;
  draft: CheckoutDraft;
  onEdit: () => void;
};

type SectionProps = {
  title: ReactNode;
  /** Leads to where the part is changed. */ edit: ReactNode;
  children: ReactNode;
};

const Section = ({ title, edit, children }: SectionProps) => (
  <Card as="section">
    <Stack space="medium">
      <div className={styles.head}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        {edit}
      </div>
      {children}
    </Stack>
  </Card>
);

const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="text" flush="end" icon={Pencil} aria-label={label} onClick={onClick}>
    <FormattedMessage {...messages.edit} />
  </Button>
);

/** Step 2 of the checkout: all entered data, each part with an edit link (CHK-4). */
export const Summary = ({ user, purchase, draft: { values, checked }, onEdit }: SummaryProps) => {
  const { formatMessage, formatNumber, locale } = useIntl();
  const countries = useCountryOptions();
  const { delivered, design, lines, vendor } = purchase;
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
      <Section
        title={<FormattedMessage {...messages.receiver} />}
        edit={<EditButton label={formatMessage(messages.editCustomer)} onClick={onEdit} />}
      >
        <dl className={styles.facts}>
          {facts.map(([term, detail]) => [
            <dt key={`${term.id} term`} className={styles.term}>
              <FormattedMessage {...term} />
            </dt>,
            <dd key={term.id} translate="no" className={styles.detail}>
              {detail}
            </dd>,
          ])}
        </dl>
      </Section>
      <Section
        title={<FormattedMessage {...(delivered ? messages.address : messages.voucherAddress)} />}
        edit={<EditButton label={formatMessage(messages.editAddress)} onClick={onEdit} />}
      >
        <address className={styles.address}>
          <span translate="no">{[values.street, values.houseNumber].join(" ")}</span>
          <br />
          <span translate="no">{[values.postalCode, values.city].join(" ")}</span>
          <br />
          <span>{countries.find(({ value }) => value === values.country)?.name}</span>
        </address>
      </Section>
      <Section
        title={vendor ?? <FormattedMessage {...messages.items} />}
        edit={
          <ButtonLink
            href={purchase.editHref}
            variant="text"
            flush="end"
            icon={Pencil}
            aria-label={formatMessage(messages.editItems)}
          >
            <FormattedMessage {...messages.edit} />
          </ButtonLink>
        }
      >
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
      </Section>
      {design && <DesignProof design={design} />}
    </div>
  );
};
