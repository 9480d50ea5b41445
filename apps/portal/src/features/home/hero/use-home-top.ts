import { configQuery, publicConfigQuery } from "@lucarne/api-client/queries/config";
import { contentListQuery } from "@lucarne/api-client/queries/content";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { sessionName } from "../../../platform/session/session.ts";
import { useServes } from "../../../platform/session/use-serves.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useOnline } from "../../../shared/network/use-online.ts";
import { useCompanyPoints } from "../../../shared/points/use-company-points.ts";
import { useTierStandings } from "../../../shared/tiers/use-tier-standings.ts";
import { MAX_STICKY_NEWS } from "../home-limits.ts";
import { slidesOf } from "./slides.ts";

/** What the first screen of home shows. With a server that answers it appears as a whole, so that nothing moves. */
export const useHomeTop = () => {
  const { language } = useLanguage();
  const config = useQuery(configQuery(api, sessionName(useSession()), language));
  // Welcome points, which a notice of the first visit shows.
  const welcome = useQuery(publicConfigQuery(api, language));
  const serves = useServes("content");
  const news = useQuery({
    ...contentListQuery(api, "news", language, { sticky: true, limit: MAX_STICKY_NEWS }),
    enabled: serves,
  });
  const points = useCompanyPoints();
  const tiers = useTierStandings();
  const isOnline = useOnline();
  // A part that is loaded again after a failure does not bring its skeleton back.
  const [isSettled, setIsSettled] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const lacksPart = [welcome, news].some(({ isLoading }) => isLoading) || (tiers.data === undefined && !tiers.isError);
  // The device has a copy of these two, which shows without the other parts while no server answers (OFF-9).
  const isPending = [config, points].some(({ isLoading }) => isLoading) || (isOnline && lacksPart);
  if (!isPending && !isSettled) setIsSettled(true);
  if (!lacksPart && !isWhole) setIsWhole(true);

  return {
    isPending: !isSettled,
    /** Whether every part has an answer or has failed. Until then the places of missing parts are kept. */
    isWhole,
    config: config.data,
    slides: slidesOf(config.data?.hero_images, news.data?.data ?? []),
    points,
    standings: tiers.data ?? (isWhole ? [] : undefined),
    /** The points are left out: their card shows its own failure. */
    parts: [config, welcome, news, tiers],
  };
};
