import { FileUpload, type UploadedFile } from "@lucarne/ui/file-upload";
import { useLocale } from "@lucarne/ui/provider";
import { Info } from "@lucarne/ui/icons";
import { type ReactElement } from "react";
import { logoResolution } from "../../../artwork/layout/warnings/warnings.ts";
import { useDerived, useForm, useFormState } from "../../context.ts";
import { LOGO_ACCEPT } from "../../logo/check-logo-file.ts";
import type { LogoPicture, RefusedUpload } from "../../model/state.ts";
import type { StoredLogo } from "../../model/values.ts";
import { useFieldError } from "../../use-field.ts";
import { sayNumber } from "../../words/say.ts";
import { sayBytes, sayFault, sayKinds } from "../../words/say-upload.ts";
import type { FormWords } from "../../words/types.ts";
import { Announcement } from "../announcement.tsx";
import { note, partner, partnerPicture } from "../form.css.ts";
import { LogoWarnings } from "./logo-warnings.tsx";
import { useUploadRow } from "./upload-row.tsx";
import { useUpload } from "./use-upload.ts";

const refusalOf = (words: FormWords, upload: RefusedUpload): string => upload.words ?? sayFault(words, upload.fault);

/** Says why a logo has no picture. */
const unseen = (words: FormWords, { passedOn }: LogoPicture, size: string): string =>
  passedOn ? words.logo.passedOn({ size }) : words.logo.notDrawn({ size });

/** Whether a drawing was stored as a picture, because curves cannot show its effects. */
const isDrawnAsPicture = ({ originalName, type }: StoredLogo): boolean =>
  type === "image/png" && /\.svgz?$/iu.test(originalName);

/** The accepted logo. */
const useStoredRow = (): readonly UploadedFile[] => {
  const { words } = useForm();
  const locale = useLocale();
  const logo = useFormState(({ history }) => history.present.logo);
  const picture = useFormState(({ pictures }) => (logo ? pictures[logo.path] : undefined));
  if (!logo) return [];
  const size = sayBytes(locale, logo.size);
  const text = picture && picture.href === undefined ? unseen(words, picture, size) : size;
  return [
    {
      id: "stored",
      name: logo.name,
      text,
      preview: picture?.href,
      removeLabel: words.logo.remove({ name: logo.name }),
    },
  ];
};

/** The recommended partner's logo, which is printed while there is no own one. */
const PartnerLogo = (): ReactElement => {
  const { words, store } = useForm();
  const { partnerLogo } = store.setting;
  return (
    <span className={partner}>
      {partnerLogo !== undefined && <img src={partnerLogo} alt="" className={partnerPicture} />}
      <span>{words.logo.partner}</span>
    </span>
  );
};

/** The customer's own logo: one file, uploaded at once. */
export const LogoInput = (): ReactElement => {
  const { id, words, store } = useForm();
  const error = useFieldError("logo");
  const { choose, stop, remove, tryAgain } = useUpload("logo");
  const coming = useUploadRow("logo", (upload) => refusalOf(words, upload), tryAgain);
  const stored = useStoredRow();
  const said = useFormState(({ history, uploads: { logo } }) =>
    logo.state === "refused" ? refusalOf(words, logo) : (history.present.logo?.name ?? ""),
  );
  const taken = stored.length > 0;
  const locale = useLocale();
  const asPicture = useFormState(({ history: { present } }) => present.logo !== null && isDrawnAsPicture(present.logo));
  // Infinite until the stored picture is read.
  const resolution = useDerived(({ artwork }) => (artwork ? logoResolution(artwork) : Infinity));
  return (
    <div>
      <FileUpload
        id={`${id}-logo`}
        label={words.fields.logo}
        prompt={taken ? words.logo.another : words.logo.prompt}
        rules={words.logo.rules({ kinds: sayKinds() })}
        accept={LOGO_ACCEPT}
        error={error}
        hint={store.showsPartner && !taken ? <PartnerLogo /> : undefined}
        files={[...stored, ...coming]}
        onFiles={([file]) => file && choose(file)}
        onRemove={(which) => (which === "stored" ? remove() : stop())}
      />
      <Announcement text={said} />
      <div role="status">
        {asPicture && resolution < Infinity && (
          <p className={note}>
            <Info size={16} strokeWidth={2} aria-hidden />
            <span>{words.logo.asPicture({ resolution: sayNumber(locale, resolution) })}</span>
          </p>
        )}
        <LogoWarnings />
      </div>
    </div>
  );
};
