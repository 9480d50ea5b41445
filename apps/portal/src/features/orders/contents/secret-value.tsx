import { Button } from "@lucarne/ui/button";
import { Copy } from "@lucarne/ui/icons";
import { useToast } from "@lucarne/ui/toast";
import { FormattedMessage, useIntl } from "react-intl";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import * as styles from "./voucher-card.css.ts";
import { voucherMessages } from "./voucher-messages.ts";

type SecretValueProps = { label: string; value: string; shown: boolean };

/** A value that is dots until it is shown, and can then be copied. */
export const SecretValue = ({ label, value, shown }: SecretValueProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ message: formatMessage(voucherMessages.copied) });
    } catch {
      toast({ tone: "negative", message: formatMessage(voucherMessages.notCopied) });
    }
  };

  return (
    <div className={styles.value}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.secret}>
        {shown ? (
          <span translate="no" className={styles.plain}>
            {value}
          </span>
        ) : (
          <>
            <span aria-hidden>{value.replaceAll(/\S/g, "•")}</span>
            <span className={readOut}>
              <FormattedMessage {...voucherMessages.hidden} />
            </span>
          </>
        )}
        {shown && (
          <Button
            variant="text"
            size="compact"
            icon={Copy}
            className={styles.copy}
            aria-label={formatMessage(voucherMessages.copyOf, { what: label })}
            onClick={() => void copy()}
          >
            <FormattedMessage {...voucherMessages.copy} />
          </Button>
        )}
      </dd>
    </div>
  );
};
