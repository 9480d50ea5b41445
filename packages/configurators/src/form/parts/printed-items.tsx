import { type ReactElement, useDeferredValue } from "react";
import { textAlternative } from "../../render/text-alternative.ts";
import { useDerived, useForm } from "../context.ts";
import { sayPrinted } from "../words/say.ts";
import * as styles from "./form.css.ts";
import { LogoWarnings } from "./logo-warnings.tsx";

/** Everything that is printed on one side. It follows the preview after a pause. */
export const PrintedItems = ({ side }: { readonly side: string }): ReactElement | null => {
  const { words } = useForm();
  const artwork = useDeferredValue(useDerived((derived) => derived.artwork));
  const printed = artwork && textAlternative(artwork).find((one) => one.side === side);
  if (!printed) return null;
  return (
    <ul className={styles.printed}>
      {printed.items.map((item, index) => (
        // Items are identified by position: typing changes their text.
        <li key={index}>
          {sayPrinted(words, item)}
          {item.kind === "logo" && <LogoWarnings side={side} />}
        </li>
      ))}
    </ul>
  );
};
