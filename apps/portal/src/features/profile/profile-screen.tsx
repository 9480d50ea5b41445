import { certificatesQuery } from "@lucarne/api-client/queries/rewards";
import { openSessionsQuery } from "@lucarne/api-client/queries/session";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { api, queryClient } from "../../platform/session/portal-api.ts";
import { optionalParts } from "../../platform/session/portal-session.ts";
import { useServes } from "../../platform/session/use-serves.ts";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { checkoutToReturnTo } from "../../shared/cart/checkout-return.ts";
import { LeaveQuestion } from "../../shared/forms/leave/leave-question.tsx";
import { useLeaveGuard } from "../../shared/forms/leave/use-leave-guard.ts";
import { Page } from "../../shared/page-parts/page.tsx";
import { Navigate } from "../../shared/navigation/navigate.ts";
import { pageLoader } from "../../shared/navigation/page-loader.ts";
import { pageRow } from "../../shared/navigation/page-table.ts";
import { Certificates } from "./certificates/certificates.tsx";
import { CompanyCard } from "./company/company-card.tsx";
import { ConsentsCard } from "./account/consents-card.tsx";
import { DataCard } from "./account/data-card.tsx";
import { DetailsCard } from "./details/details-card.tsx";
import { PictureCard } from "./picture/picture-card.tsx";
import * as styles from "./profile-screen.css.ts";
import { SessionsCard } from "./account/sessions-card.tsx";

const { title, menuTitle = title } = pageRow("profile");

/** The user, the company, consents, certificates, sessions and the user's data (PROF-1). */
const ProfileScreen = () => {
  const user = useCurrentUser();
  const servesBehaviours = useServes("behaviours");
  const servesExport = useServes("data_export");
  const [search] = useSearchParams();
  const [isCompanySaved, setIsCompanySaved] = useState(false);
  const guard = useLeaveGuard();
  const { report, dirty } = guard;
  const checkout = checkoutToReturnTo(search);
  const hasNumber = (user?.company.registration_number ?? "").trim() !== "";

  // The checkout sent the user here for the company's number (CHK-10). Another form with unsaved changes is saved first.
  if (checkout && isCompanySaved && hasNumber && !dirty) return <Navigate to={checkout} replace />;

  return (
    <Page title={<FormattedMessage {...menuTitle} />}>
      {user ? (
        <div className={styles.layout}>
          <PictureCard user={user} />
          <div className={styles.forms}>
            <DetailsCard user={user} onDirty={report} />
            <CompanyCard user={user} onDirty={report} onSaved={() => setIsCompanySaved(true)} />
          </div>
          <div className={styles.column}>
            <ConsentsCard user={user} />
            <SessionsCard />
            {servesExport && <DataCard />}
          </div>
        </div>
      ) : (
        <SkeletonText lines={6} />
      )}
      {servesBehaviours && <Certificates />}
      <LeaveQuestion guard={guard} />
    </Page>
  );
};

export const loader = pageLoader(({ language }) =>
  Promise.all([
    optionalParts.serves("behaviours") && queryClient.ensureQueryData(certificatesQuery(api, language)),
    queryClient.ensureQueryData(openSessionsQuery(api)),
  ]),
);

export { ProfileScreen as Component };
