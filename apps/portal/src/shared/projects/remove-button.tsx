import { queryKeys } from "@lucarne/api-client/queries/keys";
import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { IconButton } from "@lucarne/ui/icon-button";
import { Trash2 } from "@lucarne/ui/icons";
import { useToast } from "@lucarne/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../common-messages.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { ActionProblems } from "../query/action-problems.tsx";
import { useAction } from "../query/use-action.ts";

type RemoveButtonProps = {
  /** The accessible name of the button. */
  label: string;
  tone?: "negative";
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  /** Removes it on the server. */
  run: () => Promise<unknown>;
  /** Shown as a message after the removal. */
  doneText: string;
};

/** Removes a project or a product in one after a question (PROJ-5, PROJ-22). */
export const RemoveButton = ({ label, tone, title, description, confirmLabel, run, doneText }: RemoveButtonProps) => {
  const toast = useToast();
  const markRemoved = useFocusAfterRemoval();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);

  const reload = () => {
    for (const queryKey of [queryKeys.projects.all, queryKeys.points.all, queryKeys.rewards.all])
      void queryClient.invalidateQueries({ queryKey });
  };

  const { start, pending, error, reset } = useAction({
    run,
    onDone: () => {
      markRemoved();
      setAsks(false);
      reload();
      toast({ message: doneText });
    },
  });

  const close = () => {
    setAsks(false);
    // A refusal means that the page is out of date. Loaded earlier, the row and the reason with it could disappear.
    if (error !== undefined) reload();
    reset();
  };

  return (
    <>
      <IconButton icon={Trash2} size="compact" tone={tone} label={label} onClick={() => setAsks(true)} />
      <AlertDialog
        open={asks}
        onClose={close}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        cancelLabel={<FormattedMessage {...commonMessages.cancel} />}
        pending={pending}
        onConfirm={() => void start()}
      >
        <ActionProblems error={error} takesFocus />
      </AlertDialog>
    </>
  );
};
