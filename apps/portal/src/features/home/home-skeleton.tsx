import { HeroSlider } from "@lucarne/ui/hero-slider";
import { Skeleton } from "@lucarne/ui/skeleton";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";
import { CompanyCardsSkeleton } from "./company/company-cards-skeleton.tsx";
import { HeroPicture } from "./hero/hero-picture.tsx";
import * as styles from "./home-screen.css.ts";

type SkeletonProps = {
  /** The first picture of the slider, if it is known. */
  picture: string | undefined;
};

/** Keeps the place of the slider while its slides are loaded. */
export const HeroSkeleton = ({ picture }: SkeletonProps) => (
  <div className={styles.heroSkeleton} aria-hidden>
    <HeroSlider
      label=""
      className={styles.heroWithoutWords}
      slides={[
        {
          id: "picture",
          title: "",
          picture:
            picture === undefined ? <Skeleton height="100%" data-early /> : <HeroPicture src={picture} isFirst />,
        },
      ]}
    />
  </div>
);

type HomeSkeletonProps = SkeletonProps & {
  /** Notices that are known already. */
  children?: ReactNode;
};

/** Stands for home while its first screen is loaded. */
export const HomeSkeleton = ({ picture, children }: HomeSkeletonProps) => (
  <div role="status" aria-label={useIntl().formatMessage(commonMessages.loading)} className={styles.skeleton}>
    <HeroSkeleton picture={picture} />
    {children}
    <CompanyCardsSkeleton />
  </div>
);
