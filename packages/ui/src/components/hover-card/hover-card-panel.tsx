import * as RadixHoverCard from "radix-ui/hover-card";
import {
  type DOMAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
} from "react";
import { panel as anchored } from "../../internal/anchored/panel.css.ts";
import { placeOf, StandIn } from "../../internal/anchored/use-anchored.ts";
import { cx } from "../../internal/element/cx.ts";
import { useDirectionOf } from "../../internal/element/use-text-direction.ts";
import { card } from "./hover-card.css.ts";

/** Handlers of Radix's trigger, which the control calls. */
export type ControlHandlers = Pick<
  DOMAttributes<HTMLElement>,
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
>;

interface ControlProps extends ControlHandlers {
  readonly control: HTMLElement;
  readonly handlers: RefObject<ControlHandlers | null>;
  readonly ref?: Ref<HTMLElement>;
}

const Control = ({ control, handlers, ref, ...given }: ControlProps) => {
  useImperativeHandle(handlers, () => given);
  return <StandIn button={control} {...(ref && { ref })} />;
};

export interface HoverCardPanelProps {
  readonly control: HTMLElement;
  readonly handlers: RefObject<ControlHandlers | null>;
  readonly side: "above" | "below";
  readonly align: "start" | "center" | "end";
  readonly delay: number;
  readonly onOpenChange: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** The card at its control, on Radix. Loaded when the pointer or focus is on the control for the first time. */
export const HoverCardPanel = ({
  control,
  handlers,
  side,
  align,
  delay,
  onOpenChange,
  children,
}: HoverCardPanelProps) => {
  const direction = useDirectionOf(control);
  // In an effect that strict mode runs twice, as it clears Radix's timer in between.
  const start = useEffectEvent(() => {
    if (control.matches(":hover, :focus-visible")) handlers.current?.onFocus?.({ defaultPrevented: false } as never);
  });
  useEffect(() => start(), []);
  return (
    <RadixHoverCard.Root openDelay={delay} closeDelay={200} onOpenChange={(open) => onOpenChange?.(open)}>
      <RadixHoverCard.Trigger asChild>
        <Control control={control} handlers={handlers} />
      </RadixHoverCard.Trigger>
      <RadixHoverCard.Portal container={placeOf(control)}>
        <RadixHoverCard.Content
          data-component="HoverCard"
          dir={direction}
          side={side === "above" ? "top" : "bottom"}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(anchored, card)}
        >
          {children}
        </RadixHoverCard.Content>
      </RadixHoverCard.Portal>
    </RadixHoverCard.Root>
  );
};
