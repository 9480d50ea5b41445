import { Badge } from "@lucarne/ui/badge";
import { Button } from "@lucarne/ui/button";
import { Grid } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { useLocale } from "@lucarne/ui/provider";
import { Skeleton } from "@lucarne/ui/skeleton";
import { type ReactElement, useCallback, useEffect, useRef } from "react";
import { useForm, useFormState } from "../../context.ts";
import { deferred } from "../../deferred.tsx";
import { servicesOf } from "../../model/product/product.ts";
import { sayNumber } from "../../words/say.ts";
import { Section } from "../section.tsx";
import { SERVICE_COLUMNS } from "./service-columns.ts";

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

const Loading = (): ReactElement => {
  const { words, id } = useForm();
  return (
    <Grid
      id={`${id}-services`}
      tabIndex={-1}
      columns={SERVICE_COLUMNS}
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
};

const ServiceChoices = deferred(async () => (await import("../deferred-parts.ts")).ServiceChoices, <Loading />);

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
    if (services === "loading") return <Loading />;
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
    return <ServiceChoices services={services} most={most} exact={fewest === most} />;
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
