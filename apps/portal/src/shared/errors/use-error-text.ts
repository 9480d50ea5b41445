import { useCallback } from "react";
import { useIntl } from "react-intl";
import { errorMessageOf } from "./error-messages.ts";

/** The error text in the user's language; `field` is the label of the field that it is shown under. */
export const useErrorText = () => {
  const intl = useIntl();

  return useCallback(
    (text: string, field = "") => {
      const message = errorMessageOf(text);

      return message ? intl.formatMessage(message, { field }) : text;
    },
    [intl],
  );
};
