import { fills } from "./artwork.css.ts";
import { SCENES, type SceneName } from "./scenes.ts";

/**
 * A scene of the portal's own artwork, filling the frame around it: decoration, fetched after what
 * the page needs to work.
 */
export const Artwork = ({ scene }: { scene: SceneName }) => {
  const { wide, phone, wideFrom } = SCENES[scene];

  return (
    <picture>
      <source media={`(min-width: ${wideFrom}px)`} srcSet={wide.file} width={wide.width} height={wide.height} />
      <img
        src={phone.file}
        alt=""
        width={phone.width}
        height={phone.height}
        decoding="async"
        fetchPriority="low"
        className={fills}
      />
    </picture>
  );
};
