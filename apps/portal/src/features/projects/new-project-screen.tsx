import { Button, ButtonLink } from "@lucarne/ui/button";
import { ActionBar } from "@lucarne/ui/app-frame";
import { Plus } from "@lucarne/ui/icons";
import { Hidden, Inline } from "@lucarne/ui/layout";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { Artwork } from "../../shared/artwork/artwork.tsx";
import { commonMessages } from "../../shared/common-messages.ts";
import { LeaveQuestion } from "../../shared/forms/leave/leave-question.tsx";
import { useLeaveGuard } from "../../shared/forms/leave/use-leave-guard.ts";
import { BackLink } from "../../shared/page-parts/back-link.tsx";
import { Page } from "../../shared/page-parts/page.tsx";
import { href } from "../../shared/navigation/href.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { messages } from "./messages.ts";
import { NewProjectForm } from "./new-project/new-project-form.tsx";
import * as styles from "./new-project/new-project.css.ts";

/** Where the next job is: found while typing or typed by hand (PROJ-14, PROJ-15). */
const NewProjectScreen = () => {
  const user = useCurrentUser();
  const formId = useId();
  const [pending, setPending] = useState(false);
  const guard = useLeaveGuard();

  const actions = (
    <>
      <ButtonLink variant="outline" href={href("projects")}>
        <FormattedMessage {...commonMessages.cancel} />
      </ButtonLink>
      <Button type="submit" form={formId} icon={Plus} pending={pending}>
        <FormattedMessage {...messages.create} />
      </Button>
    </>
  );

  return (
    <>
      <BackLink to="projects" />
      <Page title={<FormattedMessage {...PAGES.newProject.title} />} text={<FormattedMessage {...messages.newText} />}>
        <div className={styles.card}>
          <div className={styles.form}>
            {user && (
              <NewProjectForm id={formId} country={user.region.slug} onPending={setPending} onDirty={guard.report} />
            )}
            <Hidden below="tablet">
              <Inline>{actions}</Inline>
            </Hidden>
          </div>
          <div className={styles.picture} aria-hidden>
            <Artwork scene="registration" />
          </div>
        </div>
        <ActionBar>{actions}</ActionBar>
        <LeaveQuestion guard={guard} />
      </Page>
    </>
  );
};

export { NewProjectScreen as Component };
