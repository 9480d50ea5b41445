import { File as FileIcon, RefreshCw, Trash2, Upload, X } from "lucide-react";
import {
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { announce } from "../../internal/announcements.ts";
import { callBoth } from "../../internal/element/call-both.ts";
import { cx } from "../../internal/element/cx.ts";
import { useKeptFocus } from "../../internal/modal/use-kept-focus.ts";
import { mergeControl, splitField } from "../field/control.ts";
import { Field, type FieldFrame } from "../field/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { ProgressBar } from "../progress-bar/index.ts";
import { Spinner } from "../spinner/index.ts";
import * as styles from "./file-upload.css.ts";
import { type RefusedFile, sortOut } from "./sort-out.ts";

export interface UploadedFile {
  /** Unique in the list; `onRemove` gets it. */
  readonly id: string;
  /** Name of the file, shown in the list. */
  readonly name: string;
  /** Size as text, or the error message. */
  readonly text: ReactNode;
  /** Address of a preview picture. */
  readonly preview?: string | undefined;
  /** Upload progress in bytes; `text` says it in words: "6.2 of 8.4 MB". */
  readonly progress?: { readonly value: number; readonly max: number; readonly text: string } | undefined;
  /** The file was rejected. */
  readonly wrong?: boolean | undefined;
  /** "Delete logo.svg", or "Cancel" while it is being sent. */
  readonly removeLabel: string;
  /** "Send logo.svg again": a rejected file gets a button for another try, with `onRetry`. */
  readonly retryLabel?: string | undefined;
}

export interface FileUploadProps
  extends
    Omit<FieldFrame, "counter" | "message">,
    Omit<ComponentPropsWithRef<"input">, "id" | "type" | "value" | "defaultValue" | "name" | "children"> {
  /** What to do: "Drop your logo here or choose a file". */
  readonly prompt: ReactNode;
  /** Allowed types and size, in one line. */
  readonly rules: ReactNode;
  /** The files to list, whether sent, being sent or refused. The app keeps them. */
  readonly files: readonly UploadedFile[];
  /** Gets what the user chose, dropped or pasted, without the files that a limit refuses. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Gets the `id` of a file whose delete or cancel button was pressed. */
  readonly onRemove: (id: string) => void;
  /** Gets the `id` of a file whose button for another try was pressed. */
  readonly onRetry?: ((id: string) => void) | undefined;
  /** Most files in the list, rejected ones not counted. */
  readonly maxFiles?: number | undefined;
  /** Largest size of a file in bytes. */
  readonly maxSize?: number | undefined;
  /**
   * Gets files that `maxFiles`, `maxSize` or `accept` refuses; list them with what is wrong. Only then `accept` is checked.
   * Without it the error names those that `maxFiles` or `maxSize` refuses, with the `rules`.
   */
  readonly onRefused?: ((refused: readonly RefusedFile[]) => void) | undefined;
}

interface FileRowProps extends Pick<FileUploadProps, "onRemove" | "onRetry"> {
  readonly file: UploadedFile;
  /** Whether the list was there before. */
  readonly isShown: RefObject<boolean>;
}

const FileRow = ({ file, onRemove, onRetry, isShown }: FileRowProps) => {
  const state = file.progress ? "sending" : file.wrong ? "failed" : "done";
  const before = useRef<typeof state>(undefined);
  const text = useRef<HTMLSpanElement>(null);
  const { name, retryLabel } = file;
  useEffect(() => {
    const was = before.current;
    before.current = state;
    // What has arrived or failed, and a file that is refused at once.
    const isNews = was === undefined ? isShown.current && state === "failed" : was !== state && state !== "sending";
    if (isNews) announce(`${name}: ${text.current?.textContent ?? ""}`);
  }, [state, name, isShown]);
  return (
    <li data-state={state} className={styles.item}>
      {file.progress ? (
        <Spinner size={24} />
      ) : file.preview === undefined ? (
        <FileIcon size={24} strokeWidth={1.75} aria-hidden />
      ) : (
        <img src={file.preview} alt="" className={styles.preview} />
      )}
      <span>
        <span className={styles.name}>{file.name}</span>
        <br />
        <span ref={text} className={file.wrong ? styles.wrong : styles.meta}>
          {file.text}
        </span>
      </span>
      <span className={styles.buttons}>
        {file.wrong && retryLabel !== undefined && onRetry !== undefined ? (
          <IconButton icon={RefreshCw} size="compact" label={retryLabel} onClick={() => onRetry(file.id)} />
        ) : null}
        <IconButton
          icon={file.progress ? X : Trash2}
          size="compact"
          label={file.removeLabel}
          onClick={() => onRemove(file.id)}
        />
      </span>
      {file.progress ? (
        <div className={styles.bar}>
          <ProgressBar
            label={file.name}
            value={file.progress.value}
            max={file.progress.max}
            valueText={file.progress.text}
          />
        </div>
      ) : null}
    </li>
  );
};

/** Lets the user choose, drop or paste files and lists them below. The app uploads them, so a form does not send them. */
export const FileUpload = (props: FileUploadProps) => {
  const { root, control } = splitField(props);
  const {
    prompt,
    rules,
    files,
    onFiles,
    onRemove,
    onRetry,
    maxFiles = Infinity,
    maxSize = Infinity,
    onRefused,
    ...input
  } = control;
  const [over, setOver] = useState(false);
  /** The names of refused files, before the rules. */
  const [refused, setRefused] = useState("");
  const rulesText = useRef<HTMLSpanElement>(null);
  // The button that removes a file is removed with it.
  const kept = useKeptFocus<HTMLDivElement>("input:enabled, button");
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const take = (given: readonly File[]) => {
    const accept = onRefused === undefined ? undefined : input.accept;
    const room = maxFiles - files.filter(({ wrong }) => !wrong).length;
    const sorted = sortOut(given, { accept, maxSize, room });
    if (sorted.taken.length > 0) onFiles(sorted.taken);
    if (onRefused === undefined) {
      const names = sorted.refused.map(({ file }) => file.name).join(", ");
      const before = names === "" ? "" : `${names}: `;
      setRefused(before);
      if (before !== "") announce(`${before}${rulesText.current?.textContent ?? ""}`);
    } else if (sorted.refused.length > 0) onRefused(sorted.refused);
  };
  const paste = {
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const pasted = [...event.clipboardData.files].slice(0, input.multiple ? undefined : 1);
      // Also in a disabled fieldset.
      const isLocked = event.currentTarget.querySelector("input")?.matches(":disabled");
      if (event.defaultPrevented || isLocked || pasted.length === 0) return;
      event.preventDefault();
      take(pasted);
    },
  };

  const refusal = (
    <>
      <span>{refused}</span>
      <span>{rules}</span>
    </>
  );
  return (
    <Field {...root} error={refused === "" ? root.error : refusal}>
      {(own) => (
        <div data-component="FileUpload" {...kept} {...paste}>
          <div className={styles.zone} data-state={over ? "over" : "idle"}>
            <Upload size={24} strokeWidth={1.75} aria-hidden />
            <span className={styles.words}>
              <span className={styles.title}>{prompt}</span>
              <span ref={rulesText} id={`${own.id}-rules`} className={styles.rules}>
                {rules}
              </span>
            </span>
            <input
              {...input}
              {...mergeControl(input, own)}
              type="file"
              // It is emptied after each choice, so the browser would always miss a file.
              required={input.required && files.every(({ wrong }) => wrong)}
              aria-describedby={cx(`${own.id}-rules`, input["aria-describedby"], own["aria-describedby"])}
              onDragEnter={callBoth(input.onDragEnter, () => setOver(true))}
              onDragLeave={callBoth(input.onDragLeave, () => setOver(false))}
              onDrop={callBoth(input.onDrop, () => setOver(false))}
              onChange={(event) => {
                input.onChange?.(event);
                const chosen = [...(event.target.files ?? [])];
                // The same file may be chosen again after it was deleted.
                event.target.value = "";
                take(chosen);
              }}
              className={styles.input}
            />
          </div>
          {files.length === 0 ? null : (
            <ul className={styles.list}>
              {files.map((file) => (
                <FileRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} isShown={isShown} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
};
