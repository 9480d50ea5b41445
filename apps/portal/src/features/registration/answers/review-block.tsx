import { Button } from "@lucarne/ui/button";
import { Pencil } from "@lucarne/ui/icons";
import { Inline, Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageDescriptor } from "react-intl";
import { messages } from "../messages.ts";
import * as styles from "./review.css.ts";

type ReviewBlockProps = {
  title: MessageDescriptor;
  rows: readonly { label: string; value: ReactNode }[];
  /** The labels are whole sentences. */
  longLabels?: boolean;
  onEdit: () => void;
  /** Under the rows. */
  children?: ReactNode;
};

/** A part of the review, with the button that opens its step (REG-2). */
export const ReviewBlock = ({ title, rows, longLabels = false, onEdit, children }: ReviewBlockProps) => {
  const { formatMessage } = useIntl();
  const name = formatMessage(title);

  return (
    <Stack as="section" space="xsmall" className={styles.block}>
      <Inline align="space-between">
        <Heading level={2} size="h3">
          {name}
        </Heading>
        <Button
          variant="text"
          size="compact"
          flush="end"
          icon={Pencil}
          aria-label={[formatMessage(messages.edit), name].join(": ")}
          onClick={onEdit}
        >
          <FormattedMessage {...messages.edit} />
        </Button>
      </Inline>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={longLabels ? styles.longRow : styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Stack>
  );
};
