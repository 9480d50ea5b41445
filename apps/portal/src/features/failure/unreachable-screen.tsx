import { PageMain } from "@lucarne/ui/app-frame";
import { NoConnection } from "../../shared/network/no-connection.tsx";

/** Shown at the start when the server does not answer and no user is known yet: the session is kept (SES-8). */
export const UnreachableScreen = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <PageMain>
    <NoConnection onRetry={onRetry} />
  </PageMain>
);
