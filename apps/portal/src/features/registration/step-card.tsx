import { Card } from "@lucarne/ui/card";
import { Stack } from "@lucarne/ui/layout";
import { Heading, Text } from "@lucarne/ui/text";
import { type ReactNode, useEffect, useRef } from "react";

type StepCardProps = {
  title: ReactNode;
  text?: ReactNode;
  /** The step was come to from another one: its heading takes the focus. */
  takeFocus: boolean;
  children: ReactNode;
};

/** A step of the registration with its heading. */
export const StepCard = ({ title, text, takeFocus, children }: StepCardProps) => {
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takeFocus) top.current?.focus();
  }, [takeFocus]);

  return (
    <Card>
      <Stack space="large">
        <Stack space="xxsmall" ref={top} tabIndex={-1}>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          {text !== undefined && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
};
