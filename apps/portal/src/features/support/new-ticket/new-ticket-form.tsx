import type { User } from "@lucarne/api-client/queries/account";
import { MAX_MESSAGE_LENGTH } from "@lucarne/api-client/text-limits";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { ArrowLeft, Send } from "@lucarne/ui/icons";
import { Hidden, Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { TextArea } from "@lucarne/ui/text-area";
import { TextField } from "@lucarne/ui/text-field";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { useLimitedFieldProps } from "../../../shared/forms/use-limited-field-props.ts";
import { ReadOnlyNote } from "../../../shared/page-parts/states/read-only-note.tsx";
import { listHref } from "../list/list-href.ts";
import { messages } from "../messages.ts";
import * as styles from "./new-ticket.css.ts";
import { useNewTicket } from "./use-new-ticket.ts";

/** Subject and first message of a support request. */
export const NewTicketForm = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const { form, formProps, problems, summary, pending } = useNewTicket(user);
  const field = useLimitedFieldProps(form);

  const actions = (
    <>
      <ButtonLink href={listHref} variant="outline">
        <FormattedMessage {...commonMessages.cancel} />
      </ButtonLink>
      <Button type="submit" icon={Send} pending={pending}>
        <FormattedMessage {...messages.sendMessage} />
      </Button>
    </>
  );

  return (
    <div className={styles.scroller}>
      <form {...formProps} id={id} className={styles.form}>
        <Hidden above="tablet">
          <ButtonLink href={listHref} variant="text" icon={ArrowLeft} flush="start">
            <FormattedMessage {...messages.allChats} />
          </ButtonLink>
        </Hidden>
        <div>
          <Heading level={1}>
            <FormattedMessage {...messages.question} />
          </Heading>
          <Text tone="muted">
            <FormattedMessage {...messages.answerTime} />
          </Text>
        </div>
        <FormProblems problems={problems} ref={summary} />
        <Stack space="gutter">
          <TextField {...field("title", formatMessage(messages.subject))} autoComplete="off" />
          <TextArea
            {...field("body", formatMessage(messages.message))}
            rows={7}
            limit={MAX_MESSAGE_LENGTH}
            hint={formatMessage(messages.hint)}
          />
        </Stack>
        <ReadOnlyNote />
        <Hidden below="tablet" className={styles.actions}>
          {actions}
        </Hidden>
        <ActionBar>{actions}</ActionBar>
      </form>
    </div>
  );
};
