import { isObject } from "@lucarne/api-client/is-object";
import { parseJson } from "@lucarne/api-client/parse-json";
import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { sessionStore } from "../../platform/session/portal-session.ts";
import { tabStore } from "../../platform/storage/browser-stores.ts";

/** The texts that differ from what the form started with. */
const typedTexts = (values: FieldValues, initial: FieldValues | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => typeof value === "string" && value !== (initial?.[name] ?? "")),
  );

const keyOf = (name: string): string => `lucarne.typed.${name}`;

/** Whether texts of a form are kept, so that it can be shown where it is not at first. */
export const hasKeptValues = (name: string): boolean => tabStore.getItem(keyOf(name)) !== null;

/**
 * Keeps what was typed into a form in this tab while the page is hidden, and puts it back when the browser has ended the
 * page meanwhile (FORM-14): iOS does so without asking. It goes with the form, and an emulated session leaves nothing.
 * @param name of the form and of what it changes; without one nothing is kept
 */
export const useKeptValues = <Values extends FieldValues, Checked>(
  { getValues, setValue, formState }: UseFormReturn<Values, unknown, Checked>,
  fields: readonly Path<Values>[],
  name: string | undefined,
): void => {
  const { defaultValues } = formState;
  const key = name === undefined ? undefined : keyOf(name);

  const keep = useEffectEvent(() => {
    if (key === undefined || sessionStore.get().kind !== "own") return;
    const texts = typedTexts(getValues(), defaultValues);
    if (Object.keys(texts).length > 0) tabStore.setItem(key, JSON.stringify(texts));
    else tabStore.removeItem(key);
  });
  const restore = useEffectEvent((from: string) => {
    const texts = parseJson(tabStore.getItem(from));
    if (!isObject(texts)) return;
    for (const field of fields) {
      const text = texts[field];
      if (typeof text === "string") setValue(field, text as PathValue<Values, typeof field>, { shouldDirty: true });
    }
  });

  useEffect(() => {
    if (key === undefined) return undefined;
    restore(key);
    const onVisibility = () => {
      if (document.visibilityState === "hidden") keep();
    };
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", keep);

    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", keep);
      tabStore.removeItem(key);
    };
  }, [key]);
};
