import { Heading } from "@lucarne/ui/text";
import { type ReactElement, useDeferredValue } from "react";
import { textAlternative } from "../../render/text-alternative.ts";
import { useDerived, useForm } from "../context.ts";
import { sayPrinted } from "../words/say.ts";
import * as styles from "./form.css.ts";
import { LogoWarnings } from "./logo-warnings.tsx";
import { Section } from "./section.tsx";

/** Everything that will be printed, side by side. It follows the preview after a pause. */
export const PrintedList = (): ReactElement | null => {
  const { words, id } = useForm();
  const artwork = useDeferredValue(useDerived((derived) => derived.artwork));
  if (!artwork) return null;
  const sides = textAlternative(artwork);
  return (
    <Section title={words.printed.title}>
      <div className={styles.pair}>
        {sides.map(({ side, items }) => (
          <div key={side} id={`${id}-printed-${side}`}>
            {sides.length > 1 && (
              <Heading level={3} size="h4">
                {side === "back" ? words.preview.back : words.preview.front}
              </Heading>
            )}
            <ul className={styles.printed}>
              {items.map((item, index) => (
                // Items are identified by position: typing changes their text.
                <li key={index}>
                  {sayPrinted(words, item)}
                  {item.kind === "logo" && <LogoWarnings side={side} />}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
};
