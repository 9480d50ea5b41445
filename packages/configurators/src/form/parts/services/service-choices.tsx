import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";
import { Info } from "@lucarne/ui/icons";
import { useLocale } from "@lucarne/ui/provider";
import type { ReactElement } from "react";
import { languageTag } from "../../../artwork/words/languages.ts";
import { useForm, useFormState } from "../../context.ts";
import type { ProductService } from "../../model/product/product.ts";
import { useFieldError } from "../../use-field.ts";
import { sayNumber } from "../../words/say.ts";
import { note } from "../form.css.ts";
import { SERVICE_COLUMNS } from "./service-columns.ts";
import { ServiceIcon } from "./service-icon.tsx";

const NONE: readonly string[] = [];

export interface ServiceChoicesProps {
  readonly services: readonly ProductService[];
  readonly most: number;
  readonly exact: boolean;
}

/** The services as checkboxes with their printed icons. Its code loads after the form. */
export const ServiceChoices = ({ services, most, exact }: ServiceChoicesProps): ReactElement => {
  const { store, words, id } = useForm();
  const locale = useLocale();
  const chosen = useFormState(({ history }) => history.present.services) ?? NONE;
  const error = useFieldError("services");
  const full = chosen.length >= most;
  const open = exact ? undefined : words.services.more({ count: sayNumber(locale, most - chosen.length) });
  return (
    <>
      <ChoiceGroup label={words.sections.services} labelHidden error={error} columns={SERVICE_COLUMNS}>
        {services.map(({ uuid, text, icon }, index) => (
          <ChoiceCard
            key={uuid}
            id={index === 0 ? `${id}-services` : undefined}
            type="checkbox"
            label={<span lang={languageTag(store.setting.language)}>{text}</span>}
            end={<ServiceIcon icon={icon} />}
            checked={chosen.includes(uuid)}
            disabled={full && !chosen.includes(uuid)}
            onChange={() => store.dispatch({ kind: "service", uuid })}
          />
        ))}
      </ChoiceGroup>
      {full || open !== undefined ? (
        <p className={note}>
          <Info size={16} strokeWidth={2} aria-hidden />
          <span>{full ? words.services.full : open}</span>
        </p>
      ) : null}
    </>
  );
};
