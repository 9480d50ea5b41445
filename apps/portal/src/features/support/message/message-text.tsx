import { Link } from "@lucarne/ui/provider";
import { externalHref } from "../../../shared/navigation/external-href.ts";
import { linkParts } from "./link-parts.ts";
import { link } from "../chat/conversation.css.ts";

/** A message as plain text, its web addresses as links (SUP-2). */
export const MessageText = ({ text }: { text: string }) =>
  // The parts of a text have no other name than their place.
  linkParts(text).map(({ text: part, url }, index) =>
    url === undefined ? (
      <span key={index}>{part}</span>
    ) : (
      <Link key={index} href={externalHref(url)} target="_blank" rel="noopener noreferrer nofollow" className={link}>
        {part}
      </Link>
    ),
  );
