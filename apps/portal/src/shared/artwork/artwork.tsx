import { fills } from "./artwork.css.ts";
import { SCENES, type SceneName } from "./scenes.ts";

interface ArtworkProps {
  readonly scene: SceneName;
  /** Whether it is a large part of a first view that is shown without code; it then comes before the code. */
  readonly isFirst?: boolean;
}

/** A scene of the portal's own artwork, filling the frame around it: decoration, which comes last on most pages. */
export const Artwork = ({ scene, isFirst = false }: ArtworkProps) => {
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
        fetchPriority={isFirst ? "high" : "low"}
        className={fills}
      />
    </picture>
  );
};
