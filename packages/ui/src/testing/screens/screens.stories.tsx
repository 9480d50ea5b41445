import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, waitFor, within, expect } from "storybook/test";
import { Checkout as CheckoutScreen } from "./checkout.tsx";
import { Projects as ProjectsScreen } from "./projects.tsx";
import { SignIn as SignInScreen } from "./sign-in.tsx";

const meta = { title: "Screens", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const SignIn: Story = { tags: ["pictured-in-every-theme", "long"], render: () => <SignInScreen /> };

export const SignInWithoutAddress: Story = {
  tags: ["long"],
  render: () => <SignInScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the code" }));
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Enter your e-mail or phone number.");
  },
};

export const Projects: Story = {
  tags: ["pictured-in-every-theme", "long"],
  render: () => <ProjectsScreen count={12} />,
};

export const Checkout: Story = { tags: ["pictured-in-every-theme"], render: () => <CheckoutScreen /> };

export const CheckoutQuestion: Story = {
  render: () => <CheckoutScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Order" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Order for 960 points?" })).toBeVisible());
  },
};

export const CheckoutCart: Story = {
  tags: ["long"],
  render: () => <CheckoutScreen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cart" }));
    await waitFor(() => expect(within(screen.getByRole("dialog")).getByText(/tool case/)).toBeVisible());
  },
};
