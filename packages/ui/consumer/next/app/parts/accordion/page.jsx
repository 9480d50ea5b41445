import { Accordion, AccordionItem } from "@lucarne/ui/accordion";

const Page = () => (
  <Accordion single>
    <AccordionItem title="When do I get points?" defaultOpen>
      After the survey
    </AccordionItem>
    <AccordionItem title="Can I return an order?">Yes</AccordionItem>
  </Accordion>
);

export default Page;
