import { Card } from "@lucarne/ui/card";
import { EmptyState, type EmptyStateProps } from "@lucarne/ui/empty-state";

/** An empty state that stands on the page; inside a card or a drawer the kit's `EmptyState` is enough. */
export const EmptyCard = (props: EmptyStateProps) => (
  <Card padding="none">
    <EmptyState {...props} />
  </Card>
);
