import { Slot } from "radix-ui/slot";
import {
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import type { TriggerHandlers } from "./tooltip-panel.tsx";

const { Fetched } = fetchedComponent(async () => (await import("./tooltip-panel.tsx")).TooltipPanel);

export interface TooltipProps extends HTMLAttributes<HTMLElement> {
  /** The accessible name of the control. A tooltip must not say more than the name, because touch does not show it. */
  readonly text: string;
  /** Preferred side of the control. @default "above" */
  readonly side?: "above" | "below" | undefined;
  /** One icon button of the kit, or another control. It gets what else is given to the tooltip. */
  readonly children: ReactElement;
  /** Ref of the control. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/**
 * Shows the name of a control on hover and keyboard focus; Escape hides it. An icon button in it has no `title`, which
 * would show a second tooltip. As the trigger of a menu or popover it is around the button: `trigger={<Tooltip …>}`.
 */
export const Tooltip = ({ text, side = "above", children, ...rest }: TooltipProps) => {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const radix = useRef<TriggerHandlers>(null);
  const pass = (name: keyof TriggerHandlers) => (event: SyntheticEvent) => radix.current?.[name]?.(event as never);
  return (
    <>
      <Slot
        title={undefined}
        onPointerEnter={({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
          if (pointerType !== "touch") setControl(currentTarget);
        }}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          // Not after a press, when a menu gives focus back.
          if (!event.currentTarget.matches(":focus-visible")) return;
          setControl(event.currentTarget);
          radix.current?.onFocus?.(event);
        }}
        onBlur={pass("onBlur")}
        onPointerMove={pass("onPointerMove")}
        onPointerLeave={pass("onPointerLeave")}
        onPointerDown={pass("onPointerDown")}
        onClick={pass("onClick")}
      >
        <Slot {...rest}>{children}</Slot>
      </Slot>
      {control === null ? null : (
        <Fetched onFailure={() => setControl(null)} props={{ control, handlers: radix, text, side }} />
      )}
    </>
  );
};
