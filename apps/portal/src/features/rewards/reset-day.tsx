import type { Tier } from "@lucarne/api-client/queries/rewards";
import { regionBySlug, type RegionSlug } from "@lucarne/api-client/regions";
import { Icon } from "@lucarne/ui/icon";
import { Timer } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { useState } from "react";
import { useIntl } from "react-intl";
import { messages } from "./messages.ts";

type ResetDayProps = { tiers: readonly Tier[]; country: RegionSlug };

/** The day on which all levels start again, by the country's calendar; nothing once it is past (TIER-4). */
export const ResetDay = ({ tiers, country }: ResetDayProps) => {
  const { formatDate, formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  const [at, ...others] = new Set(tiers.map(({ reset_at: reset }) => reset));
  if (at === undefined || others.length > 0 || Date.parse(at) <= now) return null;
  const date = formatDate(at, { dateStyle: "long", timeZone: regionBySlug(country)?.timeZone });

  return (
    <Inline space="xxsmall" wrap={false}>
      <Icon as={Timer} size={16} />
      <Text size="small" tone="muted">
        {formatMessage(messages.reset, { date })}
      </Text>
    </Inline>
  );
};
