import { FileUpload, type UploadedFile } from "@lucarne/ui/file-upload";
import { TriangleAlert } from "@lucarne/ui/icons";
import { useLocale } from "@lucarne/ui/provider";
import { type ReactElement } from "react";
import { checkPhoto } from "../../../artwork/template/check-photo.ts";
import { photoPlace } from "../../../artwork/template/own-photo.ts";
import { useForm, useFormState } from "../../context.ts";
import { PHOTO_ACCEPT } from "../../logo/check-logo-file.ts";
import { photoOf } from "../../model/photo.ts";
import type { RefusedUpload } from "../../model/state.ts";
import { useFieldError } from "../../use-field.ts";
import { sayNumber } from "../../words/say.ts";
import { sayBytes, sayPhotoFault, sayPhotoKinds } from "../../words/say-upload.ts";
import { Announcement } from "../announcement.tsx";
import { note } from "../form.css.ts";
import { PhotoFocus } from "./photo-focus.tsx";
import { useUploadRow } from "./upload-row.tsx";
import { useUpload } from "./use-upload.ts";

/** The accepted photo. */
const useStoredRow = (): readonly UploadedFile[] => {
  const { words } = useForm();
  const locale = useLocale();
  const photo = useFormState(({ history }) => history.present.photo);
  const picture = useFormState(({ pictures }) => (photo ? pictures[photo.path] : undefined));
  if (!photo) return [];
  const { name } = photo;
  const size = sayBytes(locale, photo.size);
  const text = picture && picture.href === undefined ? words.photo.notLoaded({ size }) : size;
  return [{ id: "stored", name, text, preview: picture?.href, removeLabel: words.logo.remove({ name }) }];
};

/** Too few pixels for a sharp print. */
const ResolutionWarning = (): ReactElement | null => {
  const { store, words } = useForm();
  const locale = useLocale();
  const blurred = useFormState((state) => {
    const photo = photoOf(state);
    const check = photo && checkPhoto(store.setting.product.template, photo);
    if (check?.verdict !== "blurred") return undefined;
    return words.photo.blurred({
      resolution: sayNumber(locale, check.resolution),
      width: sayNumber(locale, check.needed.width),
      height: sayNumber(locale, check.needed.height),
    });
  });
  return (
    <div role="status">
      {blurred !== undefined && (
        <p className={note}>
          <TriangleAlert size={16} strokeWidth={2} aria-hidden />
          <span>{blurred}</span>
        </p>
      )}
    </div>
  );
};

/** The crop of the photo, once its picture is there. */
const Crop = (): ReactElement | null => {
  const { store } = useForm();
  const place = photoPlace(store.setting.product.template);
  const photo = useFormState(({ history }) => history.present.photo);
  const picture = useFormState(({ pictures }) => (photo ? pictures[photo.path] : undefined));
  if (!place || !photo || picture?.href === undefined) return null;
  return (
    <PhotoFocus
      href={picture.href}
      size={picture.logo}
      place={place}
      focus={photo.focus}
      onFocus={(focus) => store.dispatch({ kind: "focus", focus, at: performance.now() })}
    />
  );
};

/** The customer's own photo in place of the cover's picture: one file, uploaded at once. */
export const PhotoInput = (): ReactElement => {
  const { id, words, store } = useForm();
  const locale = useLocale();
  const error = useFieldError("photo");
  const { choose, stop, remove, tryAgain } = useUpload("photo");
  const refusal = (upload: RefusedUpload): string =>
    upload.words ?? sayPhotoFault(words, locale, upload.fault, store.setting.product.template);
  const coming = useUploadRow("photo", refusal, tryAgain);
  const stored = useStoredRow();
  const said = useFormState(({ history, uploads: { photo } }) =>
    photo.state === "refused" ? refusal(photo) : (history.present.photo?.name ?? ""),
  );
  return (
    <div>
      <FileUpload
        id={`${id}-photo`}
        label={words.fields.photo}
        prompt={stored.length > 0 ? words.photo.another : words.photo.prompt}
        rules={words.logo.rules({ kinds: sayPhotoKinds() })}
        accept={PHOTO_ACCEPT}
        error={error}
        hint={words.photo.hint}
        files={[...stored, ...coming]}
        onFiles={([file]) => file && choose(file)}
        onRemove={(which) => (which === "stored" ? remove() : stop())}
      />
      <Announcement text={said} />
      <Crop />
      <ResolutionWarning />
    </div>
  );
};
