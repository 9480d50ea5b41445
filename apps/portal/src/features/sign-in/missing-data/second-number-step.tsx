import { regionById } from "@lucarne/api-client/regions";
import { Button } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Stack } from "@lucarne/ui/layout";
import { TextField } from "@lucarne/ui/text-field";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { numberShape } from "../../../shared/company/number-shape.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { PlainScreen } from "../../../shared/frame/plain-screen.tsx";
import { missingDataMessages as messages } from "./missing-data-messages.ts";
import { secondNumberSchema } from "./second-number-schema.ts";

type SecondNumberStepProps = {
  /** Numeric id of the company's country. */
  region: number;
  initial: string;
  /** Saves the number; what it throws is shown. */
  onSave: (number: string) => Promise<void>;
  onBack: () => void;
};

/** Asks for the second company number in countries that require one (SIGN-16). */
export const SecondNumberStep = ({ region, initial, onSave, onBack }: SecondNumberStepProps) => {
  const intl = useIntl();
  const id = useId();
  const country = regionById(region);
  const [schema] = useState(() => secondNumberSchema(country));
  const { form, formProps, problems, summary, pending } = usePortalForm({
    schema,
    initial: { registration_number_2: initial },
    send: ({ registration_number_2: number }) => onSave(number),
  });
  const rule = country?.secondCompanyNumber;
  const label = intl.formatMessage(messages.secondNumber, { name: rule?.label ?? "" });

  return (
    <PlainScreen
      title={<FormattedMessage {...messages.numberTitle} />}
      text={<FormattedMessage {...messages.numberText} />}
      actions={
        <>
          <Button variant="outline" icon={ArrowLeft} onClick={onBack}>
            <FormattedMessage {...commonMessages.back} />
          </Button>
          <Button type="submit" form={id} pending={pending}>
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <form {...formProps} id={id}>
        <Stack space="gutter">
          <FormProblems problems={problems} ref={summary} />
          <TextField
            {...useFieldProps(form)("registration_number_2", label)}
            hint={rule && numberShape(intl, rule)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Stack>
      </form>
    </PlainScreen>
  );
};
