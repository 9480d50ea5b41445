import { projectProductsQuery, type Project } from "@lucarne/api-client/queries/projects";
import { ButtonLink } from "@lucarne/ui/button";
import { ScanLine } from "@lucarne/ui/icons";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { Text } from "@lucarne/ui/text";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { api } from "../../platform/session/portal-api.ts";
import { EmptyCard } from "../../shared/page/empty-card.tsx";
import { href } from "../../shared/pages/href.ts";
import { PAGES } from "../../shared/pages/page-table.ts";
import { pointsOf, takesProducts } from "../../shared/projects/project-rules.ts";
import { QueryView } from "../../shared/query/query-view.tsx";
import { messages } from "./messages.ts";
import { ProductTable } from "./product-table.tsx";

const NoProducts = ({ project }: { project: Project }) =>
  takesProducts(project) ? (
    <EmptyCard
      picture={<img src="/art/empty-projects.svg" alt="" width={240} height={150} />}
      title={<FormattedMessage {...messages.none} />}
      text={<FormattedMessage {...messages.noneText} />}
      action={
        <ButtonLink variant="outline" icon={ScanLine} href={href("projectScan", { uuid: project.uuid })}>
          <FormattedMessage {...PAGES.projectScan.title} />
        </ButtonLink>
      }
    />
  ) : (
    <Text tone="muted">
      <FormattedMessage {...messages.noneEver} />
    </Text>
  );

/** The scanned products of a project, with what the level of the company adds (PROJ-12, PROJ-24). */
export const Products = ({ project }: { project: Project }) => {
  const { formatMessage, formatNumber } = useIntl();
  const query = useQuery(projectProductsQuery(api, project.uuid));
  const { extra } = pointsOf(project);

  return (
    <QueryView
      query={query}
      loading={<SkeletonText lines={6} />}
      failed={<FormattedMessage {...messages.productsFailed} />}
      empty={<NoProducts project={project} />}
      isEmpty={(products) => products.length === 0}
    >
      {(products) => (
        <>
          <ProductTable project={project} products={products} />
          {extra > 0 && (
            <Text size="small" tone="muted" align="end">
              {formatMessage(messages.extra, { points: formatNumber(extra) })}
            </Text>
          )}
        </>
      )}
    </QueryView>
  );
};
