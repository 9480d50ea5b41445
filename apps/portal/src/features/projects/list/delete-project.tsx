import { deleteProject, type Project } from "@lucarne/api-client/queries/projects";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { commonMessages } from "../../../shared/common-messages.ts";
import { projectTitle } from "../../../shared/projects/project-rules.ts";
import { RemoveButton } from "../../../shared/projects/remove-button.tsx";
import { messages } from "../messages.ts";
import { NamingMessage } from "../../../shared/names/as-written.tsx";

/** Deletes an empty project after a question. After the last row of a page the list shows the page before (PROJ-5). */
export const DeleteProject = ({ project }: { project: Project }) => {
  const { formatMessage } = useIntl();
  const address = projectTitle(project);

  return (
    <RemoveButton
      label={formatMessage(messages.delete, { address })}
      tone="negative"
      title={<FormattedMessage {...messages.deleteTitle} />}
      description={<NamingMessage message={messages.deleteText} values={{ address, number: project.number }} />}
      confirmLabel={<FormattedMessage {...commonMessages.delete} />}
      run={() => deleteProject(api, project.uuid)}
      doneText={formatMessage(messages.deleted)}
    />
  );
};
