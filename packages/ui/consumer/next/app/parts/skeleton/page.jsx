import { Skeleton, SkeletonText } from "@lucarne/ui/skeleton";

const Page = () => (
  <>
    <Skeleton width={120} height={20} />
    <SkeletonText lines={2} />
  </>
);

export default Page;
