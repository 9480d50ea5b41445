import { SplitScreen, StoryScreen } from "@lucarne/ui/split-screen";

const Page = () => (
  <>
    <SplitScreen header="Consumer" picture={null} caption="Roofs">
      Words
    </SplitScreen>
    <StoryScreen header="Consumer" picture={null}>
      Words
    </StoryScreen>
  </>
);

export default Page;
