import { Button } from "@lucarne/ui/button";
import { Plus } from "@lucarne/ui/icons";
import { TextArea } from "@lucarne/ui/text-area";
import { type KeyboardEvent, type Ref, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { z } from "zod/mini";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import type { AddedCode } from "../../../shared/scans/read-codes.ts";
import { MAX_CODES, splitCodes } from "./split-codes.ts";
import { messages } from "../messages.ts";
import * as styles from "./scan-form.css.ts";

const schema = z.object({ codes: z.string().check(z.trim(), z.minLength(1, "required")) });

/** Enter adds, as a hand scanner expects; with Shift it starts another line. */
const addOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

type ScanFormProps = {
  /** The name under which typed numbers are kept (FORM-14). */
  keepAs: string;
  onAdd: (codes: readonly string[]) => Promise<AddedCode[]>;
  ref?: Ref<HTMLFormElement>;
};

/** Serial numbers typed or pasted, any number at once. What is no serial number stays in the field,
 * and a serial that is there already is named. */
export const ScanForm = ({ keepAs, onAdd }: ScanFormProps) => {
  const { formatMessage, formatList } = useIntl();
  const [repeated, setRepeated] = useState<string>();
  const { form, formProps, pending } = usePortalForm({
    schema,
    keepAs,
    send: async (values) => {
      const codes = splitCodes(values.codes);
      if (codes.length > MAX_CODES) {
        form.setError("codes", { message: formatMessage(messages.tooMany, { count: MAX_CODES }) });

        return;
      }
      const results = await onAdd(codes);
      const there = results.filter(({ result }) => result === "repeated").map(({ code }) => code);
      const added = results.filter(({ result }) => result === "queued" || result === "unstored").length;
      setRepeated(
        there.length > 0
          ? formatMessage(messages.alreadyThere, { added, count: there.length, codes: formatList(there) })
          : undefined,
      );
      const wrong = results.filter(({ result }) => result === "notSerial").map(({ code }) => code);
      form.setValue("codes", wrong.join("\n"));
      if (wrong.length > 0)
        form.setError("codes", { message: formatMessage(messages.notSerial, { codes: formatList(wrong) }) });
    },
  });
  const field = useFieldProps(form);

  return (
    <form {...formProps} className={styles.form}>
      <TextArea
        {...field("codes", formatMessage(messages.field))}
        hint={formatMessage(messages.hint)}
        message={repeated}
        rows={1}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="enter"
        onKeyDown={addOnEnter}
        live
      />
      <Button type="submit" variant="soft" icon={Plus} pending={pending} className={styles.add}>
        <FormattedMessage {...messages.add} />
      </Button>
    </form>
  );
};
