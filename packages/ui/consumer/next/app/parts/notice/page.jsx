import { Notice, NoticeAction } from "@lucarne/ui/notice";
import { Plus } from "@lucarne/ui/icons";

const Page = () => (
  <>
    <Notice tone="warning" title="Take care" icon={Plus}>
      Words
    </Notice>
    <NoticeAction href="#help">Help</NoticeAction>
  </>
);

export default Page;
