import type { ReactNode } from "react";
import { Component } from "react";
import { useLocation } from "react-router";
import { logError } from "../platform/log/error-log.ts";
import { ErrorScreen } from "../features/failure/error-screen.tsx";

type ErrorBoundaryProps = {
  /** Whether the page is inside a frame with a main region of its own. */
  framed?: boolean;
  children: ReactNode;
};
type BoundaryProps = Required<ErrorBoundaryProps> & {
  /** Changes with each navigation. */
  place: string;
};
type BoundaryState = { place: string; broken: boolean };

/** React offers error boundaries as classes only. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, broken: false };

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, broken: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    logError(error);
  }

  override render(): ReactNode {
    return this.state.broken ? <ErrorScreen framed={this.props.framed} /> : this.props.children;
  }
}

/** Shows an error screen instead of a page that failed to render; a navigation resets it. */
export const ErrorBoundary = ({ framed = false, children }: ErrorBoundaryProps) => (
  <Boundary place={useLocation().key} framed={framed}>
    {children}
  </Boundary>
);
