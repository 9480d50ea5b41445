import { Button } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { Stack } from "@lucarne/ui/layout";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../common-messages.ts";
import { FormProblems } from "./problems/form-problems.tsx";
import type { usePortalForm } from "./use-portal-form.ts";

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, "open" | "onClose" | "title" | "description"> & {
  form: Pick<ReturnType<typeof usePortalForm>, "formProps" | "problems" | "summary" | "pending">;
  /** Label of the button that saves. */
  save: ReactNode;
  /** Label of the button that closes. @default "Cancel" */
  cancel?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/**
 * A dialog that saves a form. It stays open with everything typed while the form is sent and after a refusal, which it
 * shows above the fields; `send` of the form closes it. Enter saves.
 */
export const FormDialog = ({ form, save, cancel, children, onClose, ...dialog }: FormDialogProps) => {
  const id = useId();
  const { formProps, problems, summary, pending } = form;

  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancel ?? <FormattedMessage {...commonMessages.cancel} />}
          </Button>
          <Button type="submit" form={id} pending={pending}>
            {save}
          </Button>
        </>
      }
    >
      <form {...formProps} id={id}>
        <Stack space="gutter">
          <FormProblems problems={problems} ref={summary} />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
};
