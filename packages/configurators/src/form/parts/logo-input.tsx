import { Button } from "@lucarne/ui/button";
import { FileUpload, type UploadedFile } from "@lucarne/ui/file-upload";
import { TriangleAlert } from "@lucarne/ui/icons";
import { useLocale } from "@lucarne/ui/provider";
import { type ReactElement, type ReactNode } from "react";
import { warningsOf } from "../../artwork/layout/warnings.ts";
import { useDerived, useForm, useFormState } from "../context.ts";
import { LOGO_ACCEPT } from "../logo/judge.ts";
import { useFieldError } from "../use-field.ts";
import { sayBytes, sayFault, sayKinds, sayNumber } from "../words/say.ts";
import { note } from "./form.css.ts";
import { useLogo } from "./use-logo.ts";

/** What will not look as the customer hopes; nothing for a card that stands for the logo. */
const LogoWarnings = (): ReactElement | null => {
  const { words } = useForm();
  const locale = useLocale();
  const drawn = useFormState(({ history, pictures }) => pictures[history.present.logo?.path ?? ""]?.href !== undefined);
  const said = useDerived(({ artwork }) => {
    const [worst] = (artwork ? warningsOf(artwork) : []).sort(
      (a, b) => (a.warning === "low-resolution" ? 0 : 1) - (b.warning === "low-resolution" ? 0 : 1),
    );
    if (!worst) return undefined;
    if (worst.warning === "low-contrast") return words.logo.lowContrast;
    return words.logo.lowResolution(sayNumber(locale, worst.resolution), sayNumber(locale, worst.least));
  });
  if (!drawn || said === undefined) return null;
  return (
    <p role="status" className={note}>
      <TriangleAlert size={16} strokeWidth={2} aria-hidden />
      <span>{said}</span>
    </p>
  );
};

/** The customer's own logo: one at a time, sent as soon as it is chosen. */
export const LogoInput = (): ReactElement => {
  const { id, words, store } = useForm();
  const locale = useLocale();
  const logo = useFormState(({ history }) => history.present.logo);
  const upload = useFormState((state) => state.upload);
  const picture = useFormState(({ pictures }) => (logo ? pictures[logo.path] : undefined));
  const error = useFieldError("logo");
  const { choose, stop, remove, tryAgain } = useLogo();
  const partner = store.showsPartner;

  const stored = (): UploadedFile[] => {
    if (!logo) return [];
    const size = sayBytes(locale, logo.size);
    const cardOnly = picture !== undefined && picture.href === undefined;
    return [
      {
        id: "stored",
        name: logo.name,
        text: cardOnly ? words.logo.notDrawn(size) : words.logo.size(size),
        preview: picture?.href,
        removeLabel: words.logo.remove(logo.name),
      },
    ];
  };
  const failure = (text: string, again: boolean): ReactNode =>
    again ? (
      <>
        {text}{" "}
        <Button variant="text" size="compact" flush="start" onClick={tryAgain}>
          {words.logo.tryAgain}
        </Button>
      </>
    ) : (
      text
    );
  const onItsWay = (): UploadedFile[] => {
    switch (upload.state) {
      case "none":
        return [];
      case "sending": {
        const text = words.logo.sending(sayBytes(locale, upload.sent), sayBytes(locale, upload.size));
        const progress = { value: upload.sent, max: upload.size, text };
        return [{ id: "new", name: upload.name, text, progress, removeLabel: words.logo.cancel(upload.name) }];
      }
      case "refused": {
        const text = upload.words ?? sayFault(words, upload.fault);
        const again = upload.fault === "failed" && upload.words === undefined;
        return [
          {
            id: "new",
            name: upload.name,
            text: failure(text, again),
            wrong: true,
            removeLabel: words.logo.remove(upload.name),
          },
        ];
      }
    }
  };
  return (
    <div>
      <FileUpload
        id={`${id}-logo`}
        label={words.fields.logo}
        prompt={logo ? words.logo.another : words.logo.prompt}
        rules={words.logo.rules(sayKinds())}
        accept={LOGO_ACCEPT}
        error={error}
        hint={partner && !logo ? words.logo.partner : undefined}
        files={[...stored(), ...onItsWay()]}
        onFiles={([file]) => file && choose(file)}
        onRemove={(which) => (which === "stored" ? remove() : stop())}
      />
      <LogoWarnings />
    </div>
  );
};
