import { type ExpiringMonth, type PointsMonths, pointsMonthsQuery } from "@lucarne/api-client/queries/points";
import { Amount } from "@lucarne/ui/amount";
import { Button, ButtonLink } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Table } from "@lucarne/ui/table";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { href } from "../../../shared/navigation/href.ts";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { messages } from "../messages.ts";
import { useExpiringColumns } from "../months/use-expiring-columns.ts";

/** The months whose points make up the sum in the title: those of this year. The chart shows the later ones too. */
const inThisYear = ({ past, expiring }: PointsMonths): ExpiringMonth[] => {
  const year = past.at(-1)?.month.slice(0, 4) ?? "";

  return expiring.filter(({ month }) => month.startsWith(year));
};

type ExpiringDialogProps = { open: boolean; points: number; onClose: () => void };

/** Which points expire when, and the way to spend them (PRM-13, PTS-12). */
export const ExpiringDialog = ({ open, points, onClose }: ExpiringDialogProps) => {
  const { formatMessage } = useIntl();
  const columns = useExpiringColumns((points) => <Amount value={points} />);
  const query = useQuery({ ...pointsMonthsQuery(api), enabled: open });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage {...messages.expiringTitle} values={{ count: points }} />}
      description={<FormattedMessage {...messages.expiringText} />}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
          <ButtonLink tone="accent" href={href("shop")} onClick={onClose}>
            <FormattedMessage {...messages.toShop} />
          </ButtonLink>
        </>
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonText lines={4} />}
        failed={<FormattedMessage {...messages.expiringFailed} />}
      >
        {(months) => (
          <Table
            caption={formatMessage(messages.expiringMonth)}
            rows={inThisYear(months)}
            keyOf={({ month }) => month}
            columns={columns}
          />
        )}
      </QueryView>
    </Dialog>
  );
};
