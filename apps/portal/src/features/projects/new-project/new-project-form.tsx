import { queryKeys } from "@lucarne/api-client/queries/keys";
import { createProject } from "@lucarne/api-client/queries/projects";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { MAX_CITY_LENGTH, MAX_POSTAL_CODE_LENGTH } from "@lucarne/api-client/text-limits";
import { Stack } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { TextField } from "@lucarne/ui/text-field";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { api } from "../../../platform/session/portal-api.ts";
import { FormProblems } from "../../../shared/forms/problems/form-problems.tsx";
import { type ReportDirty, useReportDirty } from "../../../shared/forms/leave/use-leave-guard.ts";
import { typeInto } from "../../../shared/forms/values/type-into.ts";
import { useFieldProps } from "../../../shared/forms/use-field-props.ts";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { ReadOnlyNote } from "../../../shared/page-parts/states/read-only-note.tsx";
import { href } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import { AddressField } from "../../../shared/places/address-field.tsx";
import { usePlaceFillIn } from "../../../shared/places/use-place-fill-in.ts";
import { useContentKey } from "../../../shared/query/use-content-key.ts";
import { messages } from "../messages.ts";
import { addressOf, newProject, newProjectSchema } from "./new-project-schema.ts";
import * as styles from "./new-project.css.ts";

type NewProjectFormProps = {
  id: string;
  country: RegionSlug;
  /** Called when sending starts and ends: the buttons are outside. */
  onPending: (pending: boolean) => void;
  /** Tells the page about an address that is not saved. */
  onDirty: ReportDirty;
};

/** The address of a new project. A chosen address fills in postcode and town; another street clears them (ADDR-3). */
export const NewProjectForm = ({ id, country, onPending, onDirty }: NewProjectFormProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const keyOf = useContentKey();
  const { form, formProps, problems, summary, pending } = usePortalForm({
    schema: newProjectSchema,
    keepAs: "new-project",
    send: async (address) => {
      const body = newProject(address, place.chosen.current);
      const uuid = await createProject(api, body, keyOf(body));
      void queryClient.invalidateQueries({ queryKey: queryKeys.projects.lists });
      void queryClient.invalidateQueries({ queryKey: queryKeys.points.all });
      onDirty("address", false);
      await navigate(href("project", { uuid }), { replace: true });
    },
  });
  const field = useFieldProps(form);
  const street = useWatch({ control: form.control, name: "streetName" });
  const place = usePlaceFillIn({
    street: "streetName",
    valuesOf: addressOf,
    get: form.getValues,
    set: (name, text) => typeInto(form, name, text),
  });

  useReportDirty("address", form.formState.isDirty, onDirty);

  useEffect(() => onPending(pending), [onPending, pending]);

  const { ref, label, error } = field("streetName", formatMessage(messages.newAddress));

  return (
    <form {...formProps} id={id}>
      <Stack space="gutter">
        <FormProblems problems={problems} ref={summary} />
        <AddressField
          ref={ref}
          label={label}
          error={error}
          country={country}
          value={street}
          onChange={place.typeStreet}
          onPlace={place.fillIn}
        />
        <div className={styles.place}>
          <TextField
            {...field("postalCode", formatMessage(messages.postalCode))}
            maxLength={MAX_POSTAL_CODE_LENGTH}
            autoComplete="off"
          />
          <TextField {...field("city", formatMessage(messages.city))} maxLength={MAX_CITY_LENGTH} autoComplete="off" />
        </div>
        <Text size="small" tone="muted">
          {formatMessage(messages.filledIn)}
        </Text>
        <ReadOnlyNote />
      </Stack>
    </form>
  );
};
