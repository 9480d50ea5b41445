import type { Voucher } from "@lucarne/api-client/queries/orders";
import { Button } from "@lucarne/ui/button";
import { Card } from "@lucarne/ui/card";
import { Eye, EyeOff } from "@lucarne/ui/icons";
import { Heading, Text } from "@lucarne/ui/text";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDays } from "../../../shared/time/use-days.ts";
import { SecretValue } from "./secret-value.tsx";
import * as styles from "./voucher-card.css.ts";
import { voucherMessages } from "./voucher-messages.ts";

type VoucherCardProps = { name: string; image: string | null; voucher: Voucher };

/** A voucher, whose code and password are hidden until they are shown; leaving the page hides them again (ORD-8). */
export const VoucherCard = ({ name, image, voucher }: VoucherCardProps) => {
  const { formatMessage } = useIntl();
  const { formatDay } = useDays();
  const [shown, setShown] = useState(false);
  const id = useId();

  return (
    <Card as="article" padding="none" className={styles.card} aria-labelledby={id}>
      <div className={styles.backdrop}>
        {image !== null && <img src={image} alt="" loading="lazy" className={styles.picture} />}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading level={3} id={id}>
            {name}
          </Heading>
          <Text size="small" tone="muted">
            <FormattedMessage
              {...voucherMessages.validUntil}
              values={{ date: formatDay(voucher.expiresAt, { dateStyle: "medium" }) }}
            />
          </Text>
        </div>
        <dl className={styles.values}>
          <SecretValue label={formatMessage(voucherMessages.code)} value={voucher.number} shown={shown} />
          <SecretValue label={formatMessage(voucherMessages.password)} value={voucher.password} shown={shown} />
        </dl>
        <div className={styles.foot}>
          <Button
            variant={shown ? "text" : "solid"}
            icon={shown ? EyeOff : Eye}
            aria-describedby={`${id} ${id}-hint`}
            onClick={() => setShown(!shown)}
          >
            <FormattedMessage {...(shown ? voucherMessages.hide : voucherMessages.show)} />
          </Button>
          <Text size="small" tone="muted" id={`${id}-hint`}>
            <FormattedMessage {...(shown ? voucherMessages.hiddenAgain : voucherMessages.careful)} />
          </Text>
        </div>
      </div>
    </Card>
  );
};
