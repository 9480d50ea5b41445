import type { MarketingConfig } from "@lucarne/api-client/queries/orders";
import type { User } from "@lucarne/api-client/queries/account";
import { regionBySlug } from "@lucarne/api-client/regions";
import { orderedArtwork, PrintedText, type PrintedTextProps } from "@lucarne/configurators/form";
import { loadFormWords } from "@lucarne/configurators/form/words";
import { templatesFor } from "@lucarne/configurators/products/all";
import { Artwork } from "@lucarne/configurators/render/react/artwork";
import { textAlternative } from "@lucarne/configurators/render/text-alternative";
import { type CSSProperties, useEffect, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { readOut } from "../page-parts/read-out.css.ts";
import * as styles from "./design-proof.css.ts";
import { proofMessages } from "./proof-messages.ts";
import { openLogoReader } from "./open-logo-reader.ts";
import { readLogo } from "./read-logo.ts";

type Printed = {
  artwork: Awaited<ReturnType<typeof orderedArtwork>>;
  words: Awaited<ReturnType<typeof loadFormWords>>;
  language: PrintedTextProps["language"];
};

const isSide = (side: string): side is "front" | "back" => side === "front" || side === "back";

/** The artwork of a design, drawn as its print file, and the words that describe it; `undefined` until both are there. */
const usePrinted = (design: MarketingConfig, user: User, onFailed: () => void): Printed | undefined => {
  const [printed, setPrinted] = useState<Printed>();
  const { language: portalLanguage } = useLanguage();
  const region = regionBySlug(user.region.slug);
  const language = region?.languages[0] ?? "en";
  const cards = region?.businessCards ?? "90x50";
  const partner = user.company.is_recommended === 1;

  useEffect(() => {
    const type = "type" in design ? design.type : "";
    const template = templatesFor(cards).find(({ product }) => product === type);
    const control = new AbortController();
    const addresses: string[] = [];
    const addressOf = (file: Blob): string => {
      const address = URL.createObjectURL(file);
      // The logo may be read after the page has been left.
      if (control.signal.aborted) URL.revokeObjectURL(address);
      addresses.push(address);

      return address;
    };
    const draw = async () => {
      if (!template) throw new Error(`There is no template for ${type}.`);
      const { signal } = control;
      const logo = { readLogo, openReader: openLogoReader, addressOf };
      const [artwork, words] = await Promise.all([
        orderedArtwork(design, { template, language, partner, ...logo, signal }),
        loadFormWords(portalLanguage),
      ]);
      if (!control.signal.aborted) setPrinted({ artwork, words, language });
    };
    draw().catch(() => !control.signal.aborted && onFailed());

    return () => {
      control.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [cards, design, language, onFailed, partner, portalLanguage]);

  return printed;
};

export type DesignSheetsProps = {
  design: MarketingConfig;
  user: User;
  /** The sheets could not be drawn. */
  onFailed: () => void;
};

/** The sides of a design as they are printed, each with its texts for screen readers. */
export const DesignSheets = ({ design, user, onFailed }: DesignSheetsProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const printed = usePrinted(design, user, onFailed);
  if (!printed) return <div className={styles.waiting} />;

  const { artwork, words } = printed;

  return textAlternative(artwork).map(({ side, items }) => {
    const name = isSide(side) ? formatMessage(proofMessages[side]) : side;
    const { width, height } = artwork.page.trim;

    return (
      <figure key={side} className={styles.sheet} style={{ [styles.RATIO]: String(width / height) } as CSSProperties}>
        <div className={styles.paper}>
          <Artwork artwork={artwork} side={side} label={name} details={`${id}-${side}`} />
        </div>
        <ul id={`${id}-${side}`} className={readOut}>
          {items.map((item, index) => (
            <li key={index}>
              <PrintedText words={words} item={item} language={printed.language} />
            </li>
          ))}
        </ul>
        {artwork.pages.length > 1 && (
          <figcaption className={styles.caption}>
            <FormattedMessage {...proofMessages[isSide(side) ? side : "front"]} />
          </figcaption>
        )}
      </figure>
    );
  });
};
