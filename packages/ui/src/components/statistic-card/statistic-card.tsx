import { ArrowRight } from "lucide-react";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../../internal/element/cx.ts";
import type { LinkPartProps } from "../../internal/element/link-root.tsx";
import { Card } from "../card/index.ts";
import { TextLink } from "../link/index.ts";
import * as styles from "./statistic-card.css.ts";

/** The link of a `StatisticCard`: its label, and what a link takes. With `asChild` the label is the link itself. */
export type StatisticLink = LinkPartProps<"children"> & {
  /** Text of the link. */
  readonly label: ReactNode;
};

export interface StatisticCardProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** Says what the number counts. */
  readonly title: ReactNode;
  /** Heading level of the title. @default 2 */
  readonly level?: 2 | 3 | 4 | undefined;
  /** The number, or an `Amount` of size "large". */
  readonly value: ReactNode;
  /** Line below the number. */
  readonly text?: ReactNode;
  /** Link to more, below the text, with an arrow. */
  readonly link?: StatisticLink | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

const MoreLink = ({ label, ...rest }: StatisticLink) => (
  <TextLink weight="strong" icon={ArrowRight} standalone {...rest}>
    {label}
  </TextLink>
);

/** One number with its title, a line of text and a link to more. */
export const StatisticCard = ({ title, level = 2, value, text, link, className, ...rest }: StatisticCardProps) => {
  const Title = `h${level}` as const;
  return (
    <Card data-component="StatisticCard" as="section" className={cx(styles.root, className)} {...rest}>
      <Title className={styles.title}>{title}</Title>
      <p className={styles.value}>{value}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {link === undefined ? null : (
        <div className={styles.foot}>
          <MoreLink {...link} />
        </div>
      )}
    </Card>
  );
};
