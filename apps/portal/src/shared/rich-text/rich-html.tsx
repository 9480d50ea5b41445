import { RichText } from "@lucarne/ui/rich-text";
import { useLayoutEffect, useRef } from "react";
import { plainText } from "./plain-text.ts";
import { useCleaner } from "./use-cleaner.ts";

type RichHtmlProps = {
  /** HTML of the server. */
  html: string;
};

/** Formatted text of the server, cleaned again before it is shown. Its page waits for the cleaner before it is drawn. */
export const RichHtml = ({ html }: RichHtmlProps) => {
  const place = useRef<HTMLDivElement>(null);
  const cleaner = useCleaner();

  useLayoutEffect(() => {
    if (cleaner && cleaner !== "failed") place.current?.replaceChildren(cleaner.cleanHtml(html));
  }, [cleaner, html]);

  // Without the cleaner, the text without its format.
  return <RichText ref={place}>{cleaner === "failed" && plainText(html)}</RichText>;
};
