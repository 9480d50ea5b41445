import { useCallback } from "react";
import { useIntl } from "react-intl";
import { errorMessageOf } from "./error-messages.ts";

/** Says an error text in the user's language; `field` is the label of the field that it stands under. */
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
