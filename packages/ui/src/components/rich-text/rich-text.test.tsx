import { expect, test } from "vitest";
import { renderUi } from "../../testing/render-ui.tsx";
import { RichText } from "./index.ts";

test("styles plain elements, has no margin at the start and limits the line length", async () => {
  const screen = await renderUi(
    <RichText>
      <h2>Before</h2>
      <ul>
        <li>Dry the frame</li>
      </ul>
    </RichText>,
  );
  const style = (selector: string) => getComputedStyle(screen.container.querySelector(selector) ?? document.body);
  expect(style("h2").marginTop).toBe("0px");
  expect(style("ul").listStyleType).toBe("disc");
  expect(style('[data-component="RichText"]').maxWidth).toBe("680px");
});
