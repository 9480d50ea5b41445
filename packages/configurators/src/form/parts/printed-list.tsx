import { Heading } from "@lucarne/ui/text";
import { type ReactElement, useDeferredValue } from "react";
import { textAlternative, type SideText } from "../../render/text-alternative.ts";
import { useDerived, useForm } from "../context.ts";
import { sayCover } from "../words/say.ts";
import type { FormWords } from "../words/types.ts";
import * as styles from "./form.css.ts";
import { Section } from "./section.tsx";

const sayItem = (words: FormWords, { kind, text }: SideText["items"][number]): string => {
  switch (kind) {
    case "cover":
      return words.printed.cover({ name: sayCover(words, text) });
    case "logo":
      return words.printed.logo({ name: text });
    case "code":
      return words.printed.code({ link: text });
    case "text":
    case "service":
      return text;
  }
};

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
                <li key={index}>{sayItem(words, item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
};
