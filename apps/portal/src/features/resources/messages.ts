import { defineMessages } from "react-intl";

export const messages = defineMessages({
  text: { id: "resources.text", defaultMessage: "Instructions, tools and videos for your work." },
  videos: { id: "resources.videos", defaultMessage: "Video guides" },
  failed: { id: "resources.failed", defaultMessage: "The video guides could not be loaded." },
  none: { id: "resources.none.title", defaultMessage: "Nothing here yet" },
  noneText: { id: "resources.none.text", defaultMessage: "Instructions and video guides will appear here." },
  more: { id: "resources.more", defaultMessage: "Show more videos" },
});
