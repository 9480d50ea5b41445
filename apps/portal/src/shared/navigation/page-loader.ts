import type { Capability } from "@lucarne/api-client/capabilities";
import type { CurrentUser } from "@lucarne/api-client/queries/account";
import type { LoaderFunctionArgs } from "react-router";
import { loadInBackground } from "../../platform/code/load-in-background.ts";
import { language } from "../../platform/intl/portal-language.ts";
import { currentUser, queryClient } from "../../platform/session/portal-api.ts";
import { maintenance, optionalParts, sessionStore } from "../../platform/session/portal-session.ts";
import { userKnown } from "../../platform/session/start-session.ts";
import { mayLoad } from "../prompts/terms-settled.ts";
import { waitBriefly } from "./wait-briefly.ts";

/** A page that is being opened, as far as its address says. */
type OpenedPage = {
  /** Empty for a page without one. */
  uuid: string;
  search: URLSearchParams;
  language: string;
  /** The signed-in user, for queries that need the country or an id. */
  user: () => Promise<CurrentUser>;
};

/** The `loader` of a page's route. A link that is pressed calls it too, before the router does. */
export type PageLoader = (page: Pick<LoaderFunctionArgs, "params" | "request">) => Promise<null>;

const maySend = (): boolean =>
  sessionStore.get().kind !== "none" && !maintenance.isOn() && mayLoad(queryClient.getQueryData(currentUser.queryKey));

/**
 * A loader that puts answers into the cache with the queries of the page's own screen, before the user is known
 * (PERF-3), or after that if the terms may come first (PRM-16). The screen shows loading and failure itself: a server that
 * does not answer must not keep the page closed (OFF-9). What is in the cache is shown at once; the screen fetches it again
 * when it is stale.
 * @param load settles when the answers are there
 * @param part what the server must have for it
 */
export const pageLoader =
  (load: (page: OpenedPage) => Promise<unknown>, part?: Capability): PageLoader =>
  async ({ params, request }) => {
    const { searchParams: search } = new URL(request.url);
    const user = () => queryClient.ensureQueryData(currentUser);
    const page = { uuid: params["uuid"] ?? "", search, language: language.language(), user };
    const loadAllowed = async () => {
      if (!maySend()) await userKnown();
      if (maySend() && (part === undefined || optionalParts.serves(part))) await load(page);
    };
    // A part's code that is lost shows when the part is drawn.
    await waitBriefly(loadInBackground(loadAllowed));

    return null;
  };
