// Fields whose value is not the text of their control. FileUpload is apart: the app keeps its files and sends them.

import { type ReactElement, useActionState, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { everyNth } from "../../../../test-sample.ts";
import { DateField } from "../components/date-field/index.ts";
import { type DateRange, DateRangeField } from "../components/date-range-field/index.ts";
import { FileUpload, type FileUploadProps } from "../components/file-upload/index.ts";
import { MultiSelect } from "../components/multi-select/index.ts";
import { NumberField } from "../components/number-field/index.ts";
import { SearchSelect } from "../components/search-select/index.ts";
import { RangeSlider, Slider } from "../components/slider/index.ts";
import { renderUi } from "./render-ui.tsx";

interface DrawProps<Value> {
  readonly name: string;
  readonly form?: string;
  readonly autoFocus?: boolean;
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onValueChange?: (value: Value) => void;
}

interface FieldSpec<Value> {
  readonly draw: (props: DrawProps<Value>) => ReactElement;
  readonly initial: Value;
  /** The value after `change`. */
  readonly other: Value;
  /** What a user does. */
  readonly change: () => Promise<void>;
  /** What a form sends, and the value in it. */
  readonly sent: (value: Value) => readonly (readonly [name: string, value: string])[];
  readonly read: (data: FormData) => Value;
}

type Given = Pick<DrawProps<unknown>, "form" | "autoFocus">;

/** The field in each way, whatever the type of its value. */
const fieldOf = <Value,>({ draw, initial, other, change, sent, read }: FieldSpec<Value>) => ({
  free: (given: Given = {}) => draw({ name: "field", defaultValue: initial, ...given }),
  afterSending: (data: FormData | undefined) =>
    draw({ name: "field", defaultValue: data === undefined ? initial : read(data) }),
  controlled: (isOther: boolean) =>
    draw({ name: "field", value: isOther ? other : initial, onValueChange: () => undefined }),
  change,
  before: sent(initial),
  after: sent(other),
});

const label = "Field";
const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
];
const fill = (name: string, text: string) => async () => {
  await page.getByLabelText(name, { exact: true }).fill(text);
  await userEvent.tab();
};
const chooseTwo = async () => {
  await page.getByLabelText(label, { exact: true }).click();
  await page.getByRole("option", { name: "Two" }).click();
  // The list of several choices stays open.
  await userEvent.keyboard("{Escape}");
};
const oneMore = async () => {
  const thumb = page.getByRole("slider").first().element();
  if (thumb instanceof HTMLElement) thumb.focus();
  await userEvent.keyboard("{ArrowRight}");
};
const textIn = (data: FormData, name = "field") => String(data.get(name));

const FIELDS = {
  DateField: fieldOf<string>({
    draw: (props) => <DateField label={label} {...props} />,
    initial: "2026-03-05",
    other: "2026-03-06",
    change: fill(label, "03/06/2026"),
    sent: (day) => [["field", day]],
    read: textIn,
  }),
  DateRangeField: fieldOf<DateRange>({
    draw: ({ name, ...props }) => <DateRangeField label="Period" fromName={name} toName={`${name}-to`} {...props} />,
    initial: { from: "2026-03-05", to: "2026-03-18" },
    other: { from: "2026-03-06", to: "2026-03-18" },
    change: fill("From", "03/06/2026"),
    sent: ({ from, to }) => [
      ["field", from],
      ["field-to", to],
    ],
    read: (data) => ({ from: textIn(data), to: textIn(data, "field-to") }),
  }),
  NumberField: fieldOf<number | null>({
    draw: (props) => <NumberField label={label} {...props} />,
    initial: 1,
    other: 2,
    change: fill(label, "2"),
    sent: (number) => [["field", String(number)]],
    read: (data) => Number(textIn(data)),
  }),
  SearchSelect: fieldOf<string>({
    draw: (props) => <SearchSelect label={label} options={options} {...props} />,
    initial: "one",
    other: "two",
    change: chooseTwo,
    sent: (value) => [["field", value]],
    read: textIn,
  }),
  MultiSelect: fieldOf<readonly string[]>({
    draw: (props) => <MultiSelect label={label} options={options} {...props} />,
    initial: ["one"],
    other: ["one", "two"],
    change: chooseTwo,
    sent: (values) => values.map((value) => ["field", value]),
    read: (data) => data.getAll("field").map(String),
  }),
  Slider: fieldOf<number>({
    draw: (props) => <Slider label={label} {...props} />,
    initial: 10,
    other: 11,
    change: oneMore,
    sent: (number) => [["field", String(number)]],
    read: (data) => Number(textIn(data)),
  }),
  RangeSlider: fieldOf<readonly [number, number]>({
    draw: ({ name, ...props }) => (
      <RangeSlider label={label} fromLabel="From" toLabel="To" fromName={name} toName={`${name}-to`} {...props} />
    ),
    initial: [10, 90],
    other: [11, 90],
    change: oneMore,
    sent: ([from, to]) => [
      ["field", String(from)],
      ["field-to", String(to)],
    ],
    read: (data) => [Number(textIn(data)), Number(textIn(data, "field-to"))],
  }),
};
const each = Object.entries(FIELDS);
/** The fields in tests of what they share. */
const some = everyNth(3, each);

