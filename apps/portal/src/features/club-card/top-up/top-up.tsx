import type { User } from "@lucarne/api-client/queries/account";
import { clubCardProductQuery, type Variant } from "@lucarne/api-client/queries/shop";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Checkbox } from "@lucarne/ui/checkbox";
import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";
import { Icon } from "@lucarne/ui/icon";
import { ArrowRight } from "@lucarne/ui/icons";
import { Hidden, Stack } from "@lucarne/ui/layout";
import { TextLink } from "@lucarne/ui/link";
import { Notice } from "@lucarne/ui/notice";
import { ProgressBar } from "@lucarne/ui/progress-bar";
import { Heading, Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { ReadOnlyNote } from "../../../shared/page-parts/states/read-only-note.tsx";
import { externalHref } from "../../../shared/navigation/external-href.ts";
import { pointsMessages } from "../../../shared/points/points-messages.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { useRegionLinks } from "../../../shared/region-links/use-region-links.ts";
import { amountsOf } from "./amounts.ts";
import * as styles from "../club-card.css.ts";
import { messages } from "../messages.ts";
import { useMoney } from "../own-card/money.ts";
import { useTopUp } from "./use-top-up.ts";

type BalanceProps = { before: number; chosen: Variant };

/** What the balance becomes by the chosen top-up. */
const BalanceAfter = ({ before, chosen }: BalanceProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const after = before - chosen.price;

  return (
    <div className={styles.balance}>
      <div className={styles.row}>
        <Text size="small">
          <FormattedMessage {...messages.balanceAfter} />
        </Text>
        <Text as="span" size="small" weight="strong" className={styles.change}>
          <span aria-hidden className={styles.change}>
            {formatNumber(before)}
            <Icon as={ArrowRight} size={16} />
          </span>
          {formatNumber(after)}
        </Text>
      </div>
      <ProgressBar
        label={formatMessage(messages.balanceAfter)}
        value={after}
        max={before}
        valueText={formatMessage(pointsMessages.amount, { points: after })}
        tone="highlight"
      />
    </div>
  );
};

/** On a phone the button is far below the confirmation. */
const bringIntoView = (confirmation: HTMLElement | null) => confirmation?.scrollIntoView({ block: "nearest" });

type TopUpProps = {
  user: User;
  /** Only an active card can be topped up (CLUB-8). */
  isActive: boolean;
};

/** Moves points to the card: an amount, the terms, and the confirmation (CLUB-13 to CLUB-16). */
export const TopUp = ({ user, isActive }: TopUpProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const { language } = useLanguage();
  const { data: points } = useCompanyPoints();
  const { data: product } = useQuery(clubCardProductQuery(api, user.region.id, language));
  const { links } = useRegionLinks();
  const money = useMoney(user.region.slug);
  const amounts = product ? amountsOf(product.variants) : [];
  const { form, formProps, problems, summary, pending, confirmed, refused } = useTopUp(user, amounts);
  const { variant: wrongAmount, terms: wrongTerms } = form.formState.errors;
  const balance = points?.company_points;
  const chosen = amounts.find(({ uuid }) => uuid === form.watch("variant"));
  // Its notice is shown in place of the refusal, which has no old price.
  const repriced = refused && amounts.find(({ uuid, price }) => uuid === refused.uuid && price !== refused.price);
  const pointsText = (price: number) => formatMessage(pointsMessages.amount, { points: price });
  const submit = (
    <Button type="submit" form={id} tone="accent" stretch pending={pending} disabled={!isActive}>
      {chosen ? (
        <FormattedMessage
          {...messages.topUpBy}
          values={{ amount: money.ofPoints(chosen.price), points: pointsText(chosen.price) }}
        />
      ) : (
        <FormattedMessage {...messages.topUpVerb} />
      )}
    </Button>
  );

  return (
    <Card as="section" className={styles.bleed}>
      <form {...formProps} id={id}>
        <Stack space="gutter">
          <div>
            <Heading level={2} size="h3">
              <FormattedMessage {...messages.topUp} />
            </Heading>
            <Text size="small" tone="muted" className={styles.rate}>
              <FormattedMessage {...messages.credited} />
              <span>
                <FormattedMessage {...messages.rate} values={{ amount: money.ofPoints(1) }} />
              </span>
            </Text>
            <div role="status">
              {confirmed && (
                <Notice tone="positive" className={styles.confirmation} ref={bringIntoView}>
                  <FormattedMessage {...messages.sent} />
                </Notice>
              )}
            </div>
          </div>
          {!repriced && <FormProblems problems={problems} ref={summary} />}
          {refused && repriced && repriced === chosen && (
            <Notice tone="warning" live ref={summary} tabIndex={-1}>
              <FormattedMessage
                {...messages.changed}
                values={{ before: formatNumber(refused.price), after: pointsText(repriced.price) }}
              />
            </Notice>
          )}
          {product !== undefined && amounts.length === 0 && (
            <Text>
              <FormattedMessage {...messages.noAmounts} />
            </Text>
          )}
          <ChoiceGroup
            label={<FormattedMessage {...messages.amount} />}
            labelHidden
            error={wrongAmount && formatMessage(messages.amountRequired)}
            disabled={!isActive}
          >
            <div className={styles.amounts}>
              {amounts.map(({ uuid, price }) => {
                const isOutOfReach = balance === undefined || price > balance;

                return (
                  <ChoiceCard
                    key={uuid}
                    {...form.register("variant")}
                    type="radio"
                    value={uuid}
                    disabled={!isActive || isOutOfReach}
                    aria-invalid={wrongAmount ? true : undefined}
                    label={money.ofPoints(price)}
                    hint={balance !== undefined && isOutOfReach ? formatMessage(messages.notEnough) : pointsText(price)}
                  />
                );
              })}
            </div>
          </ChoiceGroup>
          {balance !== undefined && chosen && <BalanceAfter before={balance} chosen={chosen} />}
          <div className={styles.terms}>
            <Checkbox
              {...form.register("terms")}
              disabled={!isActive}
              label={formatMessage(messages.terms)}
              error={wrongTerms && formatMessage(messages.termsRequired)}
            />
            {links && (
              <TextLink href={externalHref(links.terms)} target="_blank" rel="noopener" className={styles.termsLink}>
                <FormattedMessage {...messages.termsLink} />
              </TextLink>
            )}
          </div>
          <ReadOnlyNote />
          <Hidden below="tablet">{submit}</Hidden>
        </Stack>
      </form>
      <ActionBar>{submit}</ActionBar>
    </Card>
  );
};
