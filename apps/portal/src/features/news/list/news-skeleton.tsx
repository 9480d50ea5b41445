import { Card } from "@lucarne/ui/card";
import { Grid, Stack } from "@lucarne/ui/layout";
import { SkeletonText } from "@lucarne/ui/skeleton";
import { useIntl } from "react-intl";
import { commonMessages } from "../../../shared/common-messages.ts";
import { frameInRow, rowOnPhones, wordsInRow } from "../../../shared/content/news-card.css.ts";
import * as lead from "./lead-article.css.ts";
import { others } from "./news-screen.css.ts";

const CARDS = ["first", "second", "third"];

/** Keeps the place of the news while they load. */
export const NewsSkeleton = () => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)}>
    <Stack space="gutter" aria-hidden>
      <Card padding="none" className={lead.card}>
        <div className={lead.words}>
          <SkeletonText lines={4} />
        </div>
        <span className={lead.frame} />
      </Card>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} className={others}>
        {CARDS.map((card) => (
          <Card key={card} padding="none" className={rowOnPhones}>
            <span className={frameInRow} />
            <div className={wordsInRow}>
              <SkeletonText lines={3} />
            </div>
          </Card>
        ))}
      </Grid>
    </Stack>
  </div>
);
