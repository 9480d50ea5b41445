import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { type Order, OrdersTable } from "./orders-table.tsx";
import { type Member, type Refusals, Registration } from "./registration.tsx";
import { Settings as SettingsPage } from "./settings.tsx";
import { SignIn as SignInPage } from "./sign-in.tsx";

const meta = { title: "Recipes", tags: ["!autodocs"], parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj;

const sendCode = fn((_email: string) => Promise.resolve());
const signIn = fn((_email: string, code: string) => Promise.resolve(code === "40712"));

export const SignIn: Story = {
  render: () => <SignInPage sendCode={sendCode} signIn={signIn} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the code" }));
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(email).toHaveAccessibleDescription("Enter your e-mail address.");
    await userEvent.type(email, "marek@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send the code" }));
    const code = await canvas.findByRole("textbox", { name: "Code" });
    await expect(sendCode).toHaveBeenLastCalledWith("marek@example.com");
    await userEvent.type(code, "11111");
    await waitFor(() => expect(code).toHaveAccessibleDescription("The code is not right. Look at it again."));
  },
};

export const SignedIn: Story = {
  tags: ["long"],
  render: () => <SignInPage sendCode={sendCode} signIn={signIn} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "marek@example.com{Enter}");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Code" }), "40712");
    await expect(await canvas.findByText("You are signed in.")).toBeVisible();
  },
};

const sendOnce = fn((_email: string) => Promise.resolve());

export const SignInByEnter: Story = {
  tags: ["long"],
  render: () => <SignInPage sendCode={sendOnce} signIn={signIn} />,
  play: async ({ canvas, userEvent }) => {
    sendOnce.mockClear();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "marek@example.com{Enter}");
    const code = await canvas.findByRole("textbox", { name: "Code" });
    await userEvent.type(code, "407{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription("The code is not right. Look at it again."));
    await expect(sendOnce).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Another address" }));
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(email).not.toHaveAccessibleDescription();
    await userEvent.type(email, "{Enter}");
    await expect(await canvas.findByRole("textbox", { name: "Code" })).toHaveValue("");
  },
};

const save = fn((_name: string, _value: string | boolean) => Promise.resolve());
const refuse = () => Promise.reject(new Error("Refused"));
const deleteAccount = fn(() => Promise.resolve());

export const Settings: Story = {
  render: () => <SettingsPage save={save} deleteAccount={deleteAccount} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "News" }));
    await expect(save).toHaveBeenLastCalledWith("news", true);
    await userEvent.clear(canvas.getByRole("textbox", { name: "Name" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("Enter your name.");
  },
};

export const SettingsNotSaved: Story = {
  tags: ["long"],
  render: () => <SettingsPage save={refuse} deleteAccount={deleteAccount} />,
  play: async ({ canvas, userEvent }) => {
    const news = canvas.getByRole("switch", { name: "News" });
    await userEvent.click(news);
    await expect(await canvas.findByText("News could not be saved.")).toBeVisible();
    await expect(news).not.toBeChecked();
  },
};

export const SettingsDelete: Story = {
  tags: ["long"],
  render: () => <SettingsPage save={save} deleteAccount={deleteAccount} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete the account" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(deleteAccount).toHaveBeenCalled();
  },
};

/** The question stays open for another try. */
export const SettingsNotDeleted: Story = {
  tags: ["long"],
  render: () => <SettingsPage save={save} deleteAccount={refuse} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete the account" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await expect(await screen.findByText("Your account could not be deleted.")).toBeVisible();
    await expect(question.getByRole("button", { name: "Delete" })).toBeEnabled();
  },
};

const customers = [
  "Dach-Serwis Kowalczyk",
  "Müller Bedachungen",
  "Couvreurs Réunis",
  "Tetti Bianchi",
  "Cubiertas Núñez",
];
const states = ["open", "sent", "returned"] as const;
const orders: readonly Order[] = Array.from({ length: 12 }, (_, index) => ({
  id: `4079-${1000 + index}`,
  customer: customers[index % customers.length] ?? "",
  day: `2026-${String(1 + (index % 12)).padStart(2, "0")}-15`,
  status: states[index % states.length] ?? "open",
  points: (index * 130) % 970,
}));
const print = fn((_ids: readonly string[]) => undefined);

export const TableWithFilters: Story = {
  render: () => <OrdersTable orders={orders} onPrint={print} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "From" }), "2026-03-15");
    await userEvent.click(await canvas.findByRole("button", { name: /^Remove the filter From .*\bMar\b/ }));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Order or customer" }), "müller");
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(3));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Sent");
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Remove the filter müller" }));
    await waitFor(() => expect(canvas.getAllByRole("link")).toHaveLength(4));
    // The next chip has focus, after the last one the heading.
    await expect(canvas.getByRole("button", { name: "Remove the filter Sent" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("heading", { name: "Orders" })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Sent");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select: 4079-1010" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Print" }));
    await expect(print).toHaveBeenLastCalledWith(["4079-1010"]);
  },
};

export const TableWithoutRows: Story = {
  tags: ["long"],
  render: () => <OrdersTable orders={orders} onPrint={print} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Order or customer" }), "nobody");
    await expect(await canvas.findByRole("heading", { name: "No order fits" })).toBeVisible();
  },
};

