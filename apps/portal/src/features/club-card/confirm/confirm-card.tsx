import type { Company } from "@lucarne/api-client/queries/account";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Checkbox } from "@lucarne/ui/checkbox";
import { Check, Smartphone } from "@lucarne/ui/icons";
import { Hidden, Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { Heading, Text } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../../shared/errors/use-error-text.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { ReadOnlyNote } from "../../../shared/page-parts/states/read-only-note.tsx";
import { Page } from "../../../shared/page-parts/page.tsx";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { CardBack } from "../own-card/card-picture.tsx";
import * as styles from "../club-card.css.ts";
import { messages } from "../messages.ts";
import { useConfirmCard } from "./use-confirm-card.ts";

/** The form that confirms the arrival of a sent card by its serial number (CLUB-7). */
export const ConfirmCard = ({ company }: { company: Company }) => {
  const { formatDate, formatMessage } = useIntl();
  const id = useId();
  const errorText = useErrorText();
  const { form, formProps, problems, summary, pending } = useConfirmCard(company);
  const { serial, arrived } = form.formState.errors;
  const sentAt = company.edenred_card?.shipped_at;

  return (
    <Page
      title={<FormattedMessage {...PAGES.clubCard.title} />}
      text={
        sentAt && <FormattedMessage {...messages.sentOn} values={{ date: formatDate(sentAt, { dateStyle: "long" }) }} />
      }
    >
      <div className={styles.columns}>
        <Card padding="none" className={styles.bleed}>
          <CardBack>
            <FormattedMessage {...messages.serialHere} />
          </CardBack>
        </Card>
        <Card as="section" className={styles.bleed}>
          <form {...formProps} id={id}>
            <Stack space="gutter">
              <div>
                <Heading level={2} size="h3">
                  <FormattedMessage {...messages.confirmTitle} />
                </Heading>
                <Text size="small" tone="muted">
                  <FormattedMessage {...messages.confirmText} />
                </Text>
              </div>
              <FormProblems problems={problems} ref={summary} />
              <TextField
                {...form.register("serial")}
                label={formatMessage(messages.serial)}
                inputMode="numeric"
                autoComplete="off"
                error={
                  serial?.message === "serialLength"
                    ? formatMessage(messages.serialLength)
                    : serial?.message && errorText(serial.message)
                }
              />
              <Checkbox
                {...form.register("arrived")}
                label={formatMessage(messages.arrived)}
                error={arrived && formatMessage(messages.arrivedRequired)}
              />
              <ReadOnlyNote />
              <Hidden below="tablet">
                <Button type="submit" icon={Check} stretch pending={pending}>
                  <FormattedMessage {...messages.confirm} />
                </Button>
              </Hidden>
            </Stack>
          </form>
        </Card>
      </div>
      <Notice icon={Smartphone}>
        <FormattedMessage {...messages.thenActivate} />
      </Notice>
      <ActionBar>
        <Button type="submit" form={id} icon={Check} pending={pending}>
          <FormattedMessage {...messages.confirm} />
        </Button>
      </ActionBar>
    </Page>
  );
};
