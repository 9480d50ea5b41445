import { Heading } from "@lucarne/ui/text";
import type { ReactElement } from "react";
import { useDerived, useForm } from "../../context.ts";
import { deferred } from "../../deferred.tsx";
import * as styles from "../form.css.ts";
import { Section } from "../section.tsx";

const PrintedItems = deferred(async () => (await import("../deferred-parts.ts")).PrintedItems);

/** Everything that will be printed, by side. A side is there with its preview, which refers to it; its items load later. */
export const PrintedList = (): ReactElement | null => {
  const { store, words, id } = useForm();
  // The artwork itself changes with every key.
  const isDrawn = useDerived(({ artwork }) => artwork !== undefined);
  if (!isDrawn) return null;
  const { sides } = store.setting.product.template;
  return (
    <Section title={words.printed.title}>
      <div className={styles.pair}>
        {sides.map(({ name: side }) => (
          <div key={side} id={`${id}-printed-${side}`}>
            {sides.length > 1 && (
              <Heading level={3} size="h4">
                {side === "back" ? words.preview.back : words.preview.front}
              </Heading>
            )}
            <PrintedItems side={side} />
          </div>
        ))}
      </div>
    </Section>
  );
};
