import type { CSSProperties } from "react";
import { SCENES, type SceneName } from "./scenes.ts";

const FILLS: CSSProperties = { display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" };

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
        style={FILLS}
      />
    </picture>
  );
};
