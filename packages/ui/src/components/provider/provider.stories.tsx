import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { strings as english } from "../../generated/strings/en.ts";
import { strings as polish } from "../../generated/strings/pl.ts";
import { Stack } from "../../layout/index.ts";
import { Breadcrumbs } from "../breadcrumbs/index.ts";
import { TextLink } from "../link/index.ts";
import { NumberField } from "../number-field/index.ts";
import { TextField } from "../text-field/index.ts";
import { type LinkComponentProps, UiProvider } from "./index.ts";

const meta = { title: "Components/Provider", component: UiProvider } satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj;

/** The kit's own words in Polish: the name of the breadcrumbs, and the word for a field that may stay empty. */
export const Strings: Story = {
  render: () => (
    <UiProvider strings={polish} locale="pl">
      <Stack lang="pl">
        <Breadcrumbs items={[{ href: "#start", label: "Start" }, { label: "Projekty" }]} />
        <TextField label="Firma" optional />
      </Stack>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: polish.breadcrumbs })).toBeVisible();
  },
};

/** The same words, and numbers as they are written in the language that `locale` names. */
export const Locale: Story = {
  render: () => (
    <Stack>
      {["en-GB", "de-AT", "fr-FR"].map((locale) => (
        <UiProvider key={locale} strings={english} locale={locale}>
          <NumberField label={`Roof area, ${locale}`} decimals={1} defaultValue={12_840.5} />
        </UiProvider>
      ))}
    </Stack>
  ),
};

/** A router's link knows where the app begins. */
const AppLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={`#/club${href}`}>
    {children}
  </a>
);

/** Every link of the kit is rendered by the app's own component. */
export const LinkComponent: Story = {
  render: () => (
    <UiProvider strings={english} locale="en" linkComponent={AppLink}>
      <Stack>
        <Breadcrumbs items={[{ href: "/orders", label: "Orders" }, { label: "4079-1004" }]} />
        <TextLink href="/guide">Installation guide</TextLink>
      </Stack>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    for (const [name, address] of [
      ["Orders", "#/club/orders"],
      ["Installation guide", "#/club/guide"],
    ] as const)
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", address);
  },
};
