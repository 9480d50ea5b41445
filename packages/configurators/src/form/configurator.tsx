import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Notice } from "@lucarne/ui/notice";
import { Skeleton } from "@lucarne/ui/skeleton";
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import * as styles from "./configurator.css.ts";
import { FormProvider, useForm } from "./context.ts";
import type { FormFunctions } from "./functions.ts";
import { deferred } from "./deferred.tsx";
import type { MarketingData } from "./model/configuration.ts";
import { type Draft, type DraftStore, readDraft, writeDraft } from "./model/draft/draft.ts";
import { planOf } from "./model/product/plan.ts";
import type { FormProblem } from "./model/problems.ts";
import type { FormValues } from "./model/values.ts";
import { createFormStore, type FormSetting, type FormStore } from "./model/store.ts";
import { CoverChooser } from "./parts/cover/cover-chooser.tsx";
import { form as sections, nameRow, pair } from "./parts/form.css.ts";
import { OptionalFields } from "./parts/optional-fields.tsx";
import { OrderActions, OrderBar } from "./parts/order-bar.tsx";
import { PrintedList } from "./parts/printed/printed-list.tsx";
import { Section } from "./parts/section.tsx";
import { ServicesChooser } from "./parts/services/services-chooser.tsx";
import { TextInput } from "./parts/text-input.tsx";
import { Preview } from "./preview/preview.tsx";
import type { FormWords } from "./words/types.ts";

const ErrorList = deferred(async () => (await import("./parts/error-list.tsx")).ErrorList);
const DraftOffer = deferred(async () => (await import("./parts/draft-offer.tsx")).DraftOffer);
const LogoInput = deferred(
  async () => (await import("./parts/deferred-parts.ts")).LogoInput,
  <Skeleton height={122} radius="card" />,
);

/** An order: a configuration and the number of pieces. */
export interface ConfiguredOrder {
  readonly data: MarketingData;
  readonly quantity: number;
}

export interface ConfiguratorProps extends FormSetting {
  readonly words: FormWords;
  /** Network functions. The object must not change while the form is mounted. */
  readonly functions: FormFunctions;
  /** Storage of the draft between visits, read once. */
  readonly draft?: DraftStore | undefined;
  /** CSS length of the page's padding: on phones the form extends over it. @default "0px" */
  readonly pageMargin?: string | undefined;
  /** Called with a valid configuration. */
  readonly onSubmit: (order: ConfiguredOrder) => void;
}

/** Aspect ratio from which a sheet needs the full width to be readable. */
const WIDE = 2;
/** Delay between the last change and saving the draft (ms). */
const SAVE_DELAY = 400;

const keep = (draft: DraftStore | undefined, values: FormValues, earlier?: Draft): void => {
  try {
    draft?.write(writeDraft(values, Date.now(), { earlier }));
  } catch {
    // The storage is full or blocked: continue without a draft.
  }
};

/** Saves the draft after changes and when the form unmounts, together with an older one that is still offered. */
const useDraft = (store: FormStore, draft: DraftStore | undefined, earlierRef: RefObject<Draft | undefined>): void => {
  useEffect(() => {
    if (!draft) return;
    let written = store.state().history.present;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(timer);
      const values = store.state().history.present;
      if (values === written) return;
      written = values;
      keep(draft, values, earlierRef.current);
    };
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, SAVE_DELAY);
    });
    window.addEventListener("pagehide", write);
    return () => {
      stop();
      window.removeEventListener("pagehide", write);
      write();
    };
  }, [store, draft, earlierRef]);
};

const CompanySection = (): ReactElement | null => {
  const { store, words } = useForm();
  const { company, logo } = store.plan;
  if (company.length === 0 && logo === "none") return null;
  const names = company.filter(({ kind }) => kind === "name");
  const others = company.filter(({ kind }) => kind !== "name");
  return (
    <Section title={names.length > 0 ? words.sections.person : words.sections.company}>
      <Stack space="gutter">
        {names.length > 0 && (
          <div className={nameRow}>
            {names.map((field) => (
              <TextInput key={field.name} field={field} />
            ))}
          </div>
        )}
        {others.map((field) => (
          <TextInput key={field.name} field={field} />
        ))}
        {logo === "none" ? null : <LogoInput />}
      </Stack>
    </Section>
  );
};

