import { PageMain, SkipLink } from "@lucarne/ui/app-frame";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { EmulationNotice } from "./emulation-notice.tsx";
import { FrameFooter } from "./frame-footer.tsx";
import { FrameHeader } from "./frame-header.tsx";
import { PageBreadcrumbs } from "./page-breadcrumbs.tsx";
import { PhoneTabBar } from "./phone-tab-bar.tsx";

/** What stands around every page of a signed-in user (document 1 §2); around the children instead, where given. */
export const SignedInLayout = ({ children }: { children?: ReactNode }) => (
  <>
    <SkipLink />
    <EmulationNotice />
    <FrameHeader />
    <PageMain>
      <PageBreadcrumbs />
      {children ?? <Outlet />}
    </PageMain>
    <FrameFooter />
    <PhoneTabBar />
  </>
);

const SignedInFrame = () => <SignedInLayout />;

export { SignedInFrame as Component };
