"use client";

import { Button } from "@lucarne/ui/button";
import { Combobox } from "@lucarne/ui/combobox";
import { Dialog } from "@lucarne/ui/dialog";
import { UiProvider } from "@lucarne/ui/provider";
import { strings } from "@lucarne/ui/strings/en";
import { TextField } from "@lucarne/ui/text-field";
import { useState } from "react";

const towns = ["Krakow", "Krosno", "Kutno"].map((label) => ({ value: label, label }));

/** The app's content. The kit's texts contain functions, so the provider is a client component of an app router. */
export const Sample = () => {
  const [pressed, setPressed] = useState(0);
  const [open, setOpen] = useState(false);
  const [town, setTown] = useState("");
  return (
    <UiProvider strings={strings} locale="en">
      <TextField label="Company name" hint="As on the invoice" name="company" />
      <Combobox
        label="Town"
        value={town}
        onValueChange={setTown}
        options={towns.filter(({ label }) => label.startsWith(town))}
        onSelect={({ label }) => setTown(label)}
      />
      <Button onClick={() => setPressed(pressed + 1)}>Pressed {pressed}</Button>
      <Button id="own-rule" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Keep your answers?" />
      <div data-brand="stairwell" data-scheme="dark">
        <Button id="other-brand">Ladders</Button>
      </div>
    </UiProvider>
  );
};
