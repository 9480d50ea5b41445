import { type ReactNode, useState } from "react";
import { UiProvider } from "../packages/ui/src/components/provider/index.ts";
import { SegmentedControl } from "../packages/ui/src/components/segmented-control/index.ts";
import { SelectField } from "../packages/ui/src/components/select-field/index.ts";
import { copiedCode } from "../packages/ui/src/docs/copied-code.ts";
import { strings } from "../packages/ui/src/generated/strings/en.ts";
import { Inline, Stack } from "../packages/ui/src/layout/index.ts";
import { compositions } from "../packages/ui/src/playground/compositions.ts";
import { BRANDS } from "./themes.ts";

const sources = import.meta.glob<string>("../packages/ui/src/playground/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** A small phone, a tablet or a window at 200 % zoom, and a desktop, in px. */
const WIDTHS = [320, 640, 1080] as const;
const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
const DIRECTIONS = [
  { value: "ltr", label: "Left to right" },
  { value: "rtl", label: "Right to left" },
] as const;

const names = Object.keys(compositions).map((name) => ({ value: name.toLowerCase(), label: name }));

interface PlaygroundPageProps {
  /** Shows code with a button that copies it. */
  readonly renderCode: (code: string) => ReactNode;
}

/** One composition in every brand at three widths, each in a window of its own, with its code to copy. */
export const PlaygroundPage = ({ renderCode }: PlaygroundPageProps) => {
  const [shown, setShown] = useState(names[0]?.value ?? "");
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]["value"]>("light");
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]["value"]>("ltr");
  const address = (brand: string) =>
    `iframe.html?id=playground--${shown}&viewMode=story&globals=brand:${brand};scheme:${scheme};direction:${direction}`;
  return (
    <UiProvider strings={strings} locale="en">
      <Stack data-brand="lucarne" data-scheme="light">
        <Inline alignY="end">
          <SelectField
            label="Parts"
            options={names}
            value={shown}
            onChange={({ currentTarget }) => setShown(currentTarget.value)}
          />
          <SegmentedControl label="Scheme" options={SCHEMES} value={scheme} onValueChange={setScheme} />
          <SegmentedControl label="Direction" options={DIRECTIONS} value={direction} onValueChange={setDirection} />
        </Inline>
        {BRANDS.map((brand) => (
          <section key={brand} aria-labelledby={`brand-${brand}`}>
            <h3 id={`brand-${brand}`}>{brand}</h3>
            <div style={{ display: "flex", gap: 16, overflowX: "auto" }}>
              {WIDTHS.map((width) => (
                <iframe
                  key={width}
                  title={`${brand}, ${width} px`}
                  src={address(brand)}
                  loading="lazy"
                  width={width}
                  height={620}
                  style={{ flex: "none", border: "1px solid #7f8e96" }}
                />
              ))}
            </div>
          </section>
        ))}
        {renderCode(copiedCode(sources[`../packages/ui/src/playground/${shown}.tsx`] ?? ""))}
      </Stack>
    </UiProvider>
  );
};