const dataOf = () => {
  const form = document.querySelector("form");
  return form === null ? undefined : [...new FormData(form)];
};
/** What follows a reset of the form is over. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each(each)(
  "%s, uncontrolled in a plain form: it is sent, and a reset gives the initial value",
  async (_, field) => {
    await renderUi(
      <form>
        {field.free()}
        <button type="reset">Reset</button>
      </form>,
    );
    expect(dataOf()).toEqual(field.before);
    await field.change();
    await expect.poll(dataOf).toEqual(field.after);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(dataOf).toEqual(field.before);
  },
);

test.each(some)("%s, a reset that the app prevents: the value stays", async (_, field) => {
  await renderUi(
    <form onReset={(event) => event.preventDefault()}>
      {field.free()}
      <button type="reset">Reset</button>
    </form>,
  );
  await field.change();
  await expect.poll(dataOf).toEqual(field.after);
  await page.getByRole("button", { name: "Reset" }).click();
  await settled();
  expect(dataOf()).toEqual(field.after);
});

describe("after an action of its form, which resets it: what was sent stays as the new initial value", () => {
  const Sent = ({ draw }: { readonly draw: (data: FormData | undefined) => ReactElement }) => {
    const [sent, send, isPending] = useActionState(
      async (_: FormData | undefined, data: FormData) => Promise.resolve(data),
      undefined,
    );
    return (
      <form action={send}>
        {draw(sent)}
        <button type="submit">Send</button>
        <output aria-label="State">{!isPending && sent ? "Sent" : ""}</output>
      </form>
    );
  };

  test.each(some)("%s", async (_, field) => {
    await renderUi(<Sent draw={field.afterSending} />);
    await field.change();
    await expect.poll(dataOf).toEqual(field.after);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(page.getByRole("status", { name: "State" })).toHaveTextContent("Sent");
    await settled();
    expect(dataOf()).toEqual(field.after);
  });
});

describe("controlled, after a reset or an action of its form: it is at its value", () => {
  const App = ({ draw }: { readonly draw: (isOther: boolean) => ReactElement }) => {
    const [isOther, setOther] = useState(false);
    const [count, send] = useActionState((before: number) => before + 1, 0);
    return (
      <form action={send}>
        {draw(isOther)}
        <button type="button" onClick={() => setOther(true)}>
          Change
        </button>
        <button type="reset">Reset</button>
        <button type="submit">Send</button>
        <output aria-label="State">{count}</output>
      </form>
    );
  };

  test.each(some)("%s", async (_, field) => {
    await renderUi(<App draw={field.controlled} />);
    await page.getByRole("button", { name: "Change" }).click();
    await expect.poll(dataOf).toEqual(field.after);
    await page.getByRole("button", { name: "Reset" }).click();
    await settled();
    expect(dataOf()).toEqual(field.after);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(page.getByRole("status", { name: "State" })).toHaveTextContent("1");
    await settled();
    expect(dataOf()).toEqual(field.after);
  });
});

test.each(some)("%s, with the id of a form elsewhere in the page: that form sends it", async (_, field) => {
  await renderUi(
    <>
      <form id="elsewhere" />
      {field.free({ form: "elsewhere" })}
    </>,
  );
  expect(dataOf()).toEqual(field.before);
});

test.each(some)("%s, in a disabled fieldset: it is not sent and cannot be used", async (_, field) => {
  const { container } = await renderUi(
    <form>
      <fieldset disabled>{field.free()}</fieldset>
    </form>,
  );
  expect(dataOf()).toEqual([]);
  expect(container.querySelectorAll("input:enabled, button:enabled, [role=slider][tabindex='0']")).toHaveLength(0);
});

test.each(some)("%s, with autoFocus: its first control has focus", async (_, field) => {
  const { container } = await renderUi(field.free({ autoFocus: true }));
  const first = container.querySelector("input:not([type=hidden]), [role=slider]");
  await expect.poll(() => document.activeElement).toBe(first);
});

describe("FileUpload", () => {
  const toListed = ({ name }: Pick<File, "name">) => ({ id: name, name, text: "1 kB", removeLabel: `Delete ${name}` });
  const logo = new File(["x"], "logo.png", { type: "image/png" });
  const upload = (name = logo.name) =>
    userEvent.upload(page.getByLabelText(label, { exact: true }), new File(["x"], name, { type: "image/png" }));
  const input = () => page.getByLabelText(label, { exact: true }).element();
  const listed = () => page.getByRole("listitem").elements().length;
  const words = { label, prompt: "Drop a file", rules: "PNG" };

  const Upload = (given: Partial<FileUploadProps>) => {
    const [files, setFiles] = useState([toListed({ name: "old.png" })]);
    return (
      <FileUpload
        {...words}
        files={files}
        onFiles={(chosen) => setFiles([...files, ...chosen.map(toListed)])}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        {...given}
      />
    );
  };

  test("the form does not send the files that the app sends, and a reset leaves them as every value of the app", async () => {
    await renderUi(
      <form>
        <Upload />
        <button type="reset">Reset</button>
      </form>,
    );
    await upload();
    await expect.poll(listed).toBe(2);
    expect(dataOf()).toEqual([]);
    await page.getByRole("button", { name: "Reset" }).click();
    await settled();
    expect(listed()).toBe(2);
  });

  test("after an action of its form, which resets it: the files stay, and more can be chosen", async () => {
    const App = () => {
      const [count, send] = useActionState((before: number) => before + 1, 0);
      return (
        <form action={send}>
          <Upload />
          <button type="submit">Send</button>
          <output aria-label="State">{count}</output>
        </form>
      );
    };
    await renderUi(<App />);
    await upload();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(page.getByRole("status", { name: "State" })).toHaveTextContent("1");
    await settled();
    expect(listed()).toBe(2);
    await upload("sign.png");
    await expect.poll(listed).toBe(3);
  });

  test("no button in it sends the form", async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const again = { ...toListed(logo), wrong: true, retryLabel: "Send again" };
    const { container } = await renderUi(
      <form>
        <Upload files={[again]} onRetry={() => undefined} />
      </form>,
    );
    container.querySelector("form")?.addEventListener("submit", onSubmit);
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByRole("button", { name: "Delete logo.png" }).click();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("required: the form with its id cannot be sent until a file is listed", async () => {
    const App = () => {
      const [files, setFiles] = useState<readonly ReturnType<typeof toListed>[]>([]);
      return (
        <>
          <form id="elsewhere" />
          <FileUpload
            {...words}
            form="elsewhere"
            required
            files={files}
            onFiles={(chosen) => setFiles(chosen.map(toListed))}
            onRemove={() => setFiles([])}
          />
        </>
      );
    };
    await renderUi(<App />);
    const isValid = () => document.querySelector("form")?.checkValidity();
    expect(isValid()).toBe(false);
    await upload();
    await expect.poll(isValid).toBe(true);
    await page.getByRole("button", { name: "Delete logo.png" }).click();
    await expect.poll(isValid).toBe(false);
  });

  test("in a disabled fieldset it cannot be used, and takes no pasted file", async () => {
    const onFiles = vi.fn();
    const { container } = await renderUi(
      <form>
        <fieldset disabled>
          <Upload onFiles={onFiles} />
        </fieldset>
      </form>,
    );
    expect(container.querySelectorAll("input:enabled, button:enabled")).toHaveLength(0);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(logo);
    input().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    expect(onFiles).not.toHaveBeenCalled();
  });

  test("with autoFocus: its input has focus", async () => {
    await renderUi(<Upload autoFocus />);
    await expect.poll(() => document.activeElement).toBe(input());
  });

  test("in a Controller of react-hook-form: it has the files, takes focus when they are missing, and follows a reset", async () => {
    const onSend = vi.fn<(sent: unknown) => void>();
    const Bound = () => {
      const { control, handleSubmit, reset } = useForm({
        defaultValues: { field: [] as ReturnType<typeof toListed>[] },
      });
      return (
        <form noValidate onSubmit={(event) => void handleSubmit(({ field }) => onSend(field))(event)}>
          <button type="submit">Send</button>
          <button type="button" onClick={() => reset()}>
            Start again
          </button>
          <Controller
            control={control}
            name="field"
            rules={{ required: "Add a file." }}
            render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
              <FileUpload
                {...words}
                {...{ ref, onBlur }}
                error={error?.message}
                files={value}
                onFiles={(chosen) => onChange([...value, ...chosen.map(toListed)])}
                onRemove={(id) => onChange(value.filter((file) => file.id !== id))}
              />
            )}
          />
        </form>
      );
    };
    await renderUi(<Bound />);
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(page.getByText("Add a file.")).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(input());
    await upload();
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => onSend.mock.calls).toEqual([[[toListed(logo)]]]);
    await page.getByRole("button", { name: "Start again" }).click();
    await expect.poll(listed).toBe(0);
  });
});
