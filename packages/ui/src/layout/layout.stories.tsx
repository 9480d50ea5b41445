import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../components/badge/index.ts";
import { Button } from "../components/button/index.ts";
import { Text } from "../components/text/index.ts";
import { onAPhone } from "../testing/on-a-phone.ts";
import { Box, Container, Grid, Hidden, Inline, Stack } from "./index.ts";

const meta = { title: "Layout" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Grounds: Story = {
  render: () => (
    <Grid minColumn="160px" space="small">
      {(["canvas", "surface", "raised", "sunken", "brandSoft"] as const).map((surface) => (
        <Box key={surface} surface={surface} padding="medium" radius="card" border>
          {surface}
        </Box>
      ))}
      <Box surface="brand" padding="medium" radius="card">
        <Text tone="onBrand">brand</Text>
      </Box>
    </Grid>
  ),
};

export const Stacks: Story = {
  tags: ["long"],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      {(["xsmall", "medium", "large"] as const).map((space) => (
        <Stack key={space} space={space} align="start">
          <Badge>{space}</Badge>
          <Badge>{space}</Badge>
          <Badge>{space}</Badge>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Wraps when there is too little space. */
export const Inlines: Story = {
  render: () => (
    <Stack>
      {(["start", "center", "end", "space-between"] as const).map((align) => (
        <Inline key={align} align={align}>
          <Badge>{align}</Badge>
          <Badge tone="info">Felülvizsgálat alatt</Badge>
          <Badge tone="positive">Завършена</Badge>
        </Inline>
      ))}
      <Inline collapseBelow="tablet">
        <Button>Becomes a stack</Button>
        <Button variant="outline">on phones</Button>
      </Inline>
    </Stack>
  ),
};

export const Grids: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
      {["One", "Two", "Three", "legmegszentségteleníthetetlenségeskedéseitekért"].map((words) => (
        <Box key={words} surface="surface" padding="medium" border>
          {words}
        </Box>
      ))}
    </Grid>
  ),
};
export const GridsOnAPhone: Story = { ...Grids, ...onAPhone, tags: ["long"] };

export const Containers: Story = {
  tags: ["long"],
  parameters: { layout: "fullscreen" },
  render: () => (
    <Stack>
      {(["page", "form", "text", "narrow"] as const).map((size) => (
        <Container key={size} size={size}>
          <Box surface="surface" padding="small" border>
            {size}
          </Box>
        </Container>
      ))}
    </Stack>
  ),
};

export const ByWidth: Story = {
  tags: ["long"],
  render: () => (
    <>
      <Hidden below="tablet">Shown from 760 px on.</Hidden>
      <Hidden above="tablet">Shown below 760 px.</Hidden>
    </>
  ),
};
