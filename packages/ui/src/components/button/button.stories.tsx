import type { Meta, StoryObj } from "@storybook/react-vite";
import { Box, Inline, Stack } from "../../layout/index.ts";
import { Plus, ShoppingCart, Trash2 } from "../icons/index.ts";
import { Button, ButtonLink, type ButtonProps } from "./index.ts";

const meta = { title: "Components/Button", component: Button, args: { children: "Send code" } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};

export const Kinds: Story = {
  tags: ["long"],
  render: () => (
    <Stack space="small">
      <Inline>
        <Button>Primary</Button>
        <Button tone="accent" icon={ShoppingCart}>
          Order
        </Button>
        <Button tone="negative" icon={Trash2}>
          Delete
        </Button>
      </Inline>
      <Inline>
        <Button variant="outline">Outline</Button>
        <Button variant="outline" tone="negative">
          Remove
        </Button>
        <Button variant="soft" icon={Plus}>
          Soft
        </Button>
        <Button variant="text">Text button</Button>
        <Button variant="text" tone="negative">
          Log out everywhere
        </Button>
      </Inline>
      <Inline>
        <Button size="compact" variant="outline">
          Compact 44
        </Button>
        <ButtonLink href="#register" variant="outline">
          A link
        </ButtonLink>
      </Inline>
    </Stack>
  ),
};

const variants = ["solid", "outline", "soft", "text"] as const;

const Row = ({ tone }: { readonly tone: NonNullable<ButtonProps["tone"]> }) => (
  <Inline>
    {variants.map((variant) => (
      <Button key={variant} tone={tone} variant={variant} icon={Plus}>
        {tone}, {variant}
      </Button>
    ))}
  </Inline>
);

/** Every tone in every variant; `highlight` is only used on a brand panel. */
export const TonesAndVariants: Story = {
  render: () => (
    <Stack>
      {(["primary", "accent", "negative"] as const).map((tone) => (
        <Row key={tone} tone={tone} />
      ))}
      <Box surface="brand" padding="medium" radius="card">
        <Row tone="highlight" />
      </Box>
    </Stack>
  ),
};

export const OnBrandPanel: Story = {
  tags: ["long"],
  render: () => (
    <Box surface="brand" padding="large" radius="dialog">
      <Inline>
        <Button tone="highlight" icon={Plus}>
          Add a project
        </Button>
        <Button tone="highlight" variant="outline">
          Later
        </Button>
      </Inline>
    </Box>
  ),
};

export const Disabled: Story = {
  tags: ["long"],
  render: () => (
    <Inline>
      <Button disabled>Solid</Button>
      <Button disabled variant="outline">
        Outline
      </Button>
      <Button disabled variant="soft">
        Soft
      </Button>
      <Button disabled variant="text">
        Text
      </Button>
      <Button disabled tone="accent" icon={ShoppingCart}>
        Order
      </Button>
    </Inline>
  ),
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

/** The label and the width stay; the spinner replaces an icon. */
export const Pending: Story = {
  render: () => (
    <Inline>
      <Button>Saving</Button>
      <Button pending>Saving</Button>
      <Button icon={ShoppingCart}>Ordering</Button>
      <Button icon={ShoppingCart} tone="accent" pending>
        Ordering
      </Button>
      <Button size="compact" variant="outline" pending>
        Saving
      </Button>
    </Inline>
  ),
};

/** Long labels take two lines and unbroken ones wrap inside the button. */
export const LongLabels: Story = {
  tags: ["long"],
  render: () => (
    <Stack align="start">
      <div style={{ inlineSize: 220 }}>
        <Stack>
          <Button icon={Plus} stretch>
            Регистрирайте фирмата си в клуба още днес
          </Button>
          <Button stretch>legmegszentségteleníthetetlenségeskedéseitekért</Button>
        </Stack>
      </div>
    </Stack>
  ),
};
