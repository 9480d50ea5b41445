import type { Meta, StoryObj } from "@storybook/react-vite";
import { DesignPicture } from "./design-picture.tsx";
import { MARKETS } from "../src/testing/designs/markets.ts";
import { SAMPLE_TEXTS } from "../src/testing/designs/design-artwork.ts";
import { type DesignState, REVIEW_SIDES } from "./review-state.ts";

/**
 * One story per cover, so that the sidebar's search finds it by name. They are pages to look at: the stories "Every
 * cover" of the products are the tests of the same pictures.
 */
const meta = {
  title: "Configurators/Covers",
  tags: ["!autodocs", "!test"],
  args: {
    design: "",
    market: "pl-pl",
    texts: "default",
    side: "front",
    partner: true,
    trim: false,
    bleed: false,
    safe: false,
  },
  argTypes: {
    design: { table: { disable: true } },
    market: {
      control: { type: "select", labels: Object.fromEntries(MARKETS.map(({ id, name }) => [id, name])) },
      options: MARKETS.map(({ id }) => id),
    },
    texts: { control: "inline-radio", options: SAMPLE_TEXTS },
    side: { control: "inline-radio", options: REVIEW_SIDES },
  },
  render: (args) => <DesignPicture {...args} />,
} satisfies Meta<DesignState>;
export default meta;
type Story = StoryObj<DesignState>;

