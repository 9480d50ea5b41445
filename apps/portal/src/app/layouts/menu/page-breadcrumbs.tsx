import { Breadcrumbs } from "@lucarne/ui/breadcrumbs";
import { Container } from "@lucarne/ui/layout";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { useGroupAt, useNameAt } from "../../../shared/page-parts/title/page-names.ts";
import { type PageName, pageRow } from "../../../shared/navigation/page-table.ts";
import { strip } from "./page-breadcrumbs.css.ts";
import { type Crumb, trailTo } from "./page-trail.ts";
import { AsWritten } from "../../../shared/names/as-written.tsx";
import { TextWithNumbers } from "../../../shared/names/text-with-numbers.tsx";

/** Things with a name of their own; what the others are called are texts. */
const NAMED: ReadonlySet<PageName> = new Set(["project", "member"]);

const CrumbName = ({ page, href }: Crumb) => {
  const name = useNameAt(href ?? "");
  // An element, as the name that follows is one: a text that is translated cannot be replaced (LANG-14).
  if (name === undefined)
    return (
      <span>
        <FormattedMessage {...pageRow(page).title} />
      </span>
    );

  return NAMED.has(page) ? <AsWritten>{name}</AsWritten> : <TextWithNumbers text={name} />;
};

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
