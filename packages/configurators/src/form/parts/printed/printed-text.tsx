import type { ReactElement } from "react";
import { type ArtworkLanguage, languageTag } from "../../../artwork/words/languages.ts";
import type { SideText } from "../../../render/svg/text-alternative.ts";
import { sayPrinted } from "../../words/say.ts";
import type { FormWords } from "../../words/types.ts";

export interface PrintedTextProps {
  readonly item: SideText["items"][number];
  readonly words: FormWords;
  /** Language of the print, which may differ from the page's. */
  readonly language: ArtworkLanguage;
}

/** One line of what will be printed. A printed text keeps its letters and language; the rest is in the page's language. */
export const PrintedText = ({ item, words, language }: PrintedTextProps): ReactElement => {
  const text = sayPrinted(words, item);
  return item.kind === "text" || item.kind === "service" ? (
    <span lang={languageTag(language)} translate="no">
      {text}
    </span>
  ) : (
    <span>{text}</span>
  );
};
