import type { ContentItem } from "@lucarne/api-client/queries/content";
import { FormattedMessage } from "react-intl";
import { type Content, contentOf } from "../../../shared/content/content-item.ts";
import { contentMessages } from "../../../shared/content/content-messages.ts";
import { YoutubeVideo } from "../../../shared/content/youtube-video.tsx";
import { href } from "../../../shared/navigation/href.ts";
import { row, rowItem } from "./home-section.css.ts";
import { HomeSection } from "./home-section.tsx";
import { messages } from "../messages.ts";

const hasVideo = (content: Content): content is Content & { youtube: string } => content.youtube !== undefined;

/** Four videos, loaded when they are played (HOME-9, CONT-6). */
export const TutorialTeaser = ({ items }: { items: readonly ContentItem[] }) => {
  const videos = items.map(contentOf).filter(hasVideo);
  if (videos.length === 0) return null;

  return (
    <HomeSection
      title={<FormattedMessage {...messages.tutorials} />}
      link={{ href: href("resources"), label: <FormattedMessage {...messages.allTutorials} /> }}
      text={<FormattedMessage {...contentMessages.videosNote} />}
    >
      <ul className={row}>
        {videos.map(({ uuid, title, youtube, picture }) => (
          <li key={uuid} className={rowItem}>
            <YoutubeVideo id={youtube} title={title} poster={picture?.thumbnail} noted={false} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
};
