import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Pagination } from "./index.ts";

const meta = {
  title: "Components/Pagination",
  component: Pagination,
  args: { page: 1, pages: 3, hrefOf: (page: number) => `#page-${page}`, range: "1–20 of 46" },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = { args: { page: 12, pages: 40, range: "221–240 of 791" } };
export const One: Story = { args: { pages: 1, range: "1–4 of 4" }, tags: ["long"] };
export const Last: Story = { args: { page: 40, pages: 40, range: "781–791 of 791" }, tags: ["long"] };

const InDialog = () => {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pages={9} onPageChange={setPage} />;
};

/** Buttons, for a list that has no address. */
export const Buttons: Story = { render: () => <InDialog />, tags: ["long"] };
