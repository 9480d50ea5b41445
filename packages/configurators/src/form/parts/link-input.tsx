import { QrCode } from "@lucarne/ui/icons";
import { Spinner } from "@lucarne/ui/spinner";
import { TextField } from "@lucarne/ui/text-field";
import { type ReactElement, useEffect, useState } from "react";
import { printedLink } from "../../artwork/qr/link.ts";
import { useDerived, useForm, useFormState } from "../context.ts";
import type { PlannedField } from "../model/product/plan.ts";
import { useTextField } from "../use-field.ts";
import { sayField } from "../words/say.ts";
import { code, codePicture, codePlate } from "./form.css.ts";

/** Delay after the last key (ms), so that not every letter loads a code. */
const DEBOUNCE = 1000;

interface CodePicture {
  readonly link: string;
  readonly state: "there" | "failed";
  /** The last valid code, while the next one loads. */
  readonly address?: string | undefined;
}

/** Loads the picture of a link's code. The last valid one stays until the next has loaded. */
const useCodePicture = (link: string) => {
  const { functions } = useForm();
  const [picture, setPicture] = useState<CodePicture>();
  useEffect(() => {
    const control = new AbortController();
    functions.loadCode(link, control.signal).then(
      (address) => {
        if (!control.signal.aborted) setPicture({ link, state: "there", address });
      },
      () => {
        if (!control.signal.aborted) setPicture({ link, state: "failed" });
      },
    );
    return () => control.abort();
  }, [link, functions]);
  return { state: picture?.link === link ? picture.state : ("loading" as const), address: picture?.address };
};

const CodePlate = ({ link }: { readonly link: string }): ReactElement => {
  const { words } = useForm();
  const { state, address } = useCodePicture(link);
  return (
    <div className={code}>
      <span className={codePlate} data-empty={address === undefined || undefined} aria-busy={state === "loading"}>
        {address === undefined ? (
          state === "loading" ? (
            <Spinner size={24} />
          ) : (
            <QrCode size={28} strokeWidth={1.75} aria-hidden />
          )
        ) : (
          <img src={address} alt={words.hints.codePicture} className={codePicture} />
        )}
      </span>
      <span role="status">{state === "failed" ? words.hints.codeFailed : words.hints.opens({ address: link })}</span>
    </div>
  );
};

/** The link in the printed code. Preview and code follow a second after the last key. */
export const LinkInput = ({ field }: { readonly field: PlannedField }): ReactElement => {
  const { store, words } = useForm();
  const { control, warning, printed } = useTextField(field);
  const shown = useFormState(({ shownLink }) => shownLink);
  const fine = useDerived(({ artwork }) => artwork?.problems.some(({ problem }) => problem === "fine-code") ?? false);
  useEffect(() => {
    if (control.value === shown) return;
    const timer = setTimeout(() => store.dispatch({ kind: "show-link" }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [store, control.value, shown]);
  const link = printedLink(shown);
  return (
    <div>
      <TextField
        {...control}
        inputMode="url"
        label={sayField(words, field)}
        autoComplete="url"
        aria-required={field.required || undefined}
        live
        hint={fine ? words.hints.fineCode : (warning ?? (printed ? undefined : words.hints.notPrinted))}
      />
      {printed && link.ok && control.error === undefined ? <CodePlate link={link.href} /> : null}
    </div>
  );
};
