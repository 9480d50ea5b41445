import { projectProductsQuery, type Project } from "@lucarne/api-client/queries/projects";
import { Card } from "@lucarne/ui/card";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { EmptyCard } from "../../../shared/page-parts/states/empty-card.tsx";
import { takesProducts } from "../../../shared/projects/project-rules.ts";
import { QueryView } from "../../../shared/query/query-view.tsx";
import { messages } from "../messages.ts";
import { ProductTable } from "./product-table.tsx";

/**
 * The way to scan them is in the page's head, and on phones in the bar at the lower edge. Without a picture: the page
 * has one, and a second one would push the words behind the bars of a phone.
 */
const NoProducts = ({ project }: { project: Project }) =>
  takesProducts(project) ? (
    <EmptyCard title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.noneText} />} />
  ) : (
    <Card>
      <Text tone="muted">
        <FormattedMessage {...messages.noneEver} />
      </Text>
    </Card>
  );

/** The scanned products of a project, with what the level of the company adds (PROJ-12, PROJ-24). */
export const Products = ({ project }: { project: Project }) => {
  const { language } = useLanguage();
  const query = useQuery(projectProductsQuery(api, project.uuid, language));

  return (
    <QueryView
      framed
      query={query}
      loading={<SkeletonText lines={6} />}
      failed={<FormattedMessage {...messages.productsFailed} />}
      empty={<NoProducts project={project} />}
      isEmpty={(products) => products.length === 0}
    >
      {(products) => <ProductTable project={project} products={products} />}
    </QueryView>
  );
};
