import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { FormattedMessage } from "react-intl";
import { useCurrentUser } from "../../platform/session/use-current-user.ts";
import { Page } from "../../shared/page/page.tsx";
import { pageRow } from "../../shared/pages/page-table.ts";
import { Certificates } from "./certificates.tsx";
import { CompanyCard } from "./company-card.tsx";
import { ConsentsCard } from "./consents-card.tsx";
import { DataCard } from "./data-card.tsx";
import { DetailsCard } from "./details-card.tsx";
import { messages } from "./messages.ts";
import { PictureCard } from "./picture-card.tsx";
import * as styles from "./profile-screen.css.ts";
import { SessionsCard } from "./sessions-card.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

const { title, menuTitle = title } = pageRow("profile");

/** The user, the company, consents, certificates, sessions and the user's data (PROF-1). */
const ProfileScreen = () => {
  const user = useCurrentUser();
  const { report, asks, stay, leave } = useLeaveGuard();

  return (
    <Page title={<FormattedMessage {...menuTitle} />}>
      {user ? (
        <div className={styles.layout}>
          <PictureCard user={user} />
          <div className={styles.forms}>
            <DetailsCard user={user} onDirty={report} />
            <CompanyCard user={user} onDirty={report} />
          </div>
          <div className={styles.column}>
            <ConsentsCard user={user} />
            <SessionsCard />
            <DataCard />
          </div>
        </div>
      ) : (
        <SkeletonText lines={6} />
      )}
      <Certificates />
      <AlertDialog
        open={asks}
        onClose={stay}
        title={<FormattedMessage {...messages.leaveTitle} />}
        description={<FormattedMessage {...messages.leaveText} />}
        confirmLabel={<FormattedMessage {...messages.leave} />}
        cancelLabel={<FormattedMessage {...messages.stay} />}
        onConfirm={leave}
      />
    </Page>
  );
};

export { ProfileScreen as Component };
