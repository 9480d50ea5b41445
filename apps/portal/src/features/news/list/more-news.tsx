import { contentListQuery } from "@lucarne/api-client/queries/content";
import { TextLink } from "@lucarne/ui/link";
import { Link } from "@lucarne/ui/provider";
import { Heading } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { ContentDate } from "../../../shared/content/content-date.tsx";
import { contentOf } from "../../../shared/content/content-item.ts";
import { href } from "../../../shared/navigation/href.ts";
import * as styles from "../article/article-screen.css.ts";
import { messages } from "../messages.ts";

const MAX_SHOWN = 4;

/** Other news beside an article; nothing while there are none. */
export const MoreNews = ({ uuid }: { uuid: string }) => {
  const { language } = useLanguage();
  const { data } = useQuery(contentListQuery(api, "news", language));
  const others = (data?.data ?? []).filter((item) => item.uuid !== uuid).slice(0, MAX_SHOWN);
  if (others.length === 0) return null;

  return (
    <aside className={styles.others}>
      <Heading level={2} size="h4">
        <FormattedMessage {...messages.more} />
      </Heading>
      {others.map(contentOf).map(({ uuid: other, title, picture, updatedAt }) => (
        <Link key={other} href={href("article", { uuid: other })} className={styles.other}>
          {picture && <img className={styles.thumbnail} src={picture.thumbnail} alt="" loading="lazy" />}
          <span className={styles.words}>
            {title}
            <ContentDate at={updatedAt} />
          </span>
        </Link>
      ))}
      <TextLink href={href("news")} standalone weight="strong">
        <FormattedMessage {...messages.all} />
      </TextLink>
    </aside>
  );
};
