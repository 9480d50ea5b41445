import { VideoCard } from "@lucarne/ui/video-card";
import { WithState } from "../../../../src/with-state.jsx";

const Page = () => <WithState as={VideoCard} change="renderPlayer" title="Fitting" duration="2:10" />;

export default Page;
