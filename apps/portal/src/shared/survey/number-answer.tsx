import { withAsciiDigits } from "@lucarne/api-client/decimal-digits";
import { IconButton } from "@lucarne/ui/icon-button";
import { Minus, Plus } from "@lucarne/ui/icons";
import { useStrings } from "@lucarne/ui/provider";
import { Text } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { surveyMessages } from "./survey-messages.ts";
import { steppedNumber } from "./survey-rules.ts";
import * as styles from "./survey.css.ts";

type NumberAnswerProps = { label: ReactNode; value: string; onChange: (text: string) => void };

/** A whole number, typed or changed by one with the arrow keys and the buttons (SUR-8). */
export const NumberAnswer = ({ label, value, onChange }: NumberAnswerProps) => {
  const { formatMessage } = useIntl();
  const strings = useStrings();
  const hint = useId();
  const step = (by: 1 | -1) => onChange(steppedNumber(value, by));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  };

  return (
    <div className={styles.numberAnswer}>
      <div className={styles.number}>
        <TextField
          label={label}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={hint}
          value={value}
          onChange={(event) => onChange(withAsciiDigits(event.target.value.normalize("NFKC")))}
          onKeyDown={onKeyDown}
        />
        <IconButton variant="outline" icon={Minus} label={strings.decrease} onClick={() => step(-1)} />
        <IconButton variant="outline" icon={Plus} label={strings.increase} onClick={() => step(1)} />
      </div>
      <Text size="small" tone="muted" id={hint}>
        {formatMessage(surveyMessages.number)}
      </Text>
    </div>
  );
};
