import { defineMessages } from "react-intl";

export const contentMessages = defineMessages({
  videoNote: { id: "content.videoNote", defaultMessage: "The video loads from YouTube when you play it." },
  videosNote: { id: "content.videosNote", defaultMessage: "Videos load from YouTube when you play them." },
});
