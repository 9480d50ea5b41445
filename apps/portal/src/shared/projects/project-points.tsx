import { Amount, type AmountProps } from "@lucarne/ui/amount";
import { useIntl } from "react-intl";
import * as styles from "./project-points.css.ts";
import { pointsOf } from "./project-rules.ts";

type ProjectPointsProps = { project: Parameters<typeof pointsOf>[0]; size?: AmountProps["size"] };

/** The points of a project: those that can still be earned, of the most possible. */
export const ProjectPoints = ({ project, size = "small" }: ProjectPointsProps) => {
  const { formatNumber } = useIntl();
  const { available, max } = pointsOf(project);
  const most = `/ ${formatNumber(max)}`;

  return (
    <span className={styles.points}>
      <Amount value={formatNumber(available)} size={size} />
      <span className={styles.max}>{most}</span>
    </span>
  );
};
