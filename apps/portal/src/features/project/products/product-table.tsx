import type { Project, Scan } from "@lucarne/api-client/queries/projects";
import { REJECTED } from "@lucarne/api-client/scan-flags";
import { DayOf } from "../../../shared/time/day-of.tsx";
import { Amount } from "@lucarne/ui/amount";
import { Badge } from "@lucarne/ui/badge";
import { Hidden } from "@lucarne/ui/layout";
import { Table, type TableColumn } from "@lucarne/ui/table";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { projectMessages } from "../../../shared/projects/project-messages.ts";
import { pointsOf, showsFlags, takesProducts } from "../../../shared/projects/project-rules.ts";
import { messages } from "../messages.ts";
import { flagLook } from "./product-flag.ts";
import { grouped } from "./product-order.ts";
import { ProductGroup } from "./product-group.tsx";
import { ProductPoints } from "./product-points.tsx";
import { RemoveProduct } from "./remove-product.tsx";

const Flag = ({ flag }: Pick<Scan, "flag">) => {
  const look = flagLook(flag);

  return (
    look && (
      <Badge tone={look.tone}>
        <FormattedMessage {...look.text} />
      </Badge>
    )
  );
};

const WHAT: readonly TableColumn<Scan>[] = [
  {
    id: "serial",
    header: <FormattedMessage {...messages.serial} />,
    place: "key",
    cell: ({ serial_number: serial }) => <span translate="no">{serial}</span>,
  },
  {
    id: "size",
    header: <FormattedMessage {...messages.size} />,
    place: "meta",
    cell: ({ size, variant }) => {
      const more = `, ${variant}`;

      return (
        <>
          {size}
          <Hidden as="span" above="tablet">
            {more}
          </Hidden>
        </>
      );
    },
  },
  { id: "variant", header: <FormattedMessage {...messages.variant} />, place: "none", cell: ({ variant }) => variant },
  {
    id: "scanned",
    header: <FormattedMessage {...messages.scanned} />,
    place: "start",
    labelled: true,
    cell: ({ created_at: scanned }) => <DayOf at={scanned} />,
  },
];

const points = (cell: TableColumn<Scan>["cell"]): TableColumn<Scan> => ({
  id: "points",
  header: <FormattedMessage {...messages.points} />,
  place: "end",
  align: "end",
  cell,
});

const PLAIN_POINTS = points((product) => <ProductPoints points={product.points} />);

/** In progress: products can be removed (PROJ-22). */
const REMOVABLE: readonly TableColumn<Scan>[] = [
  ...WHAT,
  PLAIN_POINTS,
  {
    id: "actions",
    header: <FormattedMessage {...messages.actions} />,
    headerHidden: true,
    place: "actions",
    align: "end",
    width: "76px",
    cell: (product) => <RemoveProduct product={product} />,
  },
];

/** Closed or in review: each product has its flag (PROJ-21). */
const CHECKED: readonly TableColumn<Scan>[] = [
  ...WHAT,
  {
    id: "check",
    header: <FormattedMessage {...messages.check} />,
    place: "status",
    cell: ({ flag }) => <Flag flag={flag} />,
  },
  points((product) => <ProductPoints points={product.points} lost={product.flag === REJECTED} />),
];

const PLAIN: readonly TableColumn<Scan>[] = [...WHAT, PLAIN_POINTS];

const columnsOf = (project: Project) => (takesProducts(project) ? REMOVABLE : showsFlags(project) ? CHECKED : PLAIN);

const keyOf = ({ uuid }: Scan) => uuid;

const GROUPS = {
  keyOf: ({ type }: Scan) => type,
  header: (products: readonly Scan[]) => <ProductGroup products={products} />,
};

/** Serial number, size, variant, date, check and points of each product, under the name of its kind, and one total (PROJ-24). */
export const ProductTable = ({ project, products }: { project: Project; products: readonly Scan[] }) => {
  const { locale, formatNumber } = useIntl();
  const { available, extra } = pointsOf(project);
  const rows = useMemo(() => grouped(products, locale), [products, locale]);

  return (
    <Table
      caption={<FormattedMessage {...projectMessages.products} />}
      columns={columnsOf(project)}
      rows={rows}
      keyOf={keyOf}
      groups={GROUPS}
      totals={[
        ...(extra > 0
          ? [
              {
                column: "points",
                label: <FormattedMessage {...messages.extra} />,
                value: formatNumber(extra, { signDisplay: "exceptZero" }),
              },
            ]
          : []),
        {
          column: "points",
          label: <FormattedMessage {...messages.total} />,
          value: <Amount value={formatNumber(available)} />,
          isSum: true,
        },
      ]}
      bleed
    />
  );
};
