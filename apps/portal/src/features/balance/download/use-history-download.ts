import { dayIn } from "@lucarne/api-client/day";
import { type HistoryFilter, type PointsEntry, pointsHistoryQuery } from "@lucarne/api-client/queries/points";
import { regionBySlug } from "@lucarne/api-client/regions";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api, currentUser } from "../../../platform/session/portal-api.ts";
import { saveFile } from "../../../shared/download/save-file.ts";
import { useAction } from "../../../shared/query/use-action.ts";
import { eventText } from "../entries/event-messages.ts";
import { csvOf } from "./history-csv.ts";
import { messages } from "../messages.ts";
import { referenceText } from "../entries/reference-text.ts";
import { signedPoints } from "../entries/signed-points.ts";

/** The largest page that the API gives (PTS-8). */
const PAGE = 100;

/** The time zone of the company's country: a day of the file is a day there. */
const timeZoneOf = (queryClient: QueryClient): string | undefined =>
  regionBySlug(queryClient.getQueryData(currentUser.queryKey)?.region.slug ?? "")?.timeZone;

/** Saves the filtered history as a CSV file. */
export const useHistoryDownload = () => {
  const queryClient = useQueryClient();
  const intl = useIntl();
  const { formatMessage } = intl;

  const rowOf = (entry: PointsEntry): readonly string[] => [
    dayIn(entry.created_at, timeZoneOf(queryClient)),
    eventText(intl, entry.event),
    referenceText(intl, entry) ?? "",
    formatMessage(messages[entry.variation]),
    String(signedPoints(entry)),
  ];

  return useAction({
    run: async (filter: HistoryFilter) => {
      const entries: PointsEntry[] = [];
      for (let page = 1, last = 1; page <= last; page += 1) {
        const { data, meta } = await queryClient.fetchQuery(pointsHistoryQuery(api, page, filter, PAGE));
        entries.push(...data);
        last = meta.last_page;
      }

      return entries;
    },
    onDone: (entries) => {
      const head = [messages.date, messages.reason, messages.reference, messages.status, messages.points];
      const text = csvOf([head.map((message) => formatMessage(message)), ...entries.map(rowOf)]);
      const today = dayIn(new Date(), timeZoneOf(queryClient));
      saveFile(new Blob([text], { type: "text/csv;charset=utf-8" }), `lucarne-points-${today}.csv`);
    },
  });
};
