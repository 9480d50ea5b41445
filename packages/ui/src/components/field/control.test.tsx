import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Checkbox } from "../checkbox/index.ts";
import { Combobox } from "../combobox/index.ts";
import { OneTimeCode } from "../one-time-code/index.ts";
import { PhoneField } from "../phone-field/index.ts";
import { SelectField } from "../select-field/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextField } from "../text-field/index.ts";

const own = { "aria-invalid": true, "aria-describedby": "note" } as const;
const ignore = () => undefined;
const text = { value: "", onChange: ignore };

describe("the caller's description and validity are merged with the field's", () => {
  test.each([
    ["TextField", <TextField key="f" label="Field" hint="Help" {...own} />],
    ["TextArea", <TextArea key="f" label="Field" hint="Help" {...own} />],
    ["SelectField", <SelectField key="f" label="Field" hint="Help" options={[]} {...own} />],
    ["Combobox", <Combobox key="f" label="Field" hint="Help" options={[]} onSelect={ignore} {...text} {...own} />],
    ["OneTimeCode", <OneTimeCode key="f" label="Field" hint="Help" {...text} {...own} />],
    [
      "PhoneField",
      <PhoneField
        key="f"
        label="Field"
        hint="Help"
        country=""
        onCountryChange={ignore}
        countries={[]}
        {...text}
        {...own}
      />,
    ],
    ["Checkbox", <Checkbox key="f" label="Field" hint="Help" {...own} />],
  ])("%s", async (_, field) => {
    await renderUi(
      <>
        <p id="note">Note</p>
        {field}
      </>,
    );
    const control = page.getByLabelText("Field", { exact: false }).first();
    await expect.element(control).toHaveAttribute("aria-invalid", "true");
    await expect.element(control).toHaveAccessibleDescription("Note Help");
  });
});
