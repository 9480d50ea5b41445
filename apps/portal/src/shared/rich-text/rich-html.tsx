import { RichText } from "@lucarne/ui/rich-text";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { useEffect, useRef, useState } from "react";
import { plainText } from "./plain-text.ts";

const loadCleaner = () => import("./clean-html.ts");

type RichHtmlProps = {
  /** HTML of the server. */
  html: string;
};

/** Formatted text of the server, cleaned again before it is shown; the cleaner is loaded with the first text. */
export const RichHtml = ({ html }: RichHtmlProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");

  useEffect(() => {
    let isCurrent = true;
    loadCleaner().then(
      (module: Awaited<ReturnType<typeof loadCleaner>> | undefined) => {
        if (!isCurrent || !module) return;
        place.current?.replaceChildren(module.cleanHtml(html));
        setState("shown");
      },
      () => isCurrent && setState("failed"),
    );

    return () => {
      isCurrent = false;
    };
  }, [html]);

  return (
    <>
      {state === "loading" && <SkeletonText lines={3} />}
      {/* Without the cleaner, the text without its format. */}
      <RichText ref={place}>{state === "failed" && plainText(html)}</RichText>
    </>
  );
};
