import { IN_PROGRESS } from "@lucarne/api-client/project-states";
import { projectsQuery } from "@lucarne/api-client/queries/projects";
import { Notice } from "@lucarne/ui/notice";
import { SelectField } from "@lucarne/ui/select-field";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { z } from "zod/mini";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { FormDialog } from "../../../shared/forms/form-dialog.tsx";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { scanQueue } from "../../../shared/scans/portal-scans.ts";
import type { StoredScan } from "../../../shared/scans/scan-record.ts";
import { messages } from "../messages.ts";
import { AsWritten } from "../../../shared/names/as-written.tsx";

const schema = z.object({ project: z.string().check(z.minLength(1, "required")) });

type MoveDialogProps = { scan: StoredScan; onClose: () => void };

/** Sends a scan to another project, because its own takes no more products (SCAN-10). */
export const MoveDialog = ({ scan, onClose }: MoveDialogProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const query = useQuery(projectsQuery(api, "open", language, { limit: 100 }));
  const targets = (query.data?.data ?? []).filter(
    ({ uuid, status }) => status.id === IN_PROGRESS && uuid !== scan.project,
  );
  const form = usePortalForm({
    schema,
    send: async ({ project }) => {
      const target = targets.find(({ uuid }) => uuid === project);
      if (!target) return;
      await scanQueue.retry(scan, target);
      onClose();
    },
  });
  const field = useFieldProps(form.form);

  return (
    <FormDialog
      open
      onClose={onClose}
      title={formatMessage(messages.moveTitle)}
      description={<AsWritten>{scan.serial}</AsWritten>}
      form={form}
      save={<FormattedMessage {...messages.moveSave} />}
    >
      <QueryView
        query={query}
        loading={<SkeletonText lines={2} />}
        failed={<FormattedMessage {...messages.failed} />}
        isEmpty={() => targets.length === 0}
        empty={
          <Notice>
            <FormattedMessage {...messages.moveNone} />
          </Notice>
        }
      >
        {() => (
          <SelectField
            {...field("project", formatMessage(messages.moveField))}
            placeholder=""
            options={targets.map(({ uuid, number, name }) => ({ value: uuid, label: `${number} · ${name}` }))}
          />
        )}
      </QueryView>
    </FormDialog>
  );
};
