import { Fragment, useState } from "react";
import { Notice } from "../../components/notice/index.ts";
import { SegmentedControl } from "../../components/segmented-control/index.ts";
import { Heading, Text } from "../../components/text/index.ts";
import { Box, Container, Inline, Stack } from "../../layout/index.ts";
import { compositions } from "../../playground/compositions.ts";
import { Screen } from "../../playground/screen.tsx";
import type { Finding } from "../brand/check-brand.ts";

const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** What `previewHtml` writes into the page. */
export interface PreviewData {
  readonly brands: readonly string[];
  readonly findings: readonly Pick<Finding, "level" | "message">[];
}

/** All parts in the brands of a sheet, with what its check has found. */
export const PreviewPage = ({ brands, findings }: PreviewData) => {
  const [brand, setBrand] = useState(brands[0] ?? "");
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]["value"]>("light");
  const dress = (name: "brand" | "scheme", value: string) => {
    document.documentElement.dataset[name] = value;
  };
  return (
    <Container>
      <Box padding={{ phone: "medium", desktop: "large" }}>
        <Stack space="large">
          <Stack as="section" aria-label="Brand">
            <Heading level={1}>{brand}</Heading>
            <Inline>
              <SegmentedControl
                label="Scheme"
                options={SCHEMES}
                value={scheme}
                onValueChange={(value) => {
                  setScheme(value);
                  dress("scheme", value);
                }}
              />
              {brands.length > 1 ? (
                <SegmentedControl
                  label="Brand"
                  options={brands.map((value) => ({ value, label: value }))}
                  value={brand}
                  onValueChange={(value) => {
                    setBrand(value);
                    dress("brand", value);
                  }}
                />
              ) : null}
            </Inline>
            {findings.map(({ level, message }) => (
              <Notice key={message} tone={level === "fault" ? "negative" : "warning"}>
                {message}
              </Notice>
            ))}
            {findings.length === 0 ? <Text tone="muted">The check found no faults.</Text> : null}
          </Stack>
          {Object.entries(compositions).map(([name, Composition]) => (
            <Fragment key={name}>
              <Stack as="section" aria-label={name}>
                <Heading level={2}>{name}</Heading>
                {Composition === Screen ? null : <Composition />}
              </Stack>
              {/* Its `main` is that of the whole page, and may be in no other landmark. */}
              {Composition === Screen ? <Composition /> : null}
            </Fragment>
          ))}
        </Stack>
      </Box>
    </Container>
  );
};
