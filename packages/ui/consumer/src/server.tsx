import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Sample } from "./sample.tsx";

/** The same content as text, for the page that the server sends. */
export const html = () =>
  renderToString(
    <StrictMode>
      <Sample />
    </StrictMode>,
  );
