import type { Day } from "@lucarne/api-client/day";
import { type Certificate, certificatesQuery } from "@lucarne/api-client/queries/rewards";
import { Badge } from "@lucarne/ui/badge";
import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Heading, Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { IconPane } from "../../../shared/page-parts/states/icon-pane.tsx";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { useDays } from "../../../shared/time/use-days.ts";
import { validityOf } from "./certificate-validity.ts";
import * as styles from "./certificates.css.ts";
import { messages } from "../messages.ts";

const TONES = { valid: "positive", ending: "warning", expired: "negative" } as const;
const TEXTS = { valid: messages.validUntil, ending: messages.expires, expired: messages.expired } as const;

const Validity = ({ expiresOn }: { expiresOn: Day | null }) => {
  const { dayOf, formatDay } = useDays();
  const [now] = useState(() => new Date());
  if (expiresOn === null) {
    return (
      <Badge tone="positive">
        <FormattedMessage {...messages.unlimited} />
      </Badge>
    );
  }
  const validity = validityOf(expiresOn, dayOf(now));
  const date = formatDay(expiresOn, { dateStyle: "medium" });

  return (
    <Badge tone={TONES[validity]}>
      <FormattedMessage {...TEXTS[validity]} values={{ date }} />
    </Badge>
  );
};

/** How long certificates of this kind are valid, in months; nothing for those without an end. */
const Longevity = ({ months }: { months: number | null }) => {
  const { formatNumber } = useIntl();
  if (months === null) return null;
  const period = formatNumber(months, { style: "unit", unit: "month", unitDisplay: "long" });

  return (
    <Text size="small" tone="muted">
      <FormattedMessage {...messages.longevity} values={{ period }} />
    </Text>
  );
};

const CertificateRow = ({
  certificate: { name, description, icon, longevity, expires_on: expiresOn },
}: {
  certificate: Certificate;
}) => (
  <li className={styles.certificate}>
    <IconPane picture={icon} />
    <Stack space="xsmall" align="start">
      <Text weight="strong">{name}</Text>
      <Text size="small" tone="muted">
        {description}
      </Text>
      <Longevity months={longevity} />
      <Validity expiresOn={expiresOn} />
    </Stack>
  </li>
);

/** The user's certificates and how long they are valid (PROF-13). */
export const Certificates = () => {
  const { language } = useLanguage();
  const query = useQuery(certificatesQuery(api, language));

  return (
    <Stack as="section" space="medium">
      <Heading level={2}>
        <FormattedMessage {...messages.certificates} />
      </Heading>
      <QueryView
        framed
        query={query}
        loading={<SkeletonText lines={4} />}
        failed={<FormattedMessage {...messages.certificatesFailed} />}
        isEmpty={(certificates) => certificates.length === 0}
        empty={
          <Card>
            <Text tone="muted">
              <FormattedMessage {...messages.noCertificates} />
            </Text>
          </Card>
        }
      >
        {(certificates) => (
          <Card as="ul" padding="none" className={styles.certificates}>
            {certificates.map((certificate) => (
              <CertificateRow key={certificate.uuid} certificate={certificate} />
            ))}
          </Card>
        )}
      </QueryView>
    </Stack>
  );
};
