import { UiProvider } from "@lucarne/ui/provider";
import { loadStrings } from "@lucarne/ui/strings/load";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { everyNth } from "../../../../../test-sample.ts";
import type { ArtworkLanguage } from "../../artwork/words/languages.ts";
import { sampleData } from "../../products/samples/data.ts";
import { loadFormWords } from "../words/load.ts";
import { FormStory } from "./form-story.tsx";
import type { FormProductName } from "./products.ts";

/** What a story of the form shows and says in a language. */
const sayingsOf = async (product: FormProductName, language: ArtworkLanguage): Promise<ReadonlySet<string>> => {
  const [words, strings] = await Promise.all([loadFormWords(language), loadStrings(language)]);
  const screen = await render(
    <UiProvider strings={strings} locale={language}>
      <FormStory
        product={product}
        language={language}
        words={words}
        filled="longest"
        partner
        network="works"
        cover={1}
        onSubmit={() => undefined}
      />
    </UiProvider>,
  );
  // The list comes last, with the services and the print engine.
  await expect.element(screen.getByRole("region", { name: words.printed.title })).toBeVisible();
  const elements = [...screen.container.querySelectorAll("*")];
  const sayings = elements.flatMap((element) => [
    ...["aria-label", "placeholder", "title", "alt", "value"].map((name) => element.getAttribute(name) ?? ""),
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [])),
  ]);
  await screen.unmount();
  return new Set(sayings.map((saying) => saying.trim()));
};

/** Names and addresses of the sample company are the same in each language. */
const { company, name, address } = sampleData("en", "longest").texts;
const isSample = (saying: string): boolean => [company, name, address].includes(saying.replace("\n", ", "));

/** Words, not names of files and colours or addresses. */
const isProse = (saying: string): boolean => /\p{L}{3,} \p{L}{2,}/u.test(saying);

test.each(everyNth(3, ["flyer", "cardHorizontal", "banner"] as const))(
  "a story of %s has no English words in Polish",
  async (product) => {
    const [english, polish] = [await sayingsOf(product, "en"), await sayingsOf(product, "pl")];
    expect([...polish].filter(isProse).length).toBeGreaterThan(10);
    expect([...polish].filter((saying) => isProse(saying) && !isSample(saying) && english.has(saying))).toEqual([]);
  },
);
