import { queryKeys } from "@lucarne/api-client/queries/keys";
import { deleteScan, type Scan } from "@lucarne/api-client/queries/projects";
import { AlertDialog } from "@lucarne/ui/alert-dialog";
import { IconButton } from "@lucarne/ui/icon-button";
import { Trash2 } from "@lucarne/ui/icons";
import { useToast } from "@lucarne/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../platform/session/portal-api.ts";
import { commonMessages } from "../../shared/common-messages.ts";
import { useFocusAfterRemoval } from "../../shared/page/use-focus-after-removal.ts";
import { ActionProblems } from "../../shared/query/action-problems.tsx";
import { useAction } from "../../shared/query/use-action.ts";
import { messages } from "./messages.ts";

/** Removes a product from its project after a question (PROJ-22). */
export const RemoveProduct = ({ product }: { product: Scan }) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const markRemoved = useFocusAfterRemoval();
  const [asks, setAsks] = useState(false);
  const { start, pending, error, reset } = useAction({
    run: () => deleteScan(api, product.uuid),
    invalidates: [queryKeys.projects.all, queryKeys.points.all],
    onDone: () => {
      markRemoved();
      setAsks(false);
      toast({ message: formatMessage(messages.removed) });
    },
  });
  const { serial_number: serial, type } = product;

  const close = () => {
    setAsks(false);
    reset();
  };

  return (
    <>
      <IconButton
        icon={Trash2}
        size="compact"
        label={formatMessage(messages.remove, { serial })}
        onClick={() => setAsks(true)}
      />
      <AlertDialog
        open={asks}
        onClose={close}
        title={<FormattedMessage {...messages.removeTitle} />}
        description={formatMessage(messages.removeText, { type, serial })}
        confirmLabel={<FormattedMessage {...messages.removeLabel} />}
        cancelLabel={<FormattedMessage {...commonMessages.cancel} />}
        pending={pending}
        onConfirm={() => void start()}
      >
        <ActionProblems error={error} takesFocus />
      </AlertDialog>
    </>
  );
};
