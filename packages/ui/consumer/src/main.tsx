import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";
import "@lucarne/ui/theme/stairwell";
import "./app.css";
import { Button } from "@lucarne/ui/button";
import { Dialog } from "@lucarne/ui/dialog";
import { UiProvider } from "@lucarne/ui/provider";
import { strings } from "@lucarne/ui/strings/en";
import { TextField } from "@lucarne/ui/text-field";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const App = () => {
  const [pressed, setPressed] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <UiProvider strings={strings} locale="en">
      <TextField label="Company name" hint="As on the invoice" name="company" />
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

const place = document.getElementById("app");
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
