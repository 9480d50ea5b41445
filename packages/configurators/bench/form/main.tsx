import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";
import { UiProvider } from "@lucarne/ui/provider";
import { loadStrings } from "@lucarne/ui/strings/load";
import { createRoot } from "react-dom/client";
import { FormStory, type FormStoryArgs } from "../../src/form/testing/form-story.tsx";
import { languageOf } from "../../src/testing/book/product-book.tsx";
import { loadFormWords } from "../../src/form/words/load.ts";

// A page with one form. Parameters: `?product=flyer&filled=usual&language=pl&scheme=dark&partner=1&cover=2`.
const asked = new URLSearchParams(location.search);
const language = asked.get("language") ?? "en";
const args: FormStoryArgs = {
  product: (asked.get("product") ?? "flyer") as FormStoryArgs["product"],
  filled: (asked.get("filled") ?? "usual") as FormStoryArgs["filled"],
  partner: asked.has("partner"),
  network: "works",
  cover: Number(asked.get("cover") ?? 1),
  onSubmit: (order) => void (document.title = JSON.stringify(order)),
};
document.documentElement.dataset["scheme"] = asked.get("scheme") ?? "light";
document.documentElement.lang = language;

const [strings, words] = await Promise.all([
  loadStrings(language as Parameters<typeof loadStrings>[0]),
  loadFormWords(language),
]);
const page = document.querySelector("#page");
if (page)
  createRoot(page).render(
    <UiProvider strings={strings} locale={language}>
      <div style={{ maxInlineSize: 1240, marginInline: "auto", padding: 16 }}>
        <FormStory words={words} language={languageOf({ language })} {...args} pageMargin="16px" />
      </div>
    </UiProvider>,
  );
