import { HeroSlider } from "@lucarne/ui/hero-slider";

const Page = () => (
  <HeroSlider
    label="News"
    slides={[
      { id: "a", title: "First", picture: null },
      { id: "b", title: "Second", picture: null },
    ]}
  />
);

export default Page;
