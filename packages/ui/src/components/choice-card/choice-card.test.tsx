import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../../test-sample.ts";
import { renderUi } from "../../testing/render-ui.tsx";
import { ChoiceCard, ChoiceGroup } from "./index.ts";

const Question = () => {
  const [chosen, setChosen] = useState("a");
  return (
    <ChoiceGroup label="Amount" hint="Once a day">
      {["a", "b"].map((value) => (
        <ChoiceCard
          key={value}
          type="radio"
          name="amount"
          label={`Card ${value}`}
          hint="Takes a day"
          checked={chosen === value}
          onChange={() => setChosen(value)}
        >
          <p>More about {value}</p>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
};

describe("ChoiceCard, keyboard (APG radio group, checkbox)", () => {
  const card = (name: string) => page.getByRole("radio", { name });

  test.each(
    everyNth(2, [
      ["Down Arrow", "{ArrowDown}"],
      ["Right Arrow", "{ArrowRight}"],
      ["Up Arrow", "{ArrowUp}"],
      ["Left Arrow", "{ArrowLeft}"],
    ]),
  )("%s: to the other card and chooses it, around the end", async (_, key) => {
    await renderUi(<Question />);
    await userEvent.tab();
    await expect.element(card("Card a")).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(card("Card b")).toBeChecked();
    await expect.element(card("Card b")).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(card("Card a")).toBeChecked();
  });

  test("Space: changes a card that may be one of many", async () => {
    await renderUi(<ChoiceCard type="checkbox" label="Roof" />);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(page.getByRole("checkbox", { name: "Roof" })).toBeChecked();
  });
});

describe("ChoiceCard", () => {
  test("the chosen card shows its content", async () => {
    await renderUi(<Question />);
    await page.getByText("Card b").click();
    await expect.element(page.getByText("More about b")).toBeVisible();
    await expect.element(page.getByText("More about a")).not.toBeInTheDocument();
  });

  test("an uncontrolled card shows its content while it is chosen, also after a reset", async () => {
    await renderUi(
      <form>
        {["a", "b"].map((value) => (
          <ChoiceCard key={value} type="radio" name="card" label={`Card ${value}`} defaultChecked={value === "a"}>
            <p>More about {value}</p>
          </ChoiceCard>
        ))}
        <button type="reset">Reset</button>
      </form>,
    );
    const more = (value: string) => page.getByText(`More about ${value}`);
    await expect.element(more("a")).toBeVisible();
    await page.getByText("Card b").click();
    await expect.element(more("b")).toBeVisible();
    await expect.element(more("a")).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(more("a")).toBeVisible();
    await expect.element(more("b")).not.toBeInTheDocument();
  });

  test("label and description are separate; the question names the group", async () => {
    await renderUi(<Question />);
    await expect.element(page.getByRole("radio", { name: "Card a" })).toHaveAccessibleDescription("Takes a day");
    await expect.element(page.getByRole("group", { name: "Amount" })).toHaveAccessibleDescription("Once a day");
  });

  test("a blocked card cannot be chosen and says why", async () => {
    await renderUi(<ChoiceCard type="checkbox" label="500 PLN" hint="You need 40 more points." disabled />);
    const card = page.getByRole("checkbox", { name: "500 PLN" });
    await expect.element(card).toBeDisabled();
    await expect.element(card).toHaveAccessibleDescription("You need 40 more points.");
  });

  test("before a choice no radio button looks chosen", async () => {
    await renderUi(
      <>
        <ChoiceCard type="radio" name="amount" label="Open" />
        <ChoiceCard type="radio" name="other" label="Chosen" defaultChecked />
      </>,
    );
    const ground = (name: string) => getComputedStyle(page.getByRole("radio", { name }).element()).backgroundColor;
    expect(ground("Open")).not.toBe(ground("Chosen"));
  });

  test("a code is first in the row and hidden from screen readers; the control is last", async () => {
    await renderUi(<ChoiceCard type="radio" code="SK" label="Slovensko" end="+421" />);
    const radio = page.getByRole("radio", { name: "Slovensko", exact: true });
    const start = (element: Element) => element.getBoundingClientRect().left;
    expect(start(page.getByText("SK").element())).toBeLessThan(start(page.getByText("Slovensko").element()));
    expect(start(radio.element())).toBeGreaterThan(start(page.getByText("+421").element()));
  });
});
