import { AsWritten } from "./as-written.tsx";

/** Numbers of orders and projects, serials and codes: capital letters and digits in groups, at least six of them. */
const NUMBER = /((?=[\dA-Z/-]{0,40}\d{3})[\dA-Z][\dA-Z/-]{4,38}[\dA-Z])(?![\p{L}\d])/u;

/** A text of the server, such as a title, whose numbers the browser's translation must leave as they are (LANG-11). */
export const TextWithNumbers = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      // Parts are identified by position: the text has no other key.
      <AsWritten key={index}>{part}</AsWritten>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
