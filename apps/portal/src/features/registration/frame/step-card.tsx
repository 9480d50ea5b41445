import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import type { ReactNode, Ref } from "react";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import * as styles from "./frame.css.ts";

type StepCardProps = {
  title: ReactNode;
  /** Hides the title from sight, because the content has a heading of its own. */
  titleHidden?: boolean;
  text?: ReactNode;
  /** The heading, which gets the focus after a change of step. */
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A step of the registration with its heading; on phones it fills the screen's width. */
export const StepCard = ({ title, titleHidden = false, text, ref, children }: StepCardProps) => (
  <Card className={styles.card}>
    <Stack space={titleHidden ? "xxsmall" : "large"}>
      <Stack space="xxsmall" ref={ref} tabIndex={-1} className={titleHidden ? readOut : styles.title}>
        <Heading level={1} size="h1">
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </Stack>
      {children}
    </Stack>
  </Card>
);
