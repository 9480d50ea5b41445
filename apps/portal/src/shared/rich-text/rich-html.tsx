import { RichText } from "@lucarne/ui/rich-text";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { plainText } from "./plain-text.ts";

const loadCleaner = () => import("./clean-html.ts");

type RichHtmlProps = {
  /** HTML of the server. */
  html: string;
};

/** Formatted text of the server, cleaned again before it is shown; the cleaner is loaded with the first text. */
export const RichHtml = ({ html }: RichHtmlProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [cleaned, setCleaned] = useState<DocumentFragment | "failed">();

  useEffect(() => {
    let isCurrent = true;
    loadCleaner().then(
      (module: Awaited<ReturnType<typeof loadCleaner>> | undefined) => {
        if (isCurrent && module) setCleaned(module.cleanHtml(html));
      },
      () => isCurrent && setCleaned("failed"),
    );

    return () => {
      isCurrent = false;
    };
  }, [html]);

  // In the render that removes the skeleton, so that both are never on screen together.
  useLayoutEffect(() => {
    if (cleaned instanceof DocumentFragment) place.current?.replaceChildren(cleaned.cloneNode(true));
  }, [cleaned]);

  return (
    <>
      {cleaned === undefined && <SkeletonText lines={3} />}
      {/* Without the cleaner, the text without its format. */}
      <RichText ref={place}>{cleaned === "failed" && plainText(html)}</RichText>
    </>
  );
};
