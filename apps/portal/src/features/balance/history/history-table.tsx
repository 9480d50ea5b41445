import type { PointsEntry } from "@lucarne/api-client/queries/points";
import { DayOf } from "../../../shared/time/day-of.tsx";
import { TextLink } from "@lucarne/ui/link";
import { Table, type TableColumn } from "@lucarne/ui/table";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { href, type PageHref } from "../../../shared/navigation/href.ts";
import { EntryEvent, EntryPoints } from "../entries/entry-points.tsx";
import { messages } from "../messages.ts";
import { TextWithNumbers } from "../../../shared/names/text-with-numbers.tsx";
import { referenceText } from "../entries/reference-text.ts";

/** The page of an entry's order or project, which are linked by their uuid (PTS-6). */
const targetOf = ({ options }: PointsEntry): PageHref | undefined => {
  if (options === null) return undefined;

  return "order" in options
    ? href("order", { uuid: options.order.uuid })
    : href("project", { uuid: options.project.uuid });
};

const Reference = ({ entry }: { entry: PointsEntry }) => {
  const text = referenceText(useIntl(), entry);
  const target = targetOf(entry);

  return (
    target &&
    text !== undefined && (
      <TextLink href={target} underline="hover">
        <TextWithNumbers text={text} />
      </TextLink>
    )
  );
};

const columnsOf = ({ formatMessage }: IntlShape): TableColumn<PointsEntry>[] => [
  {
    id: "event",
    header: formatMessage(messages.reason),
    place: "key",
    width: "38%",
    cell: (entry) => <EntryEvent entry={entry} />,
  },
  {
    id: "reference",
    header: formatMessage(messages.reference),
    place: "meta",
    cell: (entry) => <Reference entry={entry} />,
  },
  {
    id: "date",
    header: formatMessage(messages.date),
    place: "meta",
    cell: ({ created_at: at }) => <DayOf at={at} />,
  },
  {
    id: "points",
    header: formatMessage(messages.points),
    place: "status",
    align: "end",
    cell: (entry) => <EntryPoints entry={entry} />,
  },
];

/** The tile of a reason with its gap. */
const TILE = "50px";

/** Entries of the points history (PTS-4). */
export const HistoryTable = ({ entries }: { entries: readonly PointsEntry[] }) => {
  const intl = useIntl();
  const columns = useMemo(() => columnsOf(intl), [intl]);

  return (
    <Table
      caption={intl.formatMessage(messages.history)}
      columns={columns}
      rows={entries}
      keyOf={({ uuid }) => uuid}
      bleed
      indent={TILE}
    />
  );
};
