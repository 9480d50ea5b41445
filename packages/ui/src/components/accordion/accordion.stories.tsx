import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/index.ts";
import { Text } from "../text/index.ts";
import { Accordion, AccordionItem } from "./index.ts";

const meta = { title: "Components/Accordion", component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj;

export const Questions: Story = {
  tags: ["pictured-in-every-theme"],
  render: () => (
    <Accordion>
      <AccordionItem title="When do I get points for a project?" defaultOpen>
        <Text>Two weeks after the survey, when the windows are in the roof and their numbers are scanned.</Text>
      </AccordionItem>
      <AccordionItem title="Can I return an order?">
        <Text>Yes, within 14 days.</Text>
      </AccordionItem>
      <AccordionItem title="Who sees my phone number?">
        <Text>Nobody but our support.</Text>
      </AccordionItem>
    </Accordion>
  ),
};

/** A heading of many words wraps, and the mark stays at its end. */
export const LongWords: Story = {
  tags: ["long"],
  render: () => (
    <Stack style={{ maxInlineSize: 260 }}>
      <Accordion single>
        <AccordionItem title="Megszentségteleníthetetlenségeskedéseitekért: kérdések és válaszok" defaultOpen>
          <Text>Donaudampfschifffahrtsgesellschaftskapitänsmütze</Text>
        </AccordionItem>
        <AccordionItem title="Кога получавам точки за обекта си">
          <Text>Точки</Text>
        </AccordionItem>
      </Accordion>
    </Stack>
  ),
};
