import { Breadcrumbs } from "@lucarne/ui/app-frame";
import { Container } from "@lucarne/ui/layout";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { useGroupAt, useNameAt } from "../../shared/page/page-names.ts";
import { pageRow } from "../../shared/pages/page-table.ts";
import { strip } from "./page-breadcrumbs.css.ts";
import { type Crumb, trailTo } from "./page-trail.ts";

const CrumbName = ({ page, href }: Crumb) => useNameAt(href ?? "") ?? <FormattedMessage {...pageRow(page).title} />;

/** The way from home to this page, by its path (NAV-18). */
export const PageBreadcrumbs = () => {
  const { pathname } = useLocation();
  const trail = trailTo(pathname);
  const group = useGroupAt(pathname);
  if (trail.length === 0) return null;
  const items = trail.map(({ page, href }, index) => ({
    href: index === trail.length - 1 ? undefined : href,
    label: <CrumbName page={page} href={href} />,
  }));

  return (
    <Container className={strip}>
      <Breadcrumbs
        items={group ? [...items.slice(0, -1), { href: group.href, label: group.name }, ...items.slice(-1)] : items}
      />
    </Container>
  );
};
