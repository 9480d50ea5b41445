import { TriangleAlert } from "@lucarne/ui/icons";
import { useLocale } from "@lucarne/ui/provider";
import type { ReactElement } from "react";
import { type LogoWarning, logoWarningsOf } from "../../../artwork/layout/warnings/warnings.ts";
import type { ArtworkLayout } from "../../../artwork/layout/result.ts";
import { useDerived, useForm, useFormState } from "../../context.ts";
import { type Locale, sayNumber } from "../../words/say.ts";
import { sayShare } from "../../words/say-upload.ts";
import type { FormWords } from "../../words/types.ts";
import { note } from "../form.css.ts";

const sayWarning = ({ logo }: FormWords, locale: Locale, warning: LogoWarning): string => {
  switch (warning.warning) {
    case "low-resolution": {
      const { resolution, least } = warning;
      return logo.lowResolution({ resolution: sayNumber(locale, resolution), least: sayNumber(locale, least) });
    }
    case "low-contrast":
      return logo.lowContrast;
    case "spot-colours":
      return logo.spotColours({ names: new Intl.ListFormat(locale, { type: "unit" }).format(warning.names) });
    case "too-much-ink":
      return logo.tooMuchInk({ ink: sayShare(locale, warning.ink), most: sayShare(locale, warning.most) });
  }
};

/** Several places of the form say the warnings of one artwork. */
const computed = new WeakMap<ArtworkLayout, readonly LogoWarning[]>();

const known = (artwork: ArtworkLayout): readonly LogoWarning[] => {
  const warnings = computed.get(artwork) ?? logoWarningsOf(artwork);
  computed.set(artwork, warnings);
  return warnings;
};

/** The first warning of each kind, in words, one per line. */
const say = (words: FormWords, locale: Locale, warnings: readonly LogoWarning[]): string => {
  const kinds = new Map(warnings.toReversed().map((warning) => [warning.warning, warning]));
  return warnings
    .filter((warning) => kinds.get(warning.warning) === warning)
    .map((warning) => sayWarning(words, locale, warning))
    .join("\n");
};

/** Warnings about the printed logo, of one side or of all; none for a card that replaces it. */
export const LogoWarnings = ({ side }: { readonly side?: string }): ReactElement | null => {
  const { words } = useForm();
  const locale = useLocale();
  const drawn = useFormState(({ history, pictures }) => pictures[history.present.logo?.path ?? ""]?.href !== undefined);
  const said = useDerived(({ artwork }) => {
    if (!drawn || !artwork) return "";
    return say(
      words,
      locale,
      known(artwork).filter((warning) => side === undefined || warning.side === side),
    );
  });
  if (said === "") return null;
  return (
    <>
      {said.split("\n").map((message) => (
        <p key={message} className={note}>
          <TriangleAlert size={16} strokeWidth={2} aria-hidden />
          <span>{message}</span>
        </p>
      ))}
    </>
  );
};
