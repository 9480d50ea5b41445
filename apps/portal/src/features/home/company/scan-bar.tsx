import { projectsQuery } from "@lucarne/api-client/queries/projects";
import { ActionBar } from "@lucarne/ui/app-frame";
import { ButtonLink } from "@lucarne/ui/button";
import { Plus, ScanLine } from "@lucarne/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { href } from "../../../shared/navigation/href.ts";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { projectTitle, takesProducts } from "../../../shared/projects/project-rules.ts";
import { messages } from "../messages.ts";

/** On a phone, in reach of the thumb: scanning for the newest project in progress, else adding one (HOME-11). */
export const ScanBar = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useQuery(projectsQuery(api, "open", language));
  if (!data) return null;
  const project = data.data.find(takesProducts);

  return (
    <ActionBar>
      {project ? (
        <ButtonLink
          href={href("projectScan", { uuid: project.uuid })}
          icon={ScanLine}
          aria-label={formatMessage(messages.scan, { address: projectTitle(project) })}
        >
          <FormattedMessage {...PAGES.projectScan.title} />
        </ButtonLink>
      ) : (
        <ButtonLink href={href("newProject")} icon={Plus}>
          <FormattedMessage {...messages.addProject} />
        </ButtonLink>
      )}
    </ActionBar>
  );
};
