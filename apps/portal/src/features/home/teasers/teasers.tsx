import type { User } from "@lucarne/api-client/queries/account";
import type { Config } from "@lucarne/api-client/queries/config";
import { usePending } from "../../../shared/query/use-pending.ts";
import { DefaultPoints } from "./default-points.tsx";
import { FailedParts, type PartQuery } from "./failed-parts.tsx";
import { room } from "../home-screen.css.ts";
import { NewsTeaser } from "./news-teaser.tsx";
import { ShopTeaser } from "./shop-teaser.tsx";
import { TutorialTeaser } from "./tutorial-teaser.tsx";
import { useNear } from "./use-near.ts";
import { useTeasers } from "./use-teasers.ts";
import { VoucherTeaser } from "./voucher-teaser.tsx";

type TeasersProps = {
  user: User;
  config: Config | undefined;
  /** The company's spendable points; `undefined` until they are known. */
  balance: number | undefined;
  /** The parts above. */
  top: readonly PartQuery[];
};

const LoadedTeasers = ({ user, config, balance, top }: TeasersProps) => {
  const { isPending, voucherCategory, vouchers, shop, news, tutorials, parts } = useTeasers(user.region.id);
  if (usePending(isPending)) return <div className={room} />;

  return (
    <>
      {config && <DefaultPoints config={config} region={user.region.slug} />}
      <VoucherTeaser products={vouchers} category={voucherCategory} />
      <ShopTeaser products={shop} balance={balance} />
      <NewsTeaser items={news} />
      <TutorialTeaser items={tutorials} />
      <FailedParts parts={[...top, ...parts]} />
    </>
  );
};

/**
 * The blocks below the figures; one without data is absent, and one that could not be loaded is named below them. They
 * appear together, so that nothing moves (HOME-9), and are loaded when the user scrolls or begins to use the page in another way.
 */
export const Teasers = (props: TeasersProps) => {
  const { ref, isNear } = useNear();

  return isNear ? <LoadedTeasers {...props} /> : <div ref={ref} className={room} />;
};
