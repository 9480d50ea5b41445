import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../test-sample.ts";
import { Amount } from "../components/amount/index.ts";
import { FrameNotice } from "../components/app-frame/index.ts";
import { Logo } from "../components/brand/index.ts";
import { EmptyState } from "../components/empty-state/index.ts";
import { FileUpload } from "../components/file-upload/index.ts";
import { HeroSlider } from "../components/hero-slider/index.ts";
import { Notice, NoticeAction } from "../components/notice/index.ts";
import { RadioGroup } from "../components/radio-group/index.ts";
import { StatisticCard } from "../components/statistic-card/index.ts";
import { Switch } from "../components/switch/index.ts";
import { type CellPlace, Table } from "../components/table/index.ts";
import { Inline } from "../layout/index.ts";
import { renderUi } from "./render-ui.tsx";

const word = "legmegszentségteleníthetetlenségeskedéseitekért";

/** A phone's row of two cells with the word. */
const row = (place: CellPlace) => (
  <Table
    key="part"
    caption="Letters"
    columns={(["key", place] as const).map((id) => ({
      id,
      place: id,
      header: word,
      cell: () => word,
    }))}
    rows={[1]}
    keyOf={String}
  />
);

beforeEach(() => page.viewport(320, 700));
afterEach(() => page.viewport(1080, 800));

test.each(
  everyNth(3, [
    ["RadioGroup", <RadioGroup key="part" label="Letter" options={[{ value: "a", label: word, hint: word }]} />],
    ["Switch", <Switch key="part" label={word} hint={word} />],
    [
      "FileUpload",
      <FileUpload
        key="part"
        label="Logo"
        prompt={word}
        rules={word}
        files={[]}
        onFiles={() => undefined}
        onRemove={() => undefined}
      />,
    ],
    ["EmptyState", <EmptyState key="part" title={word} text={word} />],
    [
      "Notice",
      <Notice key="part" tone="info" action={<NoticeAction href="#shop">{word}</NoticeAction>}>
        {word}
      </Notice>,
    ],
    [
      "StatisticCard",
      <div key="part" style={{ inlineSize: 150 }}>
        <StatisticCard title={word} value={5} />
      </div>,
    ],
    ["Amount", <Amount key="part" value={word} unit={word} />],
    [
      "FrameNotice",
      <FrameNotice key="part" label="State" action={<NoticeAction href="#shop">{word}</NoticeAction>}>
        {word}
      </FrameNotice>,
    ],
    ["Logo", <Logo key="part" name={[word, "Club"]} />],
    [
      "HeroSlider",
      <HeroSlider
        key="part"
        label="News"
        slides={[{ id: "one", title: word, text: word, action: null, picture: null }]}
      />,
    ],
    ["status of a Table", row("status")],
    ["meta of a Table", row("meta")],
    ["pair of a Table", row("pair")],
    ["start of a Table", row("start")],
    ["end of a Table", row("end")],
  ] as const),
)("a long word in a %s on a phone: breaks, is whole, and does not make the page wider", async (_, part) => {
  const { container } = await renderUi(part);
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const element of container.querySelectorAll("*")) {
    if (!element.textContent.includes(word) || element.closest("thead") || element.querySelector("thead")) continue;
    const text = document.createRange();
    text.selectNodeContents(element);
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  }
});

describe("short words beside something long", () => {
  const long = <p key="long">{"many short words ".repeat(8)}</p>;
  test.each([
    ["Amount", <Amount key="part" value="1 250" unit="bonus points" />],
    ["Logo", <Logo key="part" name={["Lucarne", "Club"]} />],
  ])("a %s keeps its text on one line", async (_, part) => {
    const { container, rerender } = await renderUi(part);
    const size = () => {
      const { width, height } = container.querySelector("[data-component]")?.getBoundingClientRect() ?? {};
      return [width, height];
    };
    const alone = size();
    await rerender(
      <Inline wrap={false}>
        {long}
        {part}
      </Inline>,
    );
    expect(size()).toEqual(alone);
  });
});
