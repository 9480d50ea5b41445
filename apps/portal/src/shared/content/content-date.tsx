import { Text } from "@lucarne/ui/text";
import { useIntl } from "react-intl";

/** The day of news. */
export const ContentDate = ({ at }: { at: string }) => (
  <Text as="span" size="meta" tone="muted">
    <time dateTime={at}>{useIntl().formatDate(at, { dateStyle: "long" })}</time>
  </Text>
);
