import { queryKeys } from "@lucarne/api-client/queries/keys";
import { deleteProject, type Project } from "@lucarne/api-client/queries/projects";
import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { IconButton } from "@lucarne/ui/icon-button";
import { Trash2 } from "@lucarne/ui/icons";
import { useToast } from "@lucarne/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../platform/session/portal-api.ts";
import { commonMessages } from "../../shared/common-messages.ts";
import { projectTitle } from "../../shared/projects/project-rules.ts";
import { useFocusAfterRemoval } from "../../shared/page/use-focus-after-removal.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { useAction } from "../../shared/query/use-action.ts";
import { messages } from "./messages.ts";

/** Deletes an empty project after a question. After the last row of a page the list shows the page before (PROJ-5). */
export const DeleteProject = ({ project }: { project: Project }) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const markRemoved = useFocusAfterRemoval();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);

  const reload = () => {
    for (const queryKey of [queryKeys.projects.all, queryKeys.points.all])
      void queryClient.invalidateQueries({ queryKey });
  };

  const { start, pending, error, reset } = useAction({
    run: () => deleteProject(api, project.uuid),
    onDone: () => {
      markRemoved();
      setAsks(false);
      reload();
      toast({ message: formatMessage(messages.deleted) });
    },
  });
  const address = projectTitle(project);

  const close = () => {
    setAsks(false);
    // A refusal means that the page is out of date. Loaded earlier, the row and the reason with it could disappear.
    if (error !== undefined) reload();
    reset();
  };

  return (
    <>
      <IconButton
        icon={Trash2}
        size="compact"
        tone="negative"
        label={formatMessage(messages.delete, { address })}
        onClick={() => setAsks(true)}
      />
      <AlertDialog
        open={asks}
        onClose={close}
        title={<FormattedMessage {...messages.deleteTitle} />}
        description={formatMessage(messages.deleteText, { address, number: project.number })}
        confirmLabel={<FormattedMessage {...commonMessages.delete} />}
        cancelLabel={<FormattedMessage {...commonMessages.cancel} />}
        pending={pending}
        onConfirm={() => void start()}
      >
        <ActionProblems error={error} takesFocus />
      </AlertDialog>
    </>
  );
};
