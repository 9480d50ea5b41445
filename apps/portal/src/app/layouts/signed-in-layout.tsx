import { PageMain, SkipLink } from "@lucarne/ui/app-frame";
import { ToastRegion } from "@lucarne/ui/toast";
import { Hidden } from "@lucarne/ui/layout";
import { Outlet, useLocation } from "react-router";
import { pageAt } from "../../shared/navigation/page-at.ts";
import { pageRow } from "../../shared/navigation/page-table.ts";
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

/** The layout of every page of a signed-in user (NAV-12). */
const SignedInLayout = () => {
  useScanSender();
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

export { SignedInLayout as Component };
