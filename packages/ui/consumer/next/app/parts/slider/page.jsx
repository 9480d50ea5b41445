import { RangeSlider, Slider } from "@lucarne/ui/slider";

const Page = () => (
  <>
    <Slider label="Distance" hint="As the crow flies" max={200} step={5} defaultValue={65} />
    <RangeSlider label="Price" fromLabel="Price from" toLabel="Price to" max={5000} defaultValue={[500, 3200]} />
  </>
);

export default Page;
