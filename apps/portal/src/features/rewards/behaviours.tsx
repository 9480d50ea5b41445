import { behavioursQuery } from "@lucarne/api-client/queries/rewards";
import { Amount } from "@lucarne/ui/amount";
import { Stack } from "@lucarne/ui/layout";
import { Pagination } from "@lucarne/ui/pagination";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Heading, Text } from "@lucarne/ui/text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { useServes } from "../../platform/session/use-serves.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { href } from "../../shared/navigation/href.ts";
import { useListAddress } from "../../shared/query/list/list-address.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { messages } from "./messages.ts";
import * as styles from "./rewards-screen.css.ts";

const NO_FILTERS = {} as const;

/** A page of what the club rewards beside scans; disabled until the user has loaded. */
export const useBehaviours = () => {
  const { language } = useLanguage();
  const region = useCurrentUser()?.region;
  const serves = useServes("behaviours");
  const { page } = useListAddress(href("rewards"), NO_FILTERS);

  return useQuery({
    ...behavioursQuery(api, region?.id ?? 0, page, language),
    enabled: region !== undefined && serves,
    placeholderData: keepPreviousData,
  });
};

/** What the club rewards beside scans; absent where there is nothing (CONT-11). */
export const Behaviours = ({ query }: { query: ReturnType<typeof useBehaviours> }) => {
  const { formatMessage, formatNumber } = useIntl();
  const { hrefOf } = useListAddress(href("rewards"), NO_FILTERS);

  return (
    <QueryView
      framed
      query={query}
      loading={<SkeletonText lines={6} />}
      failed={<FormattedMessage {...messages.behavioursFailed} />}
      isEmpty={({ meta }) => meta.total === 0}
      empty={null}
    >
      {({ data, meta }) => (
        <Stack as="section" space="medium">
          <Heading level={2}>
            <FormattedMessage {...messages.behaviours} />
          </Heading>
          <ul className={styles.behaviours}>
            {data.map(({ uuid, name, description, icon, points }) => (
              <li key={uuid} className={styles.behaviour}>
                <span className={styles.icon}>
                  <img src={icon} alt="" width={24} height={24} loading="lazy" />
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>{name}</span>
                  <Text as="span" size="small" tone="muted">
                    {description}
                  </Text>
                </span>
                <Amount
                  className={styles.earned}
                  glyph={false}
                  tone="positive"
                  value={formatNumber(points, { signDisplay: "exceptZero" })}
                />
              </li>
            ))}
          </ul>
          {meta.last_page > 1 && (
            <Pagination
              page={meta.current_page}
              pages={meta.last_page}
              hrefOf={(target) => hrefOf({ page: target })}
              label={formatMessage(messages.pages)}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
};
