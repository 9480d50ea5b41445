import * as styles from "./home-hero.css.ts";

type HeroPictureProps = {
  src: string;
  /** The largest picture of the first view is loaded before others; those of later slides when they come near. */
  isFirst: boolean;
};

/** The picture of a slide of home. */
export const HeroPicture = ({ src, isFirst }: HeroPictureProps) => (
  <img
    src={src}
    alt=""
    className={styles.picture}
    decoding="async"
    loading={isFirst ? "eager" : "lazy"}
    fetchPriority={isFirst ? "high" : "auto"}
  />
);
