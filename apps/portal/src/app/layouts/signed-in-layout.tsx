import { PageMain, SkipLink } from "@lucarne/ui/app-frame";
import { ToastRegion } from "@lucarne/ui/toast";
import { Outlet } from "react-router";
import { ExpiryNotice } from "./expiry-notice.tsx";
import { EmulationNotice } from "./emulation-notice.tsx";
import { FrameFooter } from "./frame-footer.tsx";
import { FrameHeader } from "./frame-header.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PageBreadcrumbs } from "./page-breadcrumbs.tsx";
import { PhoneTabBar } from "./phone-tab-bar.tsx";
import * as styles from "./signed-in-layout.css.ts";

/** The layout of every page of a signed-in user (NAV-12). */
const SignedInLayout = () => (
  <div className={styles.frame}>
    <SkipLink />
    <EmulationNotice />
    <OfflineNotice />
    <ExpiryNotice />
    <FrameHeader />
    <PageMain className={styles.main}>
      <PageBreadcrumbs />
      <Outlet />
    </PageMain>
    <FrameFooter />
    <PhoneTabBar />
    <ToastRegion />
  </div>
);

export { SignedInLayout as Component };
