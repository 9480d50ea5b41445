import { Badge } from "@lucarne/ui/badge";
import { Button } from "@lucarne/ui/button";
import { ChoiceCard, ChoiceGroup } from "@lucarne/ui/choice-card";
import { Info } from "@lucarne/ui/icons";
import { Grid } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { useLocale } from "@lucarne/ui/provider";
import { Skeleton } from "@lucarne/ui/skeleton";
import { type ReactElement, useCallback, useEffect, useRef } from "react";
import { useForm, useFormState } from "../context.ts";
import { type ProductService, servicesOf } from "../model/product.ts";
import { useFieldError } from "../use-field.ts";
import { sayNumber } from "../words/say.ts";
import { note } from "./form.css.ts";
import { Section } from "./section.tsx";
import { ServiceIcon } from "./service-icon.tsx";

const NONE: readonly string[] = [];

const COLUMNS = { phone: 1, tablet: 2 } as const;

/** Loads the services once, and again on retry. */
const useServices = () => {
  const { store, functions } = useForm();
  const running = useRef<AbortController | null>(null);
  const load = useCallback((): void => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    store.dispatch({ kind: "services", services: "loading" });
    functions.loadServices(control.signal).then(
      (services) => {
        if (!control.signal.aborted) store.dispatch({ kind: "services", services });
      },
      () => {
        if (!control.signal.aborted) store.dispatch({ kind: "services", services: "failed" });
      },
    );
  }, [store, functions]);
  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);
  return load;
};

interface ChoicesProps {
  readonly services: readonly ProductService[];
  readonly most: number;
  readonly exact: boolean;
}

const Choices = ({ services, most, exact }: ChoicesProps): ReactElement => {
  const { store, words, id } = useForm();
  const locale = useLocale();
  const chosen = useFormState(({ history }) => history.present.services) ?? NONE;
  const error = useFieldError("services");
  const full = chosen.length >= most;
  const open = exact ? undefined : words.services.more({ count: sayNumber(locale, most - chosen.length) });
  return (
    <>
      <ChoiceGroup label={words.sections.services} labelHidden error={error} columns={COLUMNS}>
        {services.map(({ uuid, text, icon }, index) => (
          <ChoiceCard
            key={uuid}
            id={index === 0 ? `${id}-services` : undefined}
            type="checkbox"
            label={text}
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

const Count = ({ fewest, most }: { readonly fewest: number; readonly most: number }): ReactElement => {
  const { words } = useForm();
  const locale = useLocale();
  const count = useFormState(({ history }) => history.present.services?.length ?? 0);
  const enough = count >= fewest;
  return (
    <Badge role="status" tone={enough ? (count === most ? "positive" : "info") : "neutral"}>
      {words.services.chosen({ count: sayNumber(locale, count), most: sayNumber(locale, most) })}
    </Badge>
  );
};

const ServicesSection = ({ fewest, most }: { readonly fewest: number; readonly most: number }): ReactElement => {
  const { words, id } = useForm();
  const services = useFormState((state) => state.services);
  const load = useServices();
  const body = (): ReactElement => {
    if (services === "loading")
      return (
        <Grid
          id={`${id}-services`}
          tabIndex={-1}
          columns={COLUMNS}
          space="xsmall"
          aria-busy
          aria-label={words.services.loading}
          role="group"
        >
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={56} radius="control" />
          ))}
        </Grid>
      );
    if (services === "failed")
      return (
        <Notice
          tone="negative"
          live
          action={
            <Button id={`${id}-services`} variant="outline" size="compact" onClick={load}>
              {words.services.tryAgain}
            </Button>
          }
        >
          {words.services.failed}
        </Notice>
      );
    if (services.length === 0)
      return (
        <Notice id={`${id}-services`} tabIndex={-1}>
          {words.services.none}
        </Notice>
      );
    return <Choices services={services} most={most} exact={fewest === most} />;
  };
  return (
    <Section title={words.sections.services} end={<Count fewest={fewest} most={most} />}>
      {body()}
    </Section>
  );
};

/** The services to print, for products that print any. */
export const ServicesChooser = (): ReactElement | null => {
  const { store } = useForm();
  const range = servicesOf(store.setting.product);
  return range ? <ServicesSection {...range} /> : null;
};
