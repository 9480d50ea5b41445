import { VideoCard } from "@lucarne/ui/video-card";
import { FormattedMessage } from "react-intl";
import { contentMessages } from "./content-messages.ts";
import { player } from "./youtube-video.css.ts";

type YoutubeVideoProps = {
  /** The video's id. */
  id: string;
  title: string;
  level?: 2 | 3 | 4;
  poster?: string | undefined;
  /** Says where the video loads from. A list of videos says it once, above them. @default true */
  noted?: boolean;
};

/**
 * What the player of the other site may do. Its origin is not ours, so that scripts together with its own origin do not
 * lift the sandbox.
 */
const ALLOWED = "allow-scripts allow-same-origin allow-presentation allow-popups";

/** A video that comes from YouTube only when it is played (CONT-6). */
export const YoutubeVideo = ({ id, title, level, poster, noted = true }: YoutubeVideoProps) => (
  <VideoCard
    title={title}
    level={level}
    poster={poster}
    note={noted ? <FormattedMessage {...contentMessages.videoNote} /> : undefined}
    renderPlayer={() => (
      <iframe
        className={player}
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox={ALLOWED}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )}
  />
);
