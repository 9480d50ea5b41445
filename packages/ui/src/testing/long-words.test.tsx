import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { EmptyState } from "../components/empty-state/index.ts";
import { FileUpload } from "../components/file-upload/index.ts";
import { Notice, NoticeAction } from "../components/notice/index.ts";
import { RadioGroup } from "../components/radio-group/index.ts";
import { StatisticCard } from "../components/statistic-card/index.ts";
import { Switch } from "../components/switch/index.ts";
import { renderUi } from "./render-ui.tsx";

const word = "legmegszentségteleníthetetlenségeskedéseitekért";

beforeEach(() => page.viewport(320, 700));
afterEach(() => page.viewport(1080, 800));

test.each([
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
])("a long word in a %s on a phone: breaks, is whole, and does not make the page wider", async (_, part) => {
  const { container } = await renderUi(part);
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const element of container.querySelectorAll("*")) {
    if (element.textContent.includes(word)) expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  }
});
