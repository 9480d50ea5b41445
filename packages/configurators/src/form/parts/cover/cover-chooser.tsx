import { Skeleton } from "@lucarne/ui/skeleton";
import { type CSSProperties, type ReactElement } from "react";
import { useForm, useFormState } from "../../context.ts";
import { deferred } from "../../deferred.tsx";
import { coversOf, hasBackground } from "../../model/product/product.ts";
import { sayCover } from "../../words/say.ts";
import { CoverPicture } from "./cover-picture.tsx";
import * as styles from "./covers.css.ts";
import { Section } from "../section.tsx";

const PhotoInput = deferred(
  async () => (await import("../files/photo-input.tsx")).PhotoInput,
  <Skeleton height={142} radius="card" />,
);

/** The product's covers as pictures with names, as a radio group. */
export const CoverChooser = (): ReactElement | null => {
  const { store, words, id } = useForm();
  const { product } = store.setting;
  const chosen = useFormState(({ history }) => history.present.cover);
  const covers = coversOf(product);
  if (covers.length === 0) return null;
  const title = hasBackground(product) ? words.sections.background : words.sections.cover;
  // Fewer than four covers are as large as four would be.
  const rows = {
    [styles.IN_ONE]: String(Math.max(4, covers.length)),
    [styles.IN_TWO]: String(Math.max(3, Math.ceil(covers.length / 2))),
  } as CSSProperties;
  return (
    <Section title={title}>
      <div role="radiogroup" aria-label={title} className={styles.covers} style={rows}>
        {covers.map(({ value, cover }, index) => (
          <label key={value} className={styles.cover}>
            <input
              type="radio"
              name={`${id}-cover`}
              value={value}
              checked={value === chosen}
              onChange={() => store.dispatch({ kind: "cover", cover: value })}
              className={styles.input}
            />
            <CoverPicture cover={cover} turn={index + 1} />
            <span className={styles.name}>{sayCover(words, cover.id)}</span>
          </label>
        ))}
      </div>
      {store.plan.photo && (
        <div className={styles.ownPhoto}>
          <PhotoInput />
        </div>
      )}
    </Section>
  );
};
