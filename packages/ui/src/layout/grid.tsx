import { cx } from "../internal/element/cx.ts";
import { inlineVars } from "../internal/styles/inline-vars.ts";
import { drawRoot, type RootProps, type Tag } from "../internal/element/root-element.ts";
import { sprinkles, type Sprinkles } from "../styles/sprinkles.css.ts";
import {
  columnsDesktop,
  columnsPhone,
  columnsTablet,
  fluidGrid,
  grid,
  minColumn as minColumnVar,
} from "./layout.css.ts";

export interface ColumnsPerWidth {
  /** From the narrowest screen on. */
  readonly phone?: number | undefined;
  /** From 760 px on. */
  readonly tablet?: number | undefined;
  /** From 1080 px on. */
  readonly desktop?: number | undefined;
}

export interface GridProps extends RootProps {
  /** Equal columns: one number, or one per width (a missing width takes the next narrower one's). @default 1 */
  readonly columns?: number | ColumnsPerWidth | undefined;
  /** Instead of `columns`: fits as many columns of at least this CSS length as possible. */
  readonly minColumn?: string | undefined;
  /** Gap between the rows and between the columns. @default "gutter" */
  readonly space?: Sprinkles["gap"] | undefined;
  /** Alignment of the children in the height of their row. @default "stretch" */
  readonly align?: Sprinkles["alignItems"] | undefined;
  /** Element to render. @default "div" */
  readonly as?: Tag | undefined;
}

const perWidth = (columns: number | ColumnsPerWidth): Required<ColumnsPerWidth> => {
  if (typeof columns === "number") return { phone: columns, tablet: columns, desktop: columns };
  const phone = columns.phone ?? 1;
  const tablet = columns.tablet ?? phone;
  return { phone, tablet, desktop: columns.desktop ?? tablet };
};

/** Equal columns. */
export const Grid = ({
  columns = 1,
  minColumn,
  space = "gutter",
  align = "stretch",
  as = "div",
  className,
  style,
  ...rest
}: GridProps) => {
  const { phone, tablet, desktop } = perWidth(columns);
  const values =
    minColumn === undefined
      ? { [columnsPhone]: `${phone}`, [columnsTablet]: `${tablet}`, [columnsDesktop]: `${desktop}` }
      : { [minColumnVar]: minColumn };
  return drawRoot(as, {
    className: cx(minColumn === undefined ? grid : fluidGrid, sprinkles({ gap: space, alignItems: align }), className),
    style: { ...inlineVars(values), ...style },
    ...rest,
  });
};
