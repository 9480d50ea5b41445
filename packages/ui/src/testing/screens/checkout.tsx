import { type FormEvent, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Dialog } from "../../components/dialog/index.ts";
import { Drawer } from "../../components/drawer/index.ts";
import { RadioGroup } from "../../components/radio-group/index.ts";
import { Heading, Text } from "../../components/text/index.ts";
import { TextArea } from "../../components/text-area/index.ts";
import { TextField } from "../../components/text-field/index.ts";
import { Container, Inline, Stack } from "../../layout/index.ts";

const delivery = [
  { value: "company", label: "To the company" },
  { value: "project", label: "To a project" },
] as const;

/** An order form with a confirmation dialog and a cart drawer. */
export const Checkout = () => {
  const [to, setTo] = useState<"company" | "project">("company");
  const [name, setName] = useState("");
  const [shown, setShown] = useState<"question" | "cart">();
  const close = () => setShown(undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown("question");
  };
  return (
    <Container as="main" size="form">
      <form noValidate onSubmit={submit}>
        <Stack space="large">
          <Heading level={1}>Checkout</Heading>
          <TextField label="Name" autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
          <TextField label="Phone" type="tel" autoComplete="tel" hint="For the driver" />
          <TextField label="Street and number" autoComplete="street-address" />
          <TextField label="Postal code" autoComplete="postal-code" />
          <TextField label="Town" autoComplete="address-level2" />
          <RadioGroup label="Delivery" options={delivery} value={to} onValueChange={setTo} />
          <TextArea label="Note" optional limit={200} />
          <Checkbox label="I accept the rules of the shop" />
          <Inline>
            <Button type="submit">Order</Button>
            <Button variant="outline" onClick={() => setShown("cart")}>
              Cart
            </Button>
          </Inline>
        </Stack>
      </form>
      <Dialog
        open={shown === "question"}
        onClose={close}
        title="Order for 960 points?"
        description="The points are reserved at once."
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Not yet
            </Button>
            <Button tone="accent" onClick={close}>
              Order
            </Button>
          </>
        }
      />
      <Drawer
        open={shown === "cart"}
        onClose={close}
        title="Cart"
        footer={<Button onClick={close}>Back to checkout</Button>}
      >
        <Text>Installer tool case, 960 points</Text>
      </Drawer>
    </Container>
  );
};
