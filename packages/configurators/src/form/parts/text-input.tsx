import { useLocale, useStrings } from "@lucarne/ui/provider";
import { TextArea } from "@lucarne/ui/text-area";
import { TextField } from "@lucarne/ui/text-field";
import { Skeleton } from "@lucarne/ui/skeleton";
import { type ReactElement, useDeferredValue } from "react";
import { languageTag } from "../../artwork/words/languages.ts";
import { useForm } from "../context.ts";
import { deferred } from "../deferred.tsx";
import { ADDRESS_LINES, type PlannedField } from "../model/product/plan.ts";
import { lengthOf } from "../model/text.ts";
import { useTextField } from "../use-field.ts";
import { sayField, sayNumber } from "../words/say.ts";
import type { FormWords } from "../words/types.ts";
import { Announcement } from "./announcement.tsx";
import { oneLine } from "./form.css.ts";

const LinkInput = deferred(
  async () => (await import("./link-input.tsx")).LinkInput,
  <Skeleton height={78} radius="control" />,
);

export interface InputProps {
  readonly field: PlannedField;
  /** Marks a field that may stay empty. */
  readonly optional?: boolean;
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: "given-name",
  surname: "family-name",
  companyName: "organization",
  phone: "tel",
  email: "email",
};

/** That a text was cut is also said beside its error, which replaces the hint. */
const errorOf = (error: string | undefined, cut: string | false): string | undefined =>
  error !== undefined && cut !== false ? `${error} ${cut}` : error;

/** A cut text says so, then one that is printed small, then one that is not printed; else the field's hint is shown. */
const hintOf = (
  { hints }: FormWords,
  printed: boolean,
  cut: string | false,
  warning: string | undefined,
  usual?: string,
): string | undefined => (cut === false ? (warning ?? (printed ? usual : hints.notPrinted)) : cut);

/** The `lang` of what is typed: its spelling is checked in the language of the print. */
const usePrintedLanguage = (): string => languageTag(useForm().store.setting.language);

/** Only the keyboard differs: browsers rewrite the value of an input of type "email". */
const KEYBOARDS: Readonly<Partial<Record<PlannedField["kind"], "tel" | "email">>> = { phone: "tel", email: "email" };

const LineInput = ({ field, optional }: InputProps): ReactElement => {
  const { words } = useForm();
  const lang = usePrintedLanguage();
  const locale = useLocale();
  const { control, wasCut, warning, printed } = useTextField(field);
  const { kind, name, limit, required } = field;
  const cut = wasCut && words.hints.cut({ limit: sayNumber(locale, limit) });
  return (
    <TextField
      {...control}
      lang={lang}
      error={errorOf(control.error, cut)}
      inputMode={KEYBOARDS[kind]}
      label={sayField(words, field)}
      autoComplete={AUTOCOMPLETE[name]}
      aria-required={required || undefined}
      optional={optional}
      live
      hint={hintOf(words, printed, cut, warning)}
    />
  );
};

const AddressInput = ({ field }: InputProps): ReactElement => {
  const { words } = useForm();
  const lang = usePrintedLanguage();
  const locale = useLocale();
  const { control, wasCut, warning, printed } = useTextField(field);
  const cut = wasCut && words.hints.cutLines({ limit: sayNumber(locale, ADDRESS_LINES) });
  return (
    <TextArea
      {...control}
      lang={lang}
      error={errorOf(control.error, cut)}
      label={sayField(words, field)}
      rows={ADDRESS_LINES}
      autoComplete="street-address"
      aria-required={field.required || undefined}
      live
      hint={hintOf(words, printed, cut, warning, words.hints.address)}
    />
  );
};

/** A description with a countdown. Longer text is cut, and a message says so. */
const CountedInput = ({ field }: InputProps): ReactElement => {
  const { words } = useForm();
  const lang = usePrintedLanguage();
  const locale = useLocale();
  const strings = useStrings();
  const { control, wasCut, warning, printed } = useTextField(field);
  const { kind, limit, required } = field;
  // After the preview: a new text in the flow of the page takes a layout of all of it.
  const counter = useDeferredValue(strings.charactersLeft({ count: limit - lengthOf(control.value) }));
  const usual = kind === "short" ? words.hints.headline : undefined;
  const cut = wasCut && words.hints.cut({ limit: sayNumber(locale, limit) });
  return (
    <div>
      <TextArea
        {...control}
        lang={lang}
        error={errorOf(control.error, cut)}
        label={sayField(words, field)}
        rows={kind === "short" ? 2 : 3}
        style={kind === "short" ? oneLine : undefined}
        aria-required={required || undefined}
        live
        hint={hintOf(words, printed, cut, warning, usual)}
        counter={counter}
      />
      <Announcement text={counter} />
    </div>
  );
};

/** A text field with the input of its kind. */
export const TextInput = (props: InputProps): ReactElement => {
  switch (props.field.kind) {
    case "short":
    case "long":
      return <CountedInput {...props} />;
    case "address":
      return <AddressInput {...props} />;
    case "link":
      return <LinkInput field={props.field} />;
    default:
      return <LineInput {...props} />;
  }
};
