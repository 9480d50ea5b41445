import { unreadCountQuery } from "@lucarne/api-client/queries/notifications";
import { PageMain, SkipLink } from "@lucarne/ui/app-frame";
import { ToastRegion } from "@lucarne/ui/toast";
import { Hidden } from "@lucarne/ui/layout";
import { Outlet, useLocation } from "react-router";
import { api, currentUser, queryClient } from "../../platform/session/portal-api.ts";
import { userKnown } from "../../platform/session/start-session.ts";
import { pageAt } from "../../shared/navigation/page-at.ts";
import { pageRow } from "../../shared/navigation/page-table.ts";
import { waitBriefly } from "../../shared/navigation/wait-briefly.ts";
import { loadCompanyPoints } from "../../shared/points/use-company-points.ts";
import { mayLoad } from "../../shared/prompts/terms-settled.ts";
import { BusyNotice } from "./notices/busy-notice.tsx";
import { ExpiryNotice } from "./notices/expiry-notice.tsx";
import { EmulationNotice } from "./notices/emulation-notice.tsx";
import { Hydrated } from "../start/hydrated.tsx";
import { FrameFooter } from "./footer/frame-footer.tsx";
import { FrameHeader } from "./header/frame-header.tsx";
import { OfflineNotice } from "./notices/offline-notice.tsx";
import { PageBreadcrumbs } from "./menu/page-breadcrumbs.tsx";
import { PhoneTabBar } from "./phone/phone-tab-bar.tsx";
import * as styles from "./signed-in-layout.css.ts";
import { useClearFocus } from "./notices/use-clear-focus.ts";
import { useScanSender } from "./use-scan-sender.ts";
import { useToastsAhead } from "./use-toasts-ahead.ts";

/** The layout of every page of a signed-in user (NAV-12). */
const SignedInLayout = () => {
  useScanSender();
  useToastsAhead();
  const { pathname } = useLocation();
  const isWholeScreen = pageRow(pageAt(pathname)).wholeScreenOnPhones === true;
  const below = isWholeScreen ? "tablet" : undefined;
  const notices = useClearFocus();

  return (
    <div className={styles.frame}>
      <SkipLink />
      <EmulationNotice />
      <div ref={notices} className={styles.notices}>
        <OfflineNotice />
        <BusyNotice />
        <ExpiryNotice />
      </div>
      <Hidden contents below={below}>
        <FrameHeader />
      </Hidden>
      <PageMain className={isWholeScreen ? styles.wholeScreen : styles.main}>
        <Hidden below={below}>
          <PageBreadcrumbs />
        </Hidden>
        <Outlet />
      </PageMain>
      <FrameFooter />
      <Hidden below={below}>
        <PhoneTabBar />
      </Hidden>
      <ToastRegion />
      <Hydrated />
    </div>
  );
};

/** Requests the figures of the header before it is drawn, unless the terms come first (PRM-16). */
const requestHeader = (): void => {
  const user = queryClient.getQueryData(currentUser.queryKey);
  if (!user || !mayLoad(user)) return;
  void queryClient.prefetchQuery(unreadCountQuery(api));
  void loadCompanyPoints(user).catch(() => undefined);
};

/** Waits for the user's name, which would move the header if it came after it has been drawn. */
export const loader = async (): Promise<null> => {
  await waitBriefly(userKnown().then(requestHeader));

  return null;
};

export { SignedInLayout as Component };
