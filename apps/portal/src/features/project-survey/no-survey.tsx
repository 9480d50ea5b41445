import type { Project } from "@lucarne/api-client/queries/projects";
import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { href } from "../../shared/navigation/href.ts";
import { PAGES } from "../../shared/navigation/page-table.ts";
import { isUnderWay, takesProducts } from "../../shared/projects/project-rules.ts";
import { messages } from "./messages.ts";

/** Why there is no survey: no product yet, or none was sent in time (PROJ-18). */
export const NoSurvey = ({ project }: { project: Project }) =>
  isUnderWay(project) ? (
    <Notice
      tone="negative"
      title={<FormattedMessage {...messages.noProducts} />}
      action={
        takesProducts(project) && (
          <NoticeAction href={href("projectScan", { uuid: project.uuid })}>
            <FormattedMessage {...PAGES.projectScan.title} />
          </NoticeAction>
        )
      }
    >
      <FormattedMessage {...messages.noProductsText} />
    </Notice>
  ) : (
    <Text tone="muted">
      <FormattedMessage {...messages.none} />
    </Text>
  );
