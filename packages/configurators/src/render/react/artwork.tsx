import { createElement, memo, useId, useMemo, type ReactElement } from "react";
import type { Drawing, Operation, Path } from "../../artwork/drawing/operation.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { cutOutline, stepsOf } from "../svg/page-drawing.ts";
import { pathData } from "../svg/svg-path.ts";
import { svgTree, type SvgNode } from "../svg/svg-tree.ts";

/** Returns `stopColor` for `stop-color`. */
const propName = (attribute: string): string =>
  attribute.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());

const elementOf = ({ tag, attributes, children }: SvgNode, key: number): ReactElement => {
  const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propName(name), value]));
  return createElement(tag, { ...props, key }, ...children.map(elementOf));
};

interface ShapesProps {
  readonly operation: Operation;
  readonly steps: number;
  readonly idPrefix: string;
}

/** One operation of a page. A picture keeps its elements while the text beside it changes. */
const Shapes = memo(({ operation, steps, idPrefix }: ShapesProps) => {
  const { definitions, body } = svgTree([operation], { steps, idPrefix });
  return (
    <>
      {definitions.length > 0 && <defs>{definitions.map(elementOf)}</defs>}
      {body.map(elementOf)}
    </>
  );
});
Shapes.displayName = "Shapes";

interface ElementProps extends Omit<ShapesProps, "operation"> {
  readonly operations: readonly Operation[];
}

/** The operations of one element, identified by their position: they are drawn back to front. */
const Element = memo(({ operations, steps, idPrefix }: ElementProps) =>
  operations.map((operation, index) => (
    <Shapes key={index} operation={operation} steps={steps} idPrefix={`${idPrefix}${index}-`} />
  )),
);
Element.displayName = "Element";

export interface PictureProps {
  readonly drawing: Drawing;
  /** The drawing's operations by element: an element with more or fewer of them leaves the others as they are. */
  readonly elements?: readonly (readonly Operation[])[];
  readonly steps: number;
  /** Nothing is drawn outside this outline, such as die-cut corners. */
  readonly outline?: Path | undefined;
  /** Accessible name. Without it the picture is hidden from assistive technology. */
  readonly title?: string;
  /** Id of an element with a longer description. */
  readonly details?: string | undefined;
  readonly className?: string | undefined;
}

/** A drawing as SVG elements, as wide as its container. */
export const Picture = (props: PictureProps): ReactElement => {
  const { drawing, elements = [drawing.operations], steps, outline, title, details, className } = props;
  const id = useId().replace(/[^a-zA-Z0-9]/gu, "");
  const naming =
    title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title, "aria-details": details };
  const shapes = elements.map((operations, index) => (
    <Element key={index} operations={operations} steps={steps} idPrefix={`${id}-${index}-`} />
  ));
  return (
    <svg
      {...naming}
      className={className}
      viewBox={`0 0 ${Math.round(drawing.width * steps)} ${Math.round(drawing.height * steps)}`}
      style={{ display: "block", width: "100%", height: "auto" }}
    >
      {outline ? (
        <>
          <clipPath id={`${id}-cut`}>
            <path d={pathData(outline, (value) => Math.round(value * steps))} />
          </clipPath>
          <g clipPath={`url(#${id}-cut)`}>{shapes}</g>
        </>
      ) : (
        shapes
      )}
    </svg>
  );
};

export interface ArtworkProps {
  readonly artwork: ArtworkLayout;
  readonly side: string;
  /** Accessible name, such as "Flyer, front". List the printed texts beside it with `textAlternative`. */
  readonly label: string;
  /** Id of the element that lists what is printed. */
  readonly details?: string | undefined;
  readonly className?: string;
}

/** One trimmed side of an artwork. */
export const Artwork = ({ artwork, side, label, details, className }: ArtworkProps): ReactElement | null => {
  const page = artwork.pages.find((one) => one.side === side);
  const outline = useMemo(() => cutOutline(artwork), [artwork]);
  if (!page) return null;
  // Without a group around them, so that a key redraws only the operations that it changes.
  const drawing = { ...artwork.page.trim, operations: page.operations };
  const naming = { title: label, details, className };
  return <Picture drawing={drawing} elements={page.elements} steps={stepsOf(drawing)} outline={outline} {...naming} />;
};
