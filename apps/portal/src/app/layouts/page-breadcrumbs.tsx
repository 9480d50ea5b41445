import { Breadcrumbs } from "@lucarne/ui/app-frame";
import { Container } from "@lucarne/ui/layout";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { pageNames } from "../../shared/page/page-names.ts";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";
import { strip } from "./page-breadcrumbs.css.ts";

/** The way from home to this page, by its path (NAV-18). */
export const PageBreadcrumbs = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const trail = breadcrumbTrail(pathname);
  if (trail.length === 0) return null;

  return (
    <Container className={strip}>
      <Breadcrumbs
        items={trail.map(({ path, name }, index) => ({
          href: index === trail.length - 1 ? undefined : path,
          label: formatMessage(pageNames[name]),
        }))}
      />
    </Container>
  );
};