const TextSections = (): ReactElement => {
  const { store, words } = useForm();
  const { contact, oneContact, texts, oneText } = store.plan;
  return (
    <>
      <Section title={words.sections.contact} hint={oneContact ? words.hints.contact : undefined}>
        <div className={pair}>
          {contact.map((field) => (
            <TextInput key={field.name} field={field} />
          ))}
        </div>
      </Section>
      {texts.length === 0 ? null : (
        <Section title={words.sections.text} hint={oneText ? words.hints.text : undefined}>
          <Stack space="gutter">
            {texts.map((field) => (
              <TextInput key={field.name} field={field} />
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
};

/**
 * Handles Ctrl or ⌘ with Z, Shift+Z or Y in the whole form, because a field's own undo does not know the other fields.
 */
const useUndoKeys = (store: FormStore, root: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const form = root.current;
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      store.dispatch({ kind: key === "z" && !event.shiftKey ? "undo" : "redo" });
    };
    form?.addEventListener("keydown", press);
    return () => form?.removeEventListener("keydown", press);
  }, [store, root]);
};

/**
 * The form of a marketing product with its live preview. The customer fills in, chooses and uploads what is printed,
 * sees it as it will be printed, and submits a valid configuration. It makes no requests of its own.
 */
export const Configurator = ({
  words,
  functions,
  draft,
  pageMargin = "0px",
  onSubmit,
  ...setting
}: ConfiguratorProps): ReactElement => {
  const id = useId();
  const [{ store, earlier }] = useState(() => {
    const { product, language } = setting;
    const { values, offer: older } = readDraft(draft?.read() ?? null, product, planOf(product, language), Date.now());
    return { store: createFormStore(setting, values), earlier: older };
  });
  const [offer, setOffer] = useState(earlier);
  const earlierRef = useRef(earlier);
  const [found, setFound] = useState<{ readonly problems: readonly FormProblem[]; readonly time: number }>();
  const [pending, setPending] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const nextFocusRef = useRef<string | null>(null);
  useDraft(store, draft, earlierRef);
  useUndoKeys(store, root);
  useEffect(() => void store.loadEngine(), [store]);

  const submit = async (): Promise<void> => {
    if (pending) return;
    if (store.engine() !== "ready") {
      setPending(true);
      await store.loadEngine();
      setPending(false);
    }
    store.dispatch({ kind: "show-link" });
    store.dispatch({ kind: "attempt" });
    const { problems } = store.derived();
    const [first] = problems;
    if (!first) {
      keep(draft, store.state().history.present, earlierRef.current);
      onSubmit({ data: store.configuration(), quantity: store.state().history.present.quantity });
      return;
    }
    setFound(({ time } = { problems: [], time: 0 }) => ({ problems, time: time + 1 }));
    const field = document.getElementById(`${id}-${first.field}`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  };
  const decide = (restored?: FormValues): void => {
    if (restored) store.dispatch({ kind: "restore", values: restored });
    setOffer(undefined);
    earlierRef.current = undefined;
    keep(draft, store.state().history.present);
    root.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  };
  const form = useMemo(() => ({ store, words, functions, id, nextFocusRef }), [store, words, functions, id]);
  const margin = { [styles.PAGE_MARGIN]: pageMargin } as CSSProperties;
  const { width, height } = setting.product.template.page.trim;
  const wide = width > height * WIDE || undefined;
  return (
    <FormProvider value={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        ref={root}
        data-wide={wide}
        className={styles.root}
        style={margin}
      >
        {found && (
          <div key={found.time} className={styles.errors}>
            <ErrorList found={found.problems} />
          </div>
        )}
        {setting.product.stock < 1 && (
          <Notice id={`${id}-quantity`} tabIndex={-1} tone="negative" className={styles.errors}>
            {words.problems.soldOut}
          </Notice>
        )}
        {offer && (
          <div className={styles.errors}>
            <DraftOffer draft={offer} onContinue={() => decide(offer.values)} onDiscard={() => decide()} />
          </div>
        )}
        <Card padding="none" className={`${styles.flat} ${sections}`}>
          <CompanySection />
          <CoverChooser />
          <TextSections />
          <ServicesChooser />
          <OptionalFields />
          <PrintedList />
        </Card>
        <div className={styles.aside} data-wide={wide}>
          <div className={styles.previewArea}>
            <Preview className={styles.flat} />
          </div>
          <OrderBar pending={pending} />
        </div>
        <OrderActions pending={pending} />
      </form>
    </FormProvider>
  );
};
