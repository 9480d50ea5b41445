import { Camera, ExternalLink, type LucideIcon, MessagesSquare, Rss, Video } from "@lucarne/ui/icons";

/** A drawing that hints at a social network: the icon set has no brands' own signs. */
export const socialIcon = (name: string): LucideIcon => {
  const key = name.toLowerCase();
  if (key.includes("youtube")) return Video;
  if (key.includes("instagram")) return Camera;
  if (key.includes("facebook")) return MessagesSquare;

  return key.includes("blog") ? Rss : ExternalLink;
};
