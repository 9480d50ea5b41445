import { ButtonLink } from "@lucarne/ui/button";
import { HeroSlider } from "@lucarne/ui/hero-slider";
import { FormattedMessage, useIntl } from "react-intl";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import { HeroPicture } from "./hero-picture.tsx";
import { heroRoom } from "../home-screen.css.ts";
import { messages } from "../messages.ts";
import type { Slide } from "./slides.ts";

/** Milliseconds for each slide (HOME-2). */
const INTERVAL = 7000;

const Action = ({ kind, link }: Slide) =>
  link && (
    <ButtonLink href={link} tone="highlight">
      <FormattedMessage {...(kind === "news" ? messages.readNews : messages.openCampaign)} />
    </ButtonLink>
  );

/** Campaigns and sticky news, one after the other (HOME-1 to HOME-3). */
export const HomeHero = ({ slides }: { slides: readonly Slide[] }) => {
  const { formatMessage } = useIntl();

  return (
    <HeroSlider
      label={formatMessage(messages.hero)}
      interval={INTERVAL}
      className={heroRoom}
      slides={slides.map((slide, index) => ({
        id: slide.id,
        title: slide.showsWords ? (
          slide.title
        ) : (
          // The picture shows the words; screen readers need them as text.
          <span className={readOut}>{slide.title || formatMessage(messages.hero)}</span>
        ),
        text: slide.showsWords ? slide.text : undefined,
        action: <Action {...slide} />,
        picture: <HeroPicture src={slide.picture} isFirst={index === 0} />,
      }))}
    />
  );
};
