import * as RadixTooltip from "radix-ui/tooltip";
import { type DOMAttributes, type Ref, type RefObject, useImperativeHandle } from "react";
import { placeOf, StandIn } from "../../internal/anchored/use-anchored.ts";
import { tip } from "./tooltip.css.ts";

/** Handlers of Radix's trigger, which the control calls. */
export type TriggerHandlers = Pick<
  DOMAttributes<HTMLElement>,
  "onFocus" | "onBlur" | "onPointerMove" | "onPointerLeave" | "onPointerDown" | "onClick"
>;

interface ControlProps extends TriggerHandlers {
  readonly control: HTMLElement;
  readonly handlers: RefObject<TriggerHandlers | null>;
  readonly ref?: Ref<HTMLElement>;
}

const Control = ({ control, handlers, ref, ...given }: ControlProps) => {
  useImperativeHandle(handlers, () => given);
  return <StandIn button={control} {...(ref && { ref })} />;
};

export interface TooltipPanelProps {
  readonly control: HTMLElement;
  readonly handlers: RefObject<TriggerHandlers | null>;
  readonly text: string;
  readonly side: "above" | "below";
}

/** The text at its control, on hover and focus. Loaded when the pointer or focus is on the control for the first time. */
export const TooltipPanel = ({ control, handlers, text, side }: TooltipPanelProps) => (
  <RadixTooltip.Provider delayDuration={0}>
    <RadixTooltip.Root defaultOpen={control.matches(":hover, :focus-visible")}>
      <RadixTooltip.Trigger asChild>
        <Control control={control} handlers={handlers} />
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={placeOf(control)}>
        <RadixTooltip.Content
          data-component="Tooltip"
          data-state="open"
          // The control's name already says it.
          aria-hidden
          side={side === "above" ? "top" : "bottom"}
          sideOffset={6}
          collisionPadding={8}
          className={tip}
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  </RadixTooltip.Provider>
);
