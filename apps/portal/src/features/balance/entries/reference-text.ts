import type { PointsEntry } from "@lucarne/api-client/queries/points";
import type { IntlShape } from "react-intl";
import { messages } from "../messages.ts";

/** The order or project of an entry in words; `undefined` where it has none. */
export const referenceText = (
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  { options }: Pick<PointsEntry, "options">,
): string | undefined => {
  if (options === null) return undefined;
  if ("order" in options) return formatMessage(messages.order, { number: options.order.order_number });

  return formatMessage(messages.project, { number: options.project.number });
};
