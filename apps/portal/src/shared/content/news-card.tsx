import { CardLink } from "@lucarne/ui/card";
import { Heading, Text } from "@lucarne/ui/text";
import { href } from "../navigation/href.ts";
import type { Content } from "./content-item.ts";
import { ContentDate } from "./content-date.tsx";
import * as styles from "./news-card.css.ts";

type NewsCardProps = {
  content: Content;
  level?: 2 | 3;
  /** On phones it is a row of a list. */
  rowOnPhones?: boolean;
};

/** A news card that links to its article. */
export const NewsCard = ({
  content: { uuid, title, excerpt, picture, updatedAt },
  level = 2,
  rowOnPhones = false,
}: NewsCardProps) => (
  <CardLink href={href("article", { uuid })} padding="none" className={rowOnPhones ? styles.rowOnPhones : styles.card}>
    <span className={rowOnPhones ? styles.frameInRow : styles.frame}>
      {picture && <img className={styles.picture} src={picture.thumbnail} alt="" loading="lazy" decoding="async" />}
    </span>
    <div className={rowOnPhones ? styles.wordsInRow : styles.words}>
      <ContentDate at={updatedAt} />
      <Heading level={level} size="h3">
        {title}
      </Heading>
      <Text as="span" size="small" tone="muted">
        {excerpt}
      </Text>
    </div>
  </CardLink>
);
