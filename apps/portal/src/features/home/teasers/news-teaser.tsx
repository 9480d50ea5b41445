import type { ContentItem } from "@lucarne/api-client/queries/content";
import { FormattedMessage } from "react-intl";
import { contentOf } from "../../../shared/content/content-item.ts";
import { NewsCard } from "../../../shared/content/news-card.tsx";
import { href } from "../../../shared/navigation/href.ts";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { row, rowItem } from "./home-section.css.ts";
import { HomeSection } from "./home-section.tsx";
import { messages } from "../messages.ts";

/** The four latest news (HOME-9). */
export const NewsTeaser = ({ items }: { items: readonly ContentItem[] }) =>
  items.length > 0 && (
    <HomeSection
      title={<FormattedMessage {...PAGES.news.title} />}
      link={{ href: href("news"), label: <FormattedMessage {...messages.allNews} /> }}
    >
      <ul className={row}>
        {items.map(contentOf).map((content) => (
          <li key={content.uuid} className={rowItem}>
            <NewsCard content={content} level={3} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
