import { Controls, Description, DocsStory, Primary, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import type { Guide } from "../packages/ui/src/docs/guide.ts";

const guides = import.meta.glob<Guide>("../packages/ui/src/{layout,components/*}/*.guide.ts", {
  eager: true,
  import: "guide",
});

/** What the part on the page is for, what it is not, and its keys. */
const GuideOfPart = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const file: unknown = preparedMeta.parameters["fileName"];
  if (typeof file !== "string") return null;
  // `/…/packages/ui/src/components/tabs/tabs.stories.tsx` → `../packages/ui/src/components/tabs/`
  const folder = file.replace(/^.*(?=packages\/ui\/)/, "../").replace(/[^/]*$/, "");
  const guide = Object.entries(guides).find(([path]) => path.startsWith(folder))?.[1];
  if (guide === undefined) return null;
  return (
    <>
      <h3>For</h3>
      <p>{guide.use}</p>
      <h3>Not for</h3>
      <p>{guide.avoid}</p>
      {guide.keys ? (
        <>
          <h3>Keys</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Does</th>
              </tr>
            </thead>
            <tbody>
              {guide.keys.map(([key, does]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </>
  );
};

type DocumentedStory = ReturnType<typeof useOf<"meta">>["csfFile"]["stories"][string];

/** A story that is drawn when it comes near the visible part of the page. */
const LazyStory = ({ story }: { readonly story: DocumentedStory }) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: "300px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ minBlockSize: near ? undefined : "24rem" }}>
      {near ? <DocsStory of={story.moduleExport} expanded /> : <h3>{story.name}</h3>}
    </div>
  );
};

/** The stories after the first one. */
const OtherStories = () => {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = Object.values(csfFile.stories).slice(1);
  return stories.length === 0 ? null : (
    <>
      <h2>Stories</h2>
      {stories.map((story) => (
        <LazyStory key={story.id} story={story} />
      ))}
    </>
  );
};

/** The page of a part: its guide between its description and its stories. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <GuideOfPart />
    <Primary />
    <Controls />
    <OtherStories />
  </>
);
