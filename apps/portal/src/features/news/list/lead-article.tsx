import { CardLink } from "@lucarne/ui/card";
import { Icon } from "@lucarne/ui/icon";
import { ArrowRight } from "@lucarne/ui/icons";
import { Heading, Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { ContentDate } from "../../../shared/content/content-date.tsx";
import type { Content } from "../../../shared/content/content-item.ts";
import { href } from "../../../shared/navigation/href.ts";
import * as styles from "./lead-article.css.ts";
import { messages } from "../messages.ts";

/** The newest article, above the others. */
export const LeadArticle = ({ content: { uuid, title, excerpt, picture, updatedAt } }: { content: Content }) => (
  <CardLink href={href("article", { uuid })} padding="none" className={styles.card}>
    <div className={styles.words}>
      <ContentDate at={updatedAt} />
      <Heading level={2} size="h1">
        {title}
      </Heading>
      <Text as="span" tone="muted">
        {excerpt}
      </Text>
      <span className={styles.more}>
        <FormattedMessage {...messages.read} />
        <Icon as={ArrowRight} size={18} />
      </span>
    </div>
    <span className={styles.frame}>
      {picture && <img className={styles.picture} src={picture.large} alt="" decoding="async" />}
    </span>
  </CardLink>
);