export const FlyerGoldenSlate: Story = {
  name: "Golden slate (flyer, services)",
  args: { design: "flyer_golden-slate" },
};
export const FlyerWordsOnly: Story = {
  name: "Words only (flyer, services)",
  args: { design: "flyer_words-only" },
};
export const FlyerMorningLoft: Story = {
  name: "Morning loft (flyer, services)",
  args: { design: "flyer_morning-loft" },
};
export const FlyerWinterHouse: Story = {
  name: "Winter (flyer, services)",
  args: { design: "flyer_winter-house" },
};
export const FlyerInstallerAtWork: Story = {
  name: "Installer at work (flyer, services)",
  args: { design: "flyer_installer-at-work" },
};
export const FlyerBlueHour: Story = {
  name: "Blue hour (flyer, services)",
  args: { design: "flyer_blue-hour" },
};
export const FlyerAutumnRidge: Story = {
  name: "Autumn (flyer, services)",
  args: { design: "flyer_autumn-ridge" },
};
export const FlyerFittingAShutter: Story = {
  name: "Fitting a shutter (flyer, electric)",
  args: { design: "flyer_fitting-a-shutter" },
};
export const FlyerRainSensor: Story = {
  name: "Rain sensor (flyer, electric)",
  args: { design: "flyer_rain-sensor" },
};
export const FlyerStudyBlinds: Story = {
  name: "Blinds (flyer, electric)",
  args: { design: "flyer_study-blinds" },
};
export const FlyerBeforeAfter: Story = {
  name: "Before and after (flyer, replacement)",
  args: { design: "flyer_before-after" },
};
export const FlyerLayersDay: Story = {
  name: "Layers by day (flyer, replacement)",
  args: { design: "flyer_layers-day" },
};
export const FlyerNewLightBedroom: Story = {
  name: "New light (flyer, replacement)",
  args: { design: "flyer_new-light-bedroom" },
};
export const FlyerSpringHouse: Story = {
  name: "Spring (flyer, replacement)",
  args: { design: "flyer_spring-house" },
};
export const FlyerFittingAWindow: Story = {
  name: "Fitting a window (flyer, replacement)",
  args: { design: "flyer_fitting-a-window" },
};
export const FlyerNightWatch: Story = {
  name: "Night watch (flyer, night)",
  args: { design: "flyer_night-watch" },
};
export const BannerAscent: Story = {
  name: "Ascent (roll-up banner)",
  args: { design: "banner_ascent" },
};
export const BannerInstaller: Story = {
  name: "Installer at work (roll-up banner)",
  args: { design: "banner_banner-installer" },
};
export const BannerDawnLoft: Story = {
  name: "Loft at dawn (roll-up banner)",
  args: { design: "banner_dawn-loft" },
};
export const BannerWinterClose: Story = {
  name: "Winter close-up (roll-up banner)",
  args: { design: "banner_winter-close" },
};
export const BannerWords: Story = {
  name: "Words only (roll-up banner)",
  args: { design: "banner_banner-words" },
};
export const BannerShuttersHighSun: Story = {
  name: "Shutters (roll-up banner)",
  args: { design: "banner_shutters-high-sun" },
};
export const BillboardDuskRow: Story = {
  name: "Windows at dusk (billboard)",
  args: { design: "billboard_dusk-row" },
};
export const BillboardWords: Story = {
  name: "Words only (billboard)",
  args: { design: "billboard_billboard-words" },
};
export const BillboardWinterRight: Story = {
  name: "Winter house (billboard)",
  args: { design: "billboard_winter-right" },
};
export const BillboardExplodedRight: Story = {
  name: "Layers (billboard)",
  args: { design: "billboard_exploded-right" },
};
export const BillboardInstaller: Story = {
  name: "Installer at work (billboard)",
  args: { design: "billboard_billboard-installer" },
};
export const StickerPanes: Story = {
  name: "Panes (sticker)",
  args: { design: "sticker_panes" },
};
export const StickerSlateCourses: Story = {
  name: "Slate (sticker)",
  args: { design: "sticker_slate-courses" },
};
export const StickerPatinaSeam: Story = {
  name: "Patina seam (sticker)",
  args: { design: "sticker_patina-seam" },
};
export const StickerFirstSnow: Story = {
  name: "First snow (sticker)",
  args: { design: "sticker_first-snow" },
};
export const StickerChalkLight: Story = {
  name: "Chalk light (sticker)",
  args: { design: "sticker_chalk-light" },
};
export const StickerInstaller: Story = {
  name: "Installer at work (sticker)",
  args: { design: "sticker_card-installer" },
};
export const StickerPlainGreen: Story = {
  name: "Plain green (sticker)",
  args: { design: "sticker_plain-green" },
};
export const CardHorizontalPanes: Story = {
  name: "Panes (business card, horizontal)",
  args: { design: "card-horizontal_panes" },
};
export const CardHorizontalSlateCourses: Story = {
  name: "Slate (business card, horizontal)",
  args: { design: "card-horizontal_slate-courses" },
};
export const CardHorizontalPatinaSeam: Story = {
  name: "Patina seam (business card, horizontal)",
  args: { design: "card-horizontal_patina-seam" },
};
export const CardHorizontalFirstSnow: Story = {
  name: "First snow (business card, horizontal)",
  args: { design: "card-horizontal_first-snow" },
};
export const CardHorizontalChalkLight: Story = {
  name: "Chalk light (business card, horizontal)",
  args: { design: "card-horizontal_chalk-light" },
};
export const CardHorizontalInstaller: Story = {
  name: "Installer at work (business card, horizontal)",
  args: { design: "card-horizontal_card-installer" },
};
export const CardHorizontalPlainGreen: Story = {
  name: "Plain green (business card, horizontal)",
  args: { design: "card-horizontal_plain-green" },
};
export const CardVerticalPanes: Story = {
  name: "Panes (business card, vertical)",
  args: { design: "card-vertical_panes" },
};
export const CardVerticalSlateCourses: Story = {
  name: "Slate (business card, vertical)",
  args: { design: "card-vertical_slate-courses" },
};
export const CardVerticalPatinaSeam: Story = {
  name: "Patina seam (business card, vertical)",
  args: { design: "card-vertical_patina-seam" },
};
export const CardVerticalFirstSnow: Story = {
  name: "First snow (business card, vertical)",
  args: { design: "card-vertical_first-snow" },
};
export const CardVerticalChalkLight: Story = {
  name: "Chalk light (business card, vertical)",
  args: { design: "card-vertical_chalk-light" },
};
export const CardVerticalInstaller: Story = {
  name: "Installer at work (business card, vertical)",
  args: { design: "card-vertical_card-installer" },
};
export const CardVerticalPlainGreen: Story = {
  name: "Plain green (business card, vertical)",
  args: { design: "card-vertical_plain-green" },
};
