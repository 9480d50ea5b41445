import type { CompanyNumberRule } from "@lucarne/api-client/regions";
import { defineMessages, type IntlShape } from "react-intl";

const messages = {
  ...defineMessages<{ digits: { digits: string; count: number } }>({
    digits: {
      id: "registration.number.digits",
      defaultMessage: "{count, plural, one {{digits} digit} other {{digits} digits}}",
    },
  }),
  ...defineMessages<{ prefixed: { prefix: string; digits: string }; example: { example: string } }>({
    prefixed: { id: "registration.number.prefixed", defaultMessage: "{prefix} followed by {digits}" },
    example: { id: "registration.number.example", defaultMessage: "For example {example}" },
  }),
};

/** How a company number is usually written, for the hint of its field: “8 digits”, “9 or 13 digits”, “EE followed by 9 digits”. */
export const numberShape = ({ formatMessage, locale }: IntlShape, { shape }: CompanyNumberRule): string => {
  if ("example" in shape) return formatMessage(messages.example, shape);
  if ("least" in shape) {
    const range = new Intl.NumberFormat(locale).formatRange(shape.least, shape.most);

    return formatMessage(messages.digits, { digits: range, count: shape.most });
  }
  const counts = new Intl.ListFormat(locale, { type: "disjunction" }).format(shape.digits.map(String));
  const digits = formatMessage(messages.digits, { digits: counts, count: shape.digits.at(-1) ?? 0 });

  return shape.prefix === undefined ? digits : formatMessage(messages.prefixed, { prefix: shape.prefix, digits });
};
