import { Slot } from "radix-ui/slot";
import {
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { fetchedComponent } from "../../internal/fetched-component.ts";
import type { ControlHandlers } from "./hover-card-panel.tsx";

const { Fetched } = fetchedComponent(async () => (await import("./hover-card-panel.tsx")).HoverCardPanel);

export interface HoverCardProps extends Omit<HTMLAttributes<HTMLElement>, "content"> {
  /** What the card shows. It has no controls of its own, and nothing that the page of the link does not have. */
  readonly content: ReactNode;
  /** Preferred side of the link. @default "below" */
  readonly side?: "above" | "below" | undefined;
  /** Side of the link that the card lines up with. @default "start" */
  readonly align?: "start" | "center" | "end" | undefined;
  /** Milliseconds until it opens. @default 500 */
  readonly delay?: number | undefined;
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** One link, or another control. It gets what else is given. */
  readonly children: ReactElement;
  /** Ref of the link. */
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A preview of what a link leads to, on hover and keyboard focus. Loaded on the first one; touch follows the link. */
export const HoverCard = ({
  content,
  side = "below",
  align = "start",
  delay = 500,
  onOpenChange,
  children,
  ...rest
}: HoverCardProps) => {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const radix = useRef<ControlHandlers>(null);
  const pass = (name: keyof ControlHandlers) => (event: SyntheticEvent) => radix.current?.[name]?.(event as never);
  return (
    <>
      <Slot
        onPointerEnter={(event: PointerEvent<HTMLElement>) => {
          if (event.pointerType === "touch") return;
          setControl(event.currentTarget);
          radix.current?.onPointerEnter?.(event);
        }}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          // Not after a press.
          if (!event.currentTarget.matches(":focus-visible")) return;
          setControl(event.currentTarget);
          radix.current?.onFocus?.(event);
        }}
        onPointerLeave={pass("onPointerLeave")}
        onBlur={pass("onBlur")}
      >
        <Slot {...rest}>{children}</Slot>
      </Slot>
      {control === null ? null : (
        <Fetched
          onFailure={() => setControl(null)}
          props={{ control, handlers: radix, side, align, delay, onOpenChange, children: content }}
        />
      )}
    </>
  );
};
