import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TRANSLATORS } from "../../testing/translators.ts";
import { followTranslator } from "./follow-translator.ts";

followTranslator();

const Parts = () => {
  const [step, setStep] = useState(0);
  const button = (label: ReactNode) => (
    <button type="button" onClick={() => setStep(step + 1)}>
      {label}
    </button>
  );

  return (
    <>
      {button("Next")}
      <p data-testid="parts">
        {step === 1 && <b>first</b>}
        {step < 2 && "middle"}
        {step < 3 && <i>before</i>}
        {`text ${step}`}
        {step === 2 && "tail"}
      </p>
    </>
  );
};

test.each(TRANSLATORS)(
  "what is beside a text that is translated $name comes, changes and goes (LANG-11)",
  async (one) => {
    await render(<Parts />);
    const shown = () => page.getByTestId("parts").element().textContent;
    for (const expected of ["firstmiddlebeforetext 1", "beforetext 2tail", "text 3"]) {
      await one.translate(document.body);
      await page.getByRole("button", { name: "Next" }).click();
      await expect.poll(shown).toBe(expected);
    }
  },
);
