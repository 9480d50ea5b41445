import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderUi } from "../../testing/render-ui.tsx";
import { Amount } from "../amount/index.ts";
import { StatisticCard } from "./index.ts";

describe("StatisticCard", () => {
  test.each([
    [undefined, 2],
    [3, 3],
    [4, 4],
  ] as const)("its title, level %s, is a heading of level %d", async (level, expected) => {
    const screen = await renderUi(
      <StatisticCard title="Company points" value="7" {...(level === undefined ? {} : { level })} />,
    );
    await expect.element(screen.getByRole("heading", { level: expected, name: "Company points" })).toBeInTheDocument();
  });

  test("has title, number, text and link in reading order", async () => {
    const screen = await renderUi(
      <StatisticCard
        title="Company points"
        value={<Amount size="large" value="1 284" />}
        text="160 expire this year"
        link={{ href: "#balance", label: "See balance" }}
      />,
    );
    expect(screen.container.textContent).toBe("Company points1 284160 expire this yearSee balance");
  });

  test("Enter: follows the link, which takes what links take", async () => {
    const follow = vi.fn();
    const screen = await renderUi(
      <StatisticCard
        title="Points"
        value="7"
        link={{ href: "#balance", label: "See balance", target: "_blank", rel: "noopener", onClick: follow }}
      />,
    );
    const link = screen.getByRole("link", { name: "See balance" });
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener");
    link.element().addEventListener("click", (event) => event.preventDefault());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(follow).toHaveBeenCalledOnce();
  });

  test("the link is another router's with asChild, whose words are the label", async () => {
    const screen = await renderUi(
      <StatisticCard title="Points" value="7" link={{ asChild: true, label: <a href="#other">See balance</a> }} />,
    );
    const link = screen.getByRole("link", { name: "See balance" });
    await expect.element(link).toHaveAttribute("href", "#other");
    await expect.element(link).toHaveAttribute("data-component", "TextLink");
    expect(screen.getByRole("link").elements()).toHaveLength(1);
  });

  test("the link is a target 44 px high", async () => {
    const screen = await renderUi(
      <StatisticCard title="Company points" value="7" link={{ href: "#balance", label: "See balance" }} />,
    );
    const link = screen.getByRole("link", { name: "See balance", exact: true });
    await expect.element(link).toHaveAttribute("href", "#balance");
    expect(link.element().getBoundingClientRect().height).toBe(44);
  });

  test("without text and link no empty elements are rendered", async () => {
    const screen = await renderUi(<StatisticCard data-testid="card" title="Projects" value="7" />);
    expect(screen.getByTestId("card").element().childElementCount).toBe(2);
    expect(screen.getByRole("link").query()).toBeNull();
  });

  test("passes rest props, class and ref to the root element; the title does not become a tooltip", async () => {
    const ref = vi.fn();
    const screen = await renderUi(
      <StatisticCard ref={ref} className="mine" aria-label="Balance" title="Points" value="7" />,
    );
    const root = screen.getByRole("region", { name: "Balance" });
    await expect.element(root).toHaveClass("mine");
    await expect.element(root).toHaveAttribute("data-component", "StatisticCard");
    await expect.element(root).not.toHaveAttribute("title");
    expect(ref).toHaveBeenCalledWith(root.element());
  });
});