/** A text that is no day has no chip; it goes with the filters. */
export const TableWithWrongDay: Story = {
  tags: ["long"],
  render: () => <OrdersTable orders={orders} onPrint={print} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "From" }), "31.2.2026");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Order or customer" }), "nobody");
    await expect(canvas.getByRole("textbox", { name: "From" })).toBeInvalid();
    await userEvent.click(await canvas.findByRole("button", { name: "Show all orders" }));
    await expect(canvas.getByRole("textbox", { name: "From" })).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: "From" })).toBeValid();
    // Not a field: a phone would open its keyboard.
    const heading = canvas.getByRole("heading", { name: "Orders" });
    await expect(heading).toHaveFocus();
    // The picture has no focus ring.
    heading.blur();
  },
};

const register = fn((_member: Member): Promise<Refusals | undefined> => Promise.resolve(undefined));
const refuseTaxNumber = fn((_member: Member): Promise<Refusals> =>
  Promise.resolve({ taxNumber: "There is already a member with this tax number." }),
);

type Play = Parameters<NonNullable<Story["play"]>>[0];

/** Fills the wizard to its end and sends it. */
const fillIn = async ({ canvas, userEvent }: Play) => {
  const type = async (name: RegExp, text: string) => userEvent.type(await canvas.findByRole("textbox", { name }), text);
  const next = () => userEvent.click(canvas.getByRole("button", { name: "Next" }));
  await type(/^First name/, "Milena");
  await type(/^Last name/, "Dimitrova");
  await type(/^E-mail/, "milena@example.com");
  await next();
  await type(/^Company/, "Pokrivi Dimitrova");
  await type(/^Tax number/, "12345678");
  await userEvent.click(canvas.getByRole("combobox", { name: /^Country/ }));
  await userEvent.click(await canvas.findByRole("option", { name: "Polska" }));
  await next();
  await userEvent.type(await canvas.findByRole("spinbutton", { name: /^Fitters/ }), "4");
  await userEvent.click(canvas.getByRole("checkbox", { name: "Roof windows" }));
  await next();
  await userEvent.click(await canvas.findByRole("radio", { name: "To the site" }));
  await next();
  await userEvent.click(await canvas.findByRole("checkbox", { name: "I accept the rules of the club" }));
  await userEvent.click(canvas.getByRole("button", { name: "Register" }));
};

export const Wizard: Story = {
  render: () => <Registration register={register} />,
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText("You are registered.")).toBeVisible();
    await expect(register).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: "Milena", country: "Polska", fitters: 4, delivery: "site", rules: true }),
    );
  },
};

export const WizardWrongField: Story = {
  tags: ["long"],
  render: () => <Registration register={register} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const name = canvas.getByRole("textbox", { name: "First name" });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription("Enter the first name.");
  },
};

/** A day that the calendar does not have, in a field that may be empty. */
export const WizardWrongDay: Story = {
  tags: ["long"],
  render: () => <Registration register={register} />,
  play: async ({ canvas, userEvent }) => {
    const type = (name: RegExp, text: string) => userEvent.type(canvas.getByRole("textbox", { name }), text);
    await type(/^First name/, "Milena");
    await type(/^Last name/, "Dimitrova");
    await type(/^E-mail/, "milena@example.com");
    await type(/^Birthday/, "31.2.1990");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const birthday = canvas.getByRole("textbox", { name: /^Birthday/ });
    await waitFor(() => expect(birthday).toHaveFocus());
    await expect(birthday).toHaveAttribute("aria-invalid", "true");
  },
};

/** The refused field is in the second of five steps: the page opens it. */
export const WizardRefused: Story = {
  tags: ["long"],
  render: () => <Registration register={refuseTaxNumber} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    const taxNumber = await canvas.findByRole("textbox", { name: "Tax number" });
    await waitFor(() => expect(taxNumber).toHaveFocus());
    await expect(taxNumber).toHaveAccessibleDescription("There is already a member with this tax number.");
    await expect(taxNumber).toHaveValue("12345678");
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await expect(await canvas.findByRole("textbox", { name: "First name" })).toHaveValue("Milena");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(await canvas.findByRole("textbox", { name: "Company" })).toHaveValue("Pokrivi Dimitrova");
  },
};

export const WizardNotSent: Story = {
  tags: ["long"],
  render: () => <Registration register={refuse} />,
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByText("That did not work. Try again in a moment.")).toBeVisible();
    await expect(context.canvas.getByRole("checkbox", { name: "I accept the rules of the club" })).toBeChecked();
  },
};
